/**
 * Makes a stranger's text safe to print: characters that control a terminal or the direction of writing are shown by number, so that
 * the text can neither hide nor forge what surrounds it. Tabs and line breaks stay.
 */
export function toPrintable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
