/** What each language has of its own in content/: the words of the interface, and a glossary. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { listFiles } from '#lib/build/list-files.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import { wordsSchema } from '#schemas/words.ts';
import { readFields, type ContentFile } from './read-entries.ts';

/** The words of the interface in every language. */
export function readWords(project: string): ContentFile[] {
  return listFiles(join(project, 'content/words')).map((name) => {
    const file = `content/words/${name}`;
    return readFields(file, readFileSync(join(project, file), 'utf8'), wordsSchema);
  });
}

/** The glossaries by their languages; a language may do without. */
export function readGlossaries(project: string, languages: readonly string[]): Map<string, ContentFile> {
  const files = languages.map((language) => [language, `content/glossary.${language}.json`] as const);
  return new Map(
    files
      .filter(([, file]) => existsSync(join(project, file)))
      .map(([language, file]) => [
        language,
        readFields(file, readFileSync(join(project, file), 'utf8'), glossarySchema),
      ]),
  );
}
