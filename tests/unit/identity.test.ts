import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '#lib/list-files.ts';
import { site } from '#data/site-facts.ts';

/** content/site.json and its translations. */
const isHome = (file: string) => /^content\/site(\.[a-z]{2,3})?\.json$/.test(file);

/** What only content/site.json may spell, so that one edit there renames the product or changes a contact. */
const identity = [
  site.name,
  site.tagline,
  new URL(site.url).host,
  site.support.email,
  site.support.phone,
  site.grievance.email,
  site.store.android,
  site.store.ios,
  ...site.social.map(({ url }) => url),
].filter((text) => text !== null);

/** As words of their own: "Bahi" is not spelt in "Bahin". */
const spells = (text: string, part: string) => new RegExp(`(?<!\\w)${RegExp.escape(part)}(?!\\w)`).test(text);

it('only content/site.json spells the name, tagline, contacts and profiles', () => {
  const files = ['src', 'content', 'public'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const spelt = files.flatMap((file) => {
    const text = isHome(file) ? '' : readFileSync(file, 'utf8');
    return identity.filter((part) => spells(text, part)).map((part) => `${file}: ${part}`);
  });
  expect(files.filter(isHome)).not.toEqual([]);
  expect(spelt).toEqual([]);
});
