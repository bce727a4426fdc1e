/** The languages of the site, one for each file of content/words, and the words of the interface in each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsSchema, type Words } from '#schemas/words.ts';
import { readChecked } from './read-singleton.ts';
import { fillTokens } from './tokens.ts';

/** The language of what is at the root; the others are below their codes, like /hi. */
export const defaultLanguage = 'en';

const folder = join('content', 'words');

const words = new Map<string, Words>();
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const read = () => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  words.set(
    name.replace('.json', ''),
    fillTokens(await readChecked<Words>(`content/words/${name}`, wordsSchema, read)),
  );
}

/** The codes of all languages, like `hi`; the default language first. */
export const languages: readonly string[] = [...new Set([defaultLanguage, ...[...words.keys()].sort()])];

/**
 * The words of the interface. Components call it with `Astro.currentLocale`.
 * @throws when there is no such language
 */
export function wordsOf(language = defaultLanguage): Words {
  const found = words.get(language);
  if (!found) throw new Error(`There is no content/words/${language}.json.`);
  return found;
}
