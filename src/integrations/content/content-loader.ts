import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readContent, type Content, type ContentFile } from '#authoring/index.ts';
import { ContentError } from '#lib/build/content-error.ts';
import type { CollectionName } from '#schemas/collections.ts';

/** An entry or a translation, and the id by which Astro knows it. */
type Stored = ContentFile & { id: string };

/** Read once for all collections, and again when a file changes. */
let content: Content | undefined;

/** Loads the entries of content/<collection>. */
export function entries(collection: CollectionName): Loader {
  return contentLoader('content-entries', ({ collections }) => collections.get(collection) ?? []);
}

/** Loads every translation as a whole entry; its id is the language and the path of the English file, like `hi/banks/hdfc`. */
export function translations(): Loader {
  return contentLoader('content-translations', (read) =>
    read.translations.map((translation) => ({ ...translation, id: `${translation.language}/${translation.id}` })),
  );
}

/**
 * Stores what was read, parsed and checked. Mistakes in content/ stop the build and the start of the development server; while that
 * server runs, they are reported, and files with mistakes keep their previous entries. Unwritten texts stop the build only.
 * @throws ContentError
 */
function contentLoader(name: string, choose: (content: Content) => readonly Stored[]): Loader {
  return {
    name,
    load: async (context) => {
      const { store, watcher, logger } = context;
      const project = fileURLToPath(context.config.root);
      const storeAll = async () => {
        content ??= readContent(project, { unwritten: watcher === undefined });
        const { mistakes } = content;
        const stored = choose(content);
        const wrongFiles = new Set(mistakes.map(({ file }) => file));
        const wrongIds = new Set(stored.filter(({ file }) => wrongFiles.has(file)).map(({ id }) => id));
        const lost = new Set(store.keys()).difference(new Set(stored.map(({ id }) => id)));
        for (const id of lost) store.delete(id);
        for (const entry of stored) if (!wrongIds.has(entry.id)) await storeEntry(project, entry, context);
        return mistakes;
      };
      store.clear();
      const mistakes = await storeAll();
      if (mistakes.length > 0) throw new ContentError(mistakes);

      const reload = async () => {
        const isFirst = content === undefined;
        const found = await storeAll();
        if (isFirst && found.length > 0) logger.error(new ContentError(found).message);
      };
      watcher?.on('all', (_, path) => {
        if (!path.startsWith(join(project, 'content'))) return;
        content = undefined;
        // All loaders are notified before the first of them reads content/ again and reports its mistakes.
        queueMicrotask(() => void reload().catch((error: unknown) => logger.error(String(error))));
      });
    },
  };
}

/** Stores an entry as Astro's file loader would: Markdown rendered, MDX left to be compiled with the pages that print it. */
async function storeEntry(project: string, entry: Stored, context: LoaderContext): Promise<void> {
  const { id, file, source, body } = entry;
  const rendered = file.endsWith('.md')
    ? await context.renderMarkdown(body, { fileURL: pathToFileURL(join(project, file)) })
    : undefined;
  context.store.set({
    id,
    data: entry.data as Record<string, unknown>,
    body,
    filePath: file,
    // A translation also changes with its English entry.
    digest: context.generateDigest({ source, data: entry.data }),
    ...(file.endsWith('.mdx') && { deferredRender: true }),
    ...(rendered && { rendered, assetImports: rendered.metadata?.imagePaths ?? [] }),
  });
}
