/**
 * Makes a stranger's text safe to print: characters that control a terminal, break a line, turn the direction of writing or cannot be
 * seen are shown by number, so that the text can neither hide nor forge what surrounds it. Tabs, line feeds and joiners, without which
 * Indian scripts and emoji cannot be written, stay.
 */
export function toPrintable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
