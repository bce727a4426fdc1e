/** What each language has of its own in content/: the words of the interface. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { listFiles } from '#lib/build/list-files.ts';
import { wordsSchema } from '#schemas/words.ts';
import { readFields, type ContentFile } from './read-entries.ts';

/** The words of the interface in every language. */
export function readWords(project: string): ContentFile[] {
  return listFiles(join(project, 'content/words')).map((name) => {
    const file = `content/words/${name}`;
    return readFields(file, readFileSync(join(project, file), 'utf8'), wordsSchema);
  });
}
