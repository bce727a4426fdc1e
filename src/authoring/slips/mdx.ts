import type { Slip } from './slip.ts';

/** {said} is the message of the MDX parser. */
const unread = (remedy: string) => `cannot be read: {said} → ${remedy}`;

/** Slips on the line where the parser stops. */
export const mdxSlips: readonly Slip[] = [
  {
    find: /\{[#%{]/,
    message: unread('remove it from { to }: it belongs to another program'),
    example: '«{{»< note >}}',
  },
];

/** Slips in the last tag before the place where the parser stops. */
export const tagSlips: readonly Slip[] = [
  {
    find: /^<{7}/,
    message: unread('keep one of the two versions, and remove <<<<<<<, ======= and >>>>>>>'),
    example: '«<<<<<<<» HEAD\nOne.\n=======\nTwo.\n>>>>>>> main',
  },
  {
    find: /^<!--/,
    message: unread('write a note as {/* note */}'),
    example: '«<!--» a note -->',
  },
  {
    find: /^<[^<>]*[“”]/,
    message: unread('write straight quotes: "'),
    example: '«<Callout title=“Mind”»>\n\nA line.\n\n</Callout>',
  },
  {
    find: /^<https?:/,
    message: unread('write a link as [words](https://www.rbi.org.in)'),
    example: 'See «<https:»//rbi.org.in>.',
  },
  {
    find: /^<[\w.+-]+@/,
    message: unread('write the address without < and >'),
    example: 'Write to «<support@»x.in>.',
  },
  {
    find: /^<[brh]r?\b/i,
    message: unread('HTML is refused: write an empty line, or in a table a comma'),
    example: 'One.«<br»>Two.',
  },
  {
    find: /^<[\s\d=]/,
    message: unread('write \\< where the character itself is meant'),
    example: 'Below «<5»000 rupees.',
  },
  {
    find: /^/,
    message: unread('close every tag, and write \\< and \\{ where the characters themselves are meant'),
    example: '«»<Callout>\n\nA paragraph.',
  },
];
