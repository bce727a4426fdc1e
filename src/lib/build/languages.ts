/** The languages of the site, one for each file of content/words, and the words of the interface in each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Words } from '#schemas/words.ts';
import { fillTokens } from './tokens.ts';

export { defaultLanguage };

const folder = join('content', 'words');

const words = new Map<string, Words>();
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  words.set(name.replace('.json', ''), fillTokens(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Words));
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

/**
 * The words of an island, as its props. In the default language there are none: those words are in the island’s script, see
 * src/lib/browser/words.ts.
 */
export function islandWords<Name extends keyof Words['islands']>(
  language: string | undefined,
  name: Name,
): { words?: Words['islands'][Name] } {
  return language === undefined || language === defaultLanguage ? {} : { words: wordsOf(language).islands[name] };
}
