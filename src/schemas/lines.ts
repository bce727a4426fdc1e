import type { z } from 'astro/zod';
import { jsonFile, listOf, number, text } from './fields.ts';
import { shape } from './shape.ts';
import { optionallyTranslated } from './translation.ts';

/** content/lines/<bank>.json: how a bank prints the lines of its statements. Banks with a page here have its id. */
export const linesSchema = jsonFile({
  name: optionallyTranslated(text('the full name of the bank', { max: 60 })),
  order: number('the place in lists, from 1', { min: 1, max: 100 }),
  shapes: listOf('the kinds of lines that the bank prints', shape),
});

export type Lines = z.infer<typeof linesSchema>;
