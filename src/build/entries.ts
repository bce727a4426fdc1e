import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { ContentError, type Mistake } from '#lib/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { checkContent } from './check-content.ts';
import { idOf, readCollections, readEntry } from './content-files.ts';
import { findUnwritten } from './unwritten-texts.ts';

/** The mistakes of all collections, found once, when the first of them is loaded. */
let mistakesAtStart: readonly Mistake[] | undefined;

/**
 * Loads the entries of content/<collection>. Any mistake in content/ stops the build, and the start of the development
 * server, with all of them; while that server runs, a file with a mistake is reported and its entry stays as it was. A text
 * that is still to be written stops the build only.
 * @throws ContentError
 */
export function entries(collection: CollectionName): Loader {
  const loader = glob({
    base: `./content/${collection}`,
    pattern: rulesOf(collection).extensions.map((extension) => `**/[^_]*.${extension}`),
    generateId: ({ entry }) => idOf(collection, `content/${collection}/${entry}`),
  });
  return {
    name: 'content-entries',
    load: async (context) => {
      const project = fileURLToPath(context.config.root);
      mistakesAtStart ??= findMistakes(project, context.watcher === undefined);
      if (mistakesAtStart.length > 0) throw new ContentError(mistakesAtStart);
      // Astro keeps entries between runs until src/content.config.ts changes: a change in a schema would go unnoticed.
      context.store.clear();
      await loader.load({ ...context, parseData: (entry) => context.parseData(checked(collection, project, entry)) });
    },
  };
}

/** What stops a build, or the start of the development server, which shows texts that nobody has written yet. */
function findMistakes(project: string, isBuild: boolean): Mistake[] {
  const collections = readCollections(project);
  return [...checkContent(project, collections), ...(isBuild ? findUnwritten(project, collections) : [])];
}

/** The entry with its fields as written (in Astro's own data 30 February is 2 March); throws where its file has a mistake. */
function checked<Entry extends { data: object; filePath?: string }>(
  collection: CollectionName,
  project: string,
  entry: Entry,
): Entry {
  const path = entry.filePath ?? '';
  const { text, mistakes } = readEntry(project, collection, relative(project, path).replaceAll(sep, '/'));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { ...entry, data: text?.fields };
}
