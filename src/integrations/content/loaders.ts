import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ContentReader, findUnwritten, type Content } from '#authoring/index.ts';
import { ContentError } from '#lib/build/content-error.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { codeForms } from './markdown-plugins.ts';

/** What a collection stores of a file. */
interface Stored {
  id: string;
  file: string;
  source: string;
  /** A text in Markdown or MDX. */
  body?: string;
  data: unknown;
}

/** One for all loaders, so that each file is read once. */
let shared: ContentReader | undefined;

/** The entries of content/<collection>. */
export function entries(collection: CollectionName): Loader {
  return storing(({ collections }) => collections.get(collection) ?? []);
}

/** The single files, like content/site.json; their names are the ids. */
export function singleFiles(): Loader {
  return storing(({ singletons }) => [...singletons].map(([id, file]) => ({ ...file, id })));
}

/** Every translation as a whole entry; its id is the language and the path of the English file, like `hi/banks/hdfc`. */
export function translations(): Loader {
  return storing(({ translations }) => translations);
}

/** The words of the interface; the ids are the languages. */
export function interfaceWords(): Loader {
  return storing(({ words }) => [...words].map(([id, file]) => ({ ...file, id, data: file.fields })));
}

/** The sample statement: its rows, and as its body the file for download. */
export function sampleStatement(): Loader {
  return storing(({ statement: { file, source, rows } }) => [
    { id: 'statement', file, source, body: source, data: { rows } },
  ]);
}

/**
 * What is wrong in content/. It stops a build; the development server reports it, shows it over its pages and goes on.
 * @throws ContentError in a build
 */
export function mistakes(): Loader {
  let reported = '';
  return {
    name: 'content-mistakes',
    load: (context) =>
      following(context, (reader) => {
        const { store, watcher, logger } = context;
        const { mistakes: found, collections } = reader.content();
        if (!watcher) {
          const all = [...found, ...findUnwritten(collections)];
          if (all.length > 0) throw new ContentError(all);
        }
        const { message } = new ContentError(found);
        if (found.length > 0 && message !== reported) logger.error(message);
        else if (found.length === 0 && reported !== '') logger.info('No mistakes in content/ any more');
        reported = found.length > 0 ? message : '';
        store.set({ id: 'content', data: { message: reported }, digest: context.generateDigest(reported) });
      }),
  };
}

/** Stores files without mistakes. Under the development server those with mistakes stay as they were when they had none. */
function storing(choose: (content: Content) => readonly Stored[]): Loader {
  return {
    name: 'content',
    load: (context) => {
      const { store } = context;
      const known = new Map<string, Stored>();
      let knownShared: string | undefined;
      return following(context, async (reader) => {
        const content = reader.content();
        const wrong = new Set(content.mistakes.map(({ file }) => file));
        const chosen = choose(content);
        const lost = new Set(store.keys()).difference(new Set(chosen.map(({ id }) => id)));
        for (const id of lost) store.delete(id);
        // What entries are made with besides their own files.
        const shared = JSON.stringify([reader.tokens, codeForms(reader)]);
        for (const entry of chosen) {
          const isKnown = known.get(entry.id) === entry && shared === knownShared;
          if (isKnown || entry.data === undefined || wrong.has(entry.file)) continue;
          await storeEntry(reader, entry, context);
          known.set(entry.id, entry);
        }
        knownShared = shared;
      });
    },
  };
}

/** Stores now and, while the development server runs, after each change of content/. */
async function following(
  { config, watcher, logger }: LoaderContext,
  store: (reader: ContentReader) => void | Promise<void>,
): Promise<void> {
  const reader = (shared ??= new ContentReader(fileURLToPath(config.root)));
  let timer: NodeJS.Timeout | undefined;
  watcher?.on('all', (_, path) => {
    if (!reader.refresh(path)) return;
    clearTimeout(timer);
    // Many files may change at once, as when somebody else’s changes are pulled.
    timer = setTimeout(
      () => void Promise.try(store, reader).catch((error: unknown) => logger.error(String(error))),
      50,
    );
  });
  await store(reader);
}

/** Stores an entry as Astro's file loader would: Markdown rendered, MDX left to be compiled with the pages that print it. */
async function storeEntry(
  reader: ContentReader,
  { id, file, source, body = '', data }: Stored,
  context: LoaderContext,
): Promise<void> {
  const project = fileURLToPath(context.config.root);
  const filled = reader.fill(data) as Record<string, unknown>;
  const rendered = file.endsWith('.md')
    ? await context.renderMarkdown(body, { fileURL: pathToFileURL(join(project, file)) })
    : undefined;
  context.store.set({
    id,
    data: filled,
    body,
    filePath: file,
    digest: context.generateDigest({ source, filled, html: rendered?.html }),
    ...(file.endsWith('.mdx') && { deferredRender: true }),
    ...(rendered && { rendered, assetImports: rendered.metadata?.imagePaths ?? [] }),
  });
}
