import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ContentReader } from '#authoring/reader.ts';
import { findBrokenPictures } from '#authoring/check/pictures.ts';
import { findUnwritten } from '#authoring/check/unwritten-texts.ts';
import type { Content } from '#authoring/read/types.ts';
import { ContentError } from '#lib/errors.ts';
import type { CollectionName } from '#schemas/collections.ts';

const mended = 'No mistakes in content/ that stop a build any more; npm run check:content looks for the others';

interface Stored {
  id: string;
  file: string;
  body?: string;
  data: unknown;
}

/** The collections of files that are no entries. */
const supportFiles = {
  site: ({ singletons }: Content) => [...singletons].flatMap(([id, file]) => (id === 'site' ? { ...file, id } : [])),
  copy: ({ singletons }: Content) => [...singletons].flatMap(([id, file]) => (id === 'site' ? [] : { ...file, id })),
  words: ({ words }: Content) => [...words].map(([id, file]) => ({ ...file, id, data: file.fields })),
  /** By language and path, like hi/banks/hdfc. */
  translations: ({ translations }: Content) => translations,
  demo: ({ statement }: Content) => [
    { ...statement, id: 'statement', body: statement.source, data: { rows: statement.rows } },
  ],
} satisfies Record<string, (content: Content) => readonly Stored[]>;

export type SupportCollection = keyof typeof supportFiles;

/** The files of a collection, in order. */
export function filesOf(name: CollectionName | SupportCollection, content: Content): readonly Stored[] {
  return name in supportFiles
    ? supportFiles[name as SupportCollection](content)
    : (content.collections.get(name as CollectionName) ?? []);
}

/** Loads the files of a collection. */
export function entries(name: CollectionName | SupportCollection): Loader {
  return { name: 'content', load: async (context) => syncCollection(context, (content) => filesOf(name, content)) };
}

/**
 * Loads the report of all mistakes in content/, which the development server shows over its pages.
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
 * Stores the chosen files now and, while the development server runs, after each change of content/, redirects or pages. A file with
 * mistakes keeps its last version without any.
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
    // Many files may change at once, as in a pull.
    timer = setTimeout(() => {
      try {
        update();
      } catch (error) {
        logger.error(String(error));
      }
    }, 50);
  });
}
