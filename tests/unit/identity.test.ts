import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { site } from '#lib/build/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** content/site.json and its translations. */
const isHome = (file: string) => /^content.site(\.[a-z]{2,3})?\.json$/.test(file);

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

/** Every file below these folders of the project, by its path from there. */
const filesBelow = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

/** As words of their own: "Bahi" is not spelt in "Bahin". */
const spells = (text: string, part: string) => new RegExp(`(?<!\\w)${RegExp.escape(part)}(?!\\w)`).test(text);

it('only content/site.json spells the name, tagline, contacts and profiles', () => {
  const spelt = filesBelow(['src', 'content', 'public'])
    .filter((file) => !isHome(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return identity.filter((part) => spells(text, part)).map((part) => `${file}: ${part}`);
    });
  expect(spelt).toEqual([]);
});
