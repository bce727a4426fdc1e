import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ContentReader } from '#authoring/reader.ts';
import { findBrokenPictures } from '#authoring/check/pictures.ts';
import { findUnwritten } from '#authoring/check/unwritten-texts.ts';
import type { Content } from '#authoring/read/types.ts';
import { ContentError } from '#lib/errors.ts';
import type { CollectionName } from '#schemas/collections.ts';

/** Spelling, for one, is looked at only there. */
const mended = 'No mistakes in content/ that stop a build any more; npm run check:content looks for the others';

/** A file as a collection stores it. */
interface Stored {
  id: string;
  file: string;
  body?: string;
  data: unknown;
}

/** The files besides the entries, by the collection that stores them. */
const supportFiles = {
  site: ({ singletons }: Content) => [...singletons].flatMap(([id, file]) => (id === 'site' ? { ...file, id } : [])),
  copy: ({ singletons }: Content) => [...singletons].flatMap(([id, file]) => (id === 'site' ? [] : { ...file, id })),
  words: ({ words }: Content) => [...words].map(([id, file]) => ({ ...file, id, data: file.fields })),
  /** Whole entries by language and path, like hi/banks/hdfc. */
  translations: ({ translations }: Content) => translations,
  demo: ({ statement }: Content) => [
    { ...statement, id: 'statement', body: statement.source, data: { rows: statement.rows } },
  ],
} satisfies Record<string, (content: Content) => readonly Stored[]>;

export type SupportCollection = keyof typeof supportFiles;

/** The files that a collection stores, in their order. */
export function filesOf(name: CollectionName | SupportCollection, content: Content): readonly Stored[] {
  return name in supportFiles
    ? supportFiles[name as SupportCollection](content)
    : (content.collections.get(name as CollectionName) ?? []);
}

/** The files that a collection stores. */
export function entries(name: CollectionName | SupportCollection): Loader {
  return { name: 'content', load: async (context) => syncCollection(context, (content) => filesOf(name, content)) };
}

/**
 * Mistakes anywhere in content/ stop a build. The development server reports them, shows them over its pages and goes on; this is what
 * it shows.
 * @throws ContentError in a build
 */
export function mistakes(): Loader {
  return {
    name: 'mistakes',
    load: async (context) => {
      let reported = '';
      const project = fileURLToPath(context.config.root);
      const broken = context.watcher ? [] : await findBrokenPictures(project, ContentReader.of(project).content());
      syncCollection(context, ({ entries, errors }) => {
        const found = context.watcher ? errors : [...errors, ...findUnwritten(entries), ...broken];
        const message = found.length > 0 ? new ContentError(found).message : '';
        if (!context.watcher && message) throw new ContentError(found);
        if (message && message !== reported) context.logger.error(message);
        if (reported && !message) context.logger.info(mended);
        reported = message;
        return [{ id: 'content', file: 'content', data: { message } }];
      });
    },
  };
}

/**
 * Stores the chosen files that have no mistakes now and, while the development server runs, after each change of content/, of redirects and
 * of pages. A file with mistakes stays as it was when it had none.
 */
function syncCollection(context: LoaderContext, choose: (content: Content) => readonly Stored[]): void {
  const { config, logger, store, watcher } = context;
  const reader = ContentReader.of(fileURLToPath(config.root));

  const update = () => {
    const content = reader.content();
    const wrong = new Set(content.errors.map(({ file }) => file));
    const chosen = choose(content);
    const lost = new Set(store.keys()).difference(new Set(chosen.map(({ id }) => id)));
    for (const id of lost) store.delete(id);
    for (const { id, file, body = '', data } of chosen) {
      if (data === undefined || wrong.has(file)) continue;
      const entry = { id, filePath: file, body, data: reader.fill(data as Record<string, unknown>) };
      // MDX is compiled with the pages that print it.
      store.set({ ...entry, digest: context.generateDigest(entry), deferredRender: file.endsWith('.mdx') });
    }
  };

  update();
  let timer: NodeJS.Timeout | undefined;
  watcher?.on('all', (_, path) => {
    if (!reader.refresh(path)) return;
    clearTimeout(timer);
    // Many files may change at once, as when somebody else’s changes are pulled.
    timer = setTimeout(() => {
      try {
        update();
      } catch (error) {
        logger.error(String(error));
      }
    }, 50);
  });
}
