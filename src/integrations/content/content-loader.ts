import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { check, idOf, readEntry } from '#authoring/index.ts';
import { ContentError, type Mistake } from '#lib/build/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';

/** The mistakes of all collections, found once, when the first of them is loaded. */
let mistakesAtStart: Promise<readonly Mistake[]> | undefined;

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
      // Texts that nobody has written yet stop a build; the development server, which watches, shows them.
      mistakesAtStart ??= check(project, { unwritten: context.watcher === undefined, proofreading: false });
      const mistakes = await mistakesAtStart;
      if (mistakes.length > 0) throw new ContentError(mistakes);
      // Astro keeps entries between runs until src/content.config.ts changes: a change in a schema would go unnoticed.
      context.store.clear();
      await loader.load({ ...context, parseData: (entry) => context.parseData(checked(collection, project, entry)) });
    },
  };
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
