/** The number of words of a text in MDX, without tags and punctuation. */
export function countWords(text: string): number {
  const pieces = text.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return pieces.filter((piece) => /\p{L}|\p{N}/u.test(piece)).length;
}

/** Whether a text needs a list of its contents: it has more than 900 words or more than six sections. */
export function isLongText(body: string, headings: readonly { depth: number }[]): boolean {
  return countWords(body) > 900 || headings.filter(({ depth }) => depth === 2).length > 6;
}
