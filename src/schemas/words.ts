import { z } from 'astro/zod';
import { group, schemaFile, shaped, text } from './fields.ts';
import { islandWords } from './words/islands.ts';
import { pageWords } from './words/pages.ts';
import { sharedWords } from './words/shared.ts';

/** content/words/<language>.json: the words of the interface. A language exists once it has this file. */
export const wordsSchema = z.strictObject({
  $schema: schemaFile,
  language: group('The language itself.', {
    name: text('the name of the language in the language itself', { max: 30 }),
    tag: shaped('the language with its region, for browsers, numbers and dates, like hi-IN', /^[a-z]{2,3}-[A-Z]{2}$/),
    numbers: shaped(
      'the numbers from zero on as words, with single spaces between, like "zero one two"',
      /^\S+( \S+)+$/,
    ),
    and: text('the word between the last two members of a list', { max: 20 }),
  }),
  ...sharedWords,
  ...pageWords,
  islands: islandWords,
});

export type Words = z.infer<typeof wordsSchema>;
