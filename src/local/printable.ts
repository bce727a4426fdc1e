/**
 * Makes what a stranger wrote safe to print: characters that steer a terminal or turn the direction of writing are shown by
 * number, so that a text can neither hide nor forge its surroundings. Tabs and line breaks stay.
 */
export function toPrintable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
}
