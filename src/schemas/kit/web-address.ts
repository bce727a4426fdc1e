import { z } from 'astro/zod';
import { capital } from './fields.ts';
import { quoted, wanted } from './wording.ts';

/** A URL that starts with https://. */
export function webAddress(what: string) {
  const error = wanted(`${what}, starting with https://`, (value) => `${quoted(value)} is not a web address`);
  return z
    .url({ error })
    .refine((value) => value.startsWith('https://') && !/\s/.test(value), { error })
    .describe(`${capital(what)}, starting with https://.`);
}
