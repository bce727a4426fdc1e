/** The languages of the site, one for each file of content/words, and the words of the interface in each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName, parseFields } from '#schemas/find-mistakes.ts';
import { wordsSchema, type Words } from '#schemas/words.ts';
import { ContentError } from './content-error.ts';
import { fillTokens } from './tokens.ts';

/** The language of what is at the root; the others are below their codes, like /hi. */
export const defaultLanguage = 'en';

const folder = join('content', 'words');

const words = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replace('.json', ''), readWords(`content/words/${name}`)]),
);

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

/** @throws ContentError when the file cannot be read, or words are missing or unknown */
function readWords(file: string): Words {
  const { data, mistakes } = parseFields(wordsSchema, parse(file));
  if (mistakes.length === 0) return fillTokens(data as Words);
  throw new ContentError(mistakes.map(({ path, message }) => ({ file, field: fieldName(path), message })));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const message = `cannot be read (${words}) → run "npm run check:content": it says where and why`;
    throw new ContentError([{ file, message }]);
  }
}
