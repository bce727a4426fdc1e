/** The data of the searches: of /codes and of /faq, in each language. */
import type { QuestionSearch } from '#client/search/search-questions.ts';
import { toFiles } from '#client/look-up/columns.ts';
import { cachedPath } from '#lib/host-rules.ts';
import { getFaq } from './faq-sections.ts';
import { languages, translatedPaths, wordsOf } from './languages.ts';
import { gatherKnowledge } from './look-up-data.ts';
import { getSingleton } from './store.ts';

/** The files of each search, that of its page first. */
const pages = [
  { path: '/codes', gather: gatherLookUp },
  { path: '/faq', gather: async (language: string) => [toFile('/faq', gatherQuestions(language))] },
] as const;

/** By the paths of their pages, in the languages that have these. */
const files = new Map(
  await Promise.all(
    languages.flatMap((language) =>
      pages
        .filter(({ path }) => translatedPaths.existsIn(language, path))
        .map(async ({ path, gather }) => [translatedPaths.pathIn(language, path), await gather(language)] as const),
    ),
  ),
);

/** All of them, for the endpoint that serves them. */
export const searchData = [...files.values()].flat();

/** The URL of the data of a page's search. */
export function searchDataHref(path: '/codes' | '/faq', language: string | undefined): string {
  return files.get(translatedPaths.pathIn(language, path))![0]!.href;
}

function toFile(path: string, data: object) {
  const json = JSON.stringify(data);
  return { href: cachedPath(`${path}.json`, json), json };
}

/** The file that every input needs, and those that it names. */
async function gatherLookUp(language: string) {
  const { core, ...parts } = toFiles(await gatherKnowledge(language));
  const [lines, places] = [toFile('/codes-lines', parts.lines), toFile('/codes-places', parts.places)];
  return [toFile('/codes', { ...core, parts: { lines: lines.href, places: places.href } }), lines, places];
}

function gatherQuestions(language: string): QuestionSearch {
  const { found, foundOne, foundNone, searchAll, ask } = wordsOf(language).faq;
  const { synonyms, plain, common } = getSingleton('search-words');
  const items = getFaq(language).flatMap((section) => section.items);
  return {
    words: {
      ...{ found, foundOne, foundNone, searchAll, ask },
      contact: translatedPaths.pathIn(language, '/contact'),
      codes: translatedPaths.pathIn(language, '/codes'),
    },
    vocabulary: { synonyms, plain, common },
    keywords: Object.fromEntries(items.flatMap(({ id, keywords }) => (keywords ? [[id, keywords]] : []))),
  };
}
