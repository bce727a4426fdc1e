import type { Inline } from './answer.ts';

/** “See [the list](/charges).” → texts and links, with the paths that they have. */
export function linked(text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((piece) => {
      const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
      return label && href ? { text: label, href } : piece;
    });
}
