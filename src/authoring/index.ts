import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { isoDate } from '#lib/browser/format.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { dayInIndia } from '#lib/build/publishing.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import { wordsSchema } from '#schemas/words.ts';
import { checkContent } from './check/check-content.ts';
import { findBehind, findUnstamped, stamp } from './check/behind.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import {
  readCollections,
  readFields,
  readSingletons,
  type Collections,
  type ContentFile,
  type Singleton,
} from './read/read-entries.ts';
import { readTranslations, type Translation } from './read/translations.ts';

export { findLaunchGaps } from './check/launch-gaps.ts';
export type { ContentFile } from './read/read-entries.ts';

/** content/ as it was read, and what stops a build in it. */
export interface Content {
  collections: Collections;
  singletons: readonly Singleton[];
  translations: readonly Translation[];
  /** The words of the interface in each language, and the glossaries of those that have one. */
  words: ReadonlyMap<string, ContentFile>;
  glossaries: ReadonlyMap<string, ContentFile>;
  mistakes: Mistake[];
}

/**
 * Reads, parses and checks content/.
 * @param project the folder that contains content/
 * @param unwritten whether to report texts that nobody has written yet
 */
export function readContent(project: string, { unwritten = true } = {}): Content {
  const readEach = (names: readonly string[], fileOf: (name: string) => string, schema: z.ZodType) =>
    new Map(
      names
        .filter((name) => existsSync(join(project, fileOf(name))))
        .map((name) => [name, readFields(fileOf(name), readFileSync(join(project, fileOf(name)), 'utf8'), schema)]),
    );
  const collections = readCollections(project);
  const singletons = readSingletons(project);
  const languages = listFiles(join(project, 'content/words')).map((name) => basename(name, '.json'));
  const words = readEach(languages, (language) => `content/words/${language}.json`, wordsSchema);
  const glossaries = readEach(languages, (language) => `content/glossary.${language}.json`, glossarySchema);
  const translations = readTranslations(project, collections, singletons, languages);
  const mistakes = [
    ...checkContent(project, collections, singletons),
    ...[...words.values(), ...glossaries.values(), ...translations].flatMap((file) => file.mistakes),
    ...(unwritten ? findUnwritten(collections) : []),
  ];
  return { collections, singletons, translations, words, glossaries, mistakes };
}

/**
 * All mistakes in content/, those that do not stop a build included. Spelling and the style of Markdown are left to cspell and
 * markdownlint-cli2.
 * @param project the folder that contains content/
 * @returns beside the mistakes, as notices, the translations that are behind
 */
export async function check(project: string): Promise<{ mistakes: Mistake[]; notices: Mistake[] }> {
  const content = readContent(project);
  const { translations, mistakes } = content;
  // Imported only here: it uses development packages, which a build does without.
  const { proofread } = await import('./explain/proofread.ts');
  const marked = proofread(project, content, isoDate(dayInIndia(new Date())));
  return {
    mistakes: [...mistakes, ...findUnstamped(translations), ...marked],
    notices: findBehind(translations),
  };
}

/**
 * Marks translations as up to date.
 * @param files those to stamp; if empty, those that do not say yet what they translate
 * @returns the files that were written
 */
export function stampTranslations(project: string, translations: readonly Translation[], files: readonly string[]) {
  const unstamped = findUnstamped(translations).map(({ file }) => file);
  const chosen = translations.filter(({ file }) => (files.length > 0 ? files : unstamped).includes(file));
  for (const translation of chosen) stamp(project, translation);
  return chosen.map(({ file }) => file);
}
