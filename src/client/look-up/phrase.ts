/** Sentences whose parts depend on what is known. */

/**
 * Fills the `{tokens}` of a sentence. A part in brackets is left out where one of its tokens is unknown; behind a bar it has other words
 * for that: “[{party} collected|Money was collected] under a mandate.”
 */
export function fillPhrase(sentence: string, tokens: Readonly<Record<string, string | undefined>>): string {
  const isKnown = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => tokens[name!] !== undefined);
  return sentence
    .replace(/\[([^\]|]*)(?:\|([^\]]*))?\]/g, (_, part: string, other = '') =>
      isKnown(part) ? part : (other as string),
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => tokens[name] ?? whole);
}
