import type { ValidationError } from '#lib/errors.ts';
import { findBehind, findUnstamped } from './check/behind.ts';
import { findOldAmounts } from './check/changed-amounts.ts';
import { findGonePages } from './check/gone-pages.ts';
import { lastCommit } from './check/last-commit.ts';
import { findMisreadExamples } from './check/misread-examples.ts';
import { findMovedSources } from './check/moved-sources.ts';
import { findBrokenPictures, findUnusedPictures } from './check/pictures.ts';
import { findHiddenReferences } from './check/references.ts';
import { findSlowPatterns } from './check/slow-patterns.ts';
import { findUnwritten } from './check/unwritten-texts.ts';
import { findWeakSources } from './check/weak-sources.ts';
import { findPassedDays } from './proofread/passed-days.ts';
import { proofread } from './proofread/proofread.ts';
import { ContentReader } from './reader.ts';

/**
 * All mistakes in content/, also those that do not stop a build. Spelling and the style of Markdown are left to cspell and
 * markdownlint-cli2.
 * @param project the folder that contains content/
 * @returns mistakes; notices, which do not fail the check; and files that cannot be read, which linters would misread
 */
export async function check(project: string, reader = new ContentReader(project), last = lastCommit(project)) {
  const content = reader.content();
  const { collections, entries, translations, errors } = content;
  const today = new Date().toISOString().slice(0, 10);
  const texts = [...entries, ...translations];
  const broken = await findBrokenPictures(project, content);
  const moved = last ? findMovedSources(content, last) : [];
  return {
    errors: [
      ...withMoves(errors, moved),
      ...(last ? findGonePages(content, last) : []),
      ...findUnwritten(entries),
      ...findMisreadExamples(content),
      ...findUnstamped(translations),
      ...(collections.get('lines') ?? []).flatMap(findSlowPatterns),
      ...broken,
      ...proofread(project, content),
    ],
    notices: [
      ...findBehind(translations),
      ...findHiddenReferences(entries),
      ...findUnusedPictures(content),
      ...entries.flatMap(findWeakSources),
      ...entries.flatMap((entry) => findPassedDays(entry, today)),
      ...(last ? findOldAmounts(content, last) : []),
    ],
    unread: texts.filter(({ fields }) => fields === undefined).map(({ file }) => file),
  };
}

/** Replaces mistakes that follow from a changed list of sources by those about the change itself. */
function withMoves(errors: readonly ValidationError[], moved: readonly ValidationError[]): ValidationError[] {
  const isTold = ({ file, message }: ValidationError) =>
    /cites a source that is not in the list|^is not cited/.test(message) && moved.some((told) => told.file === file);
  return [...errors.filter((error) => !isTold(error)), ...moved];
}

/**
 * The mistakes within the files that have changed since the last commit, which are found sooner than all others.
 * @returns `files` are those that can be read
 */
export function checkChanged(
  project: string,
  reader: ContentReader,
  last = lastCommit(project),
): { files: ReadonlySet<string>; errors: ValidationError[] } {
  const files = new Set([...(last?.changed ?? []), ...(last?.added ?? [])]);
  if (!last || files.size === 0) return { files, errors: [] };
  const read = reader.only(files);
  const { entries, singletons, translations, words } = read;
  const own = [...entries, ...singletons.values(), ...translations, ...words.values()];
  const unread = own.filter(({ fields }) => fields === undefined).map(({ file }) => file);
  return {
    files: files.difference(new Set(unread)),
    errors: [
      ...withMoves(
        own.flatMap(({ errors }) => errors),
        findMovedSources(read, last),
      ),
      ...findUnwritten(entries),
      ...proofread(project, read),
    ],
  };
}
