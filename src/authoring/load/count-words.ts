/** The number of words of a text in Markdown, without tags and punctuation. */
export function countWords(text: string): number {
  return text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}
