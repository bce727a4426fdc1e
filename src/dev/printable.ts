/**
 * Makes the text of a stranger safe to print: escapes control and invisible characters, so that it can neither hide nor forge what
 * surrounds it. Tabs, line feeds and joiners, which Indian scripts and emoji need, stay.
 */
export function toPrintable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
