import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { ContentError, type Mistake } from '#lib/content/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { checkContent, checkEntry, idOf } from './check-content.ts';

/** The mistakes of all collections, found once, when the first of them is loaded. */
let mistakesAtStart: readonly Mistake[] | undefined;

/**
 * Loads the entries of content/<collection>. Any mistake in content/ stops the build, and the start of the development
 * server, with all of them; while that server runs, a file with a mistake is reported and its entry stays as it was.
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
      mistakesAtStart ??= checkContent(project);
      if (mistakesAtStart.length > 0) throw new ContentError(mistakesAtStart);
      // Astro keeps entries between runs until src/content.config.ts changes: a change in a schema would go unnoticed.
      context.store.clear();
      await loader.load({ ...context, parseData: withCheck(context.parseData, collection, project) });
    },
  };
}

/** Reads the file again for the fields as written (in Astro's own data 30 February is 2 March), and refuses mistakes in it. */
function withCheck(
  parseData: LoaderContext['parseData'],
  collection: CollectionName,
  project: string,
): LoaderContext['parseData'] {
  return ({ id, data, filePath = '' }) => {
    const file = relative(project, filePath).replaceAll(sep, '/');
    const { text, mistakes } = checkEntry(collection, file, readFileSync(filePath, 'utf8'));
    if (mistakes.length > 0) throw new ContentError(mistakes);
    return parseData({ id, data: text?.fields as typeof data, filePath });
  };
}
