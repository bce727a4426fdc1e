import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { findSharedIds, isEntry, readContent, readEntry, type Content, type Entry } from '#authoring/index.ts';
import { ContentError, formatMistakes } from '#lib/build/content-error.ts';
import type { CollectionName } from '#schemas/collections.ts';

/** What the first collection that is loaded read for all of them; forgotten when a file changes. */
let content: Content | undefined;

/**
 * Loads the entries of content/<collection> as they were read, parsed and checked. Any mistake in content/ stops the build, and
 * the start of the development server, with all of them; while that server runs, a file with a mistake is reported and its entry
 * stays as it was. A text that is still to be written stops the build only.
 * @throws ContentError
 */
export function entries(collection: CollectionName): Loader {
  return {
    name: 'content-entries',
    load: async (context) => {
      const { store, watcher, logger } = context;
      const project = fileURLToPath(context.config.root);
      content ??= readContent(project, { unwritten: watcher === undefined });
      if (content.mistakes.length > 0) throw new ContentError(content.mistakes);
      store.clear();
      for (const entry of content.collections.get(collection) ?? []) await storeEntry(project, entry, context);

      const toFile = (path: string) => relative(project, path).replaceAll(sep, '/');
      const reload = async (path: string) => {
        const file = toFile(path);
        if (!isEntry(collection, file)) return;
        content = undefined;
        const entry = readEntry(project, collection, file);
        const owner = store.get(entry.id)?.filePath;
        const shared =
          owner && existsSync(join(project, owner)) && owner !== file ? [{ id: entry.id, file: owner }] : [];
        const mistakes = [...entry.mistakes, ...findSharedIds([...shared, entry])];
        if (mistakes.length > 0) logger.error(formatMistakes(mistakes));
        else await storeEntry(project, entry, context);
      };
      watcher?.on('change', (path) => void reload(path));
      watcher?.on('add', (path) => void reload(path));
      watcher?.on('unlink', (path) => {
        const stored = store.values().find(({ filePath }) => filePath === toFile(path));
        content = undefined;
        if (stored) store.delete(stored.id);
      });
    },
  };
}

/**
 * Loads the translations: under the language and the path of the English file, like `hi/banks/hdfc`, the whole entry in that language.
 * @throws ContentError
 */
export function translations(): Loader {
  return {
    name: 'content-translations',
    load: async (context) => {
      const { store, watcher, logger } = context;
      const project = fileURLToPath(context.config.root);
      const storeAll = async () => {
        content ??= readContent(project, { unwritten: watcher === undefined });
        const { mistakes } = content;
        if (mistakes.length > 0) throw new ContentError(mistakes);
        store.clear();
        for (const translation of content.translations) {
          const id = `${translation.language}/${translation.id}`;
          await storeEntry(project, { ...translation, id }, context);
        }
      };
      await storeAll();
      const folder = join(project, 'content');
      watcher?.on('all', (_, path) => {
        if (!path.startsWith(folder)) return;
        content = undefined;
        storeAll().catch((error: unknown) => logger.error(error instanceof Error ? error.message : String(error)));
      });
    },
  };
}

/** Stores an entry as Astro's own loader of files would: Markdown rendered, MDX to be compiled with the pages that print it. */
async function storeEntry(project: string, entry: Entry, context: LoaderContext): Promise<void> {
  const { id, file, source, body } = entry;
  const rendered = file.endsWith('.md')
    ? await context.renderMarkdown(body, { fileURL: pathToFileURL(join(project, file)) })
    : undefined;
  context.store.set({
    id,
    data: entry.data as Record<string, unknown>,
    body,
    filePath: file,
    digest: context.generateDigest(source),
    ...(file.endsWith('.mdx') && { deferredRender: true }),
    ...(rendered && { rendered, assetImports: rendered.metadata?.imagePaths ?? [] }),
  });
}
