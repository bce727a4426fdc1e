import { readdirSync } from 'node:fs';

/** The ids of all banks whose lines are known, in the order of their files. */
export const banks = readdirSync(new URL('../../content/lines/', import.meta.url))
  .filter((file) => !file.includes('.hi.'))
  .map((file) => file.replace('.json', ''));
