import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { ContentReader } from '#authoring/reader.ts';
import { findBrokenPictures } from '#authoring/check/pictures.ts';
import { findUnwritten } from '#authoring/check/unwritten-texts.ts';
import type { Content } from '#authoring/read/types.ts';
import { codeVersion } from '#lib/build-cache.ts';
import { ContentError } from '#lib/errors.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { codeForms } from './markdown-plugins.ts';

/** A file as a collection stores it. */
interface Stored {
  id: string;
  file: string;
  source: string;
  /** A text in Markdown or MDX. */
  body?: string;
  data: unknown;
}

/** Changes with the code that renders Markdown. */
const version = codeVersion();

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

/** The data of a file as Astro stores it: texts have their number of words. */
export function dataOf({ file, body = '', data }: Stored): object {
  return { ...(data as object), ...(isText(file) && { wordCount: countWords(body) }) };
}

const isText = (file: string) => /\.mdx?$/.test(file);

/** The number of words of a text in Markdown, without tags and punctuation. */
function countWords(text: string): number {
  const pieces = text.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return pieces.filter((piece) => /\p{L}|\p{N}/u.test(piece)).length;
}

/** The files that a collection stores. */
export function entries(name: CollectionName | SupportCollection): Loader {
  return { name: 'content', load: (context) => syncCollection(context, (content) => filesOf(name, content)) };
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
      await syncCollection(context, ({ entries, errors }) => {
        const found = context.watcher ? errors : [...errors, ...findUnwritten(entries), ...broken];
        const message = found.length > 0 ? new ContentError(found).message : '';
        if (!context.watcher && message) throw new ContentError(found);
        if (message && message !== reported) context.logger.error(message);
        if (reported && !message) context.logger.info('No mistakes in content/ any more');
        reported = message;
        return [{ id: 'content', file: 'content', source: message, data: { message } }];
      });
    },
  };
}

/**
 * Stores the chosen files that have no mistakes now and, while the development server runs, after each change of content/. A file with
 * mistakes stays as it was when it had none.
 */
async function syncCollection(context: LoaderContext, choose: (content: Content) => readonly Stored[]): Promise<void> {
  const reader = ContentReader.of(fileURLToPath(context.config.root));
  const known = new Map<string, Stored>();
  let knownOthers: string | undefined;

  const update = async () => {
    const content = reader.content();
    const wrong = new Set(content.errors.map(({ file }) => file));
    const chosen = choose(content);
    const lost = new Set(context.store.keys()).difference(new Set(chosen.map(({ id }) => id)));
    for (const id of lost) context.store.delete(id);
    // Besides their own files, entries depend on these.
    const others = context.generateDigest({
      version,
      tokens: reader.tokens,
      codes: codeForms(reader),
      words: reader.wordsOf(),
    });
    for (const entry of chosen) {
      const isKnown = known.get(entry.id) === entry && others === knownOthers;
      if (isKnown || entry.data === undefined || wrong.has(entry.file)) continue;
      const data = reader.fill(entry.data);
      await putEntry({ ...entry, data }, context, [others, ...dependenciesOfTranslation(entry, reader)]);
      known.set(entry.id, entry);
    }
    knownOthers = others;
  };

  await update();
  let timer: NodeJS.Timeout | undefined;
  context.watcher?.on('all', (_, path) => {
    if (!reader.refresh(path)) return;
    clearTimeout(timer);
    // Many files may change at once, as when somebody else’s changes are pulled.
    timer = setTimeout(() => {
      update().catch((error: unknown) => context.logger.error(String(error)));
    }, 50);
  });
}

/** Other inputs to the Markdown of a translation: headings of the English file, and links to pages that are translated. */
function dependenciesOfTranslation({ file }: Stored, reader: ContentReader): unknown[] {
  const found = file.endsWith('.md') ? reader.translationAt(file) : undefined;
  if (!found) return [];
  const { language } = found.translation;
  // A code with a text has a page of its own.
  const pages = reader.content().translations.map(({ data, body }) => [data, body !== '']);
  return [found.english?.source, reader.wordsOf(language), pages];
}

/**
 * Stores an entry as Astro's file loader would, unless this or an earlier run did. Markdown is rendered for a build; MDX, and every text
 * under the development server, is left to be compiled with the pages that print it. Of the text of an article only its words are
 * counted, which keeps the store of thousands of them small.
 * @param others everything besides the file that its Markdown is made with
 */
async function putEntry(entry: Stored, context: LoaderContext, others: unknown[]) {
  const { id, file, source, body = '', data } = entry;
  const deferredRender = isText(file) && (file.endsWith('.mdx') || context.watcher !== undefined);
  const isRendered = isText(file) && !deferredRender;
  const digest = context.generateDigest({ file, source, data, others: isRendered ? others : version });
  if (context.store.get(id)?.digest === digest) return;
  const fileURL = pathToFileURL(join(fileURLToPath(context.config.root), file));
  const rendered = isRendered ? await context.renderMarkdown(body, { fileURL }) : undefined;
  context.store.set({
    id,
    data: dataOf(entry) as Record<string, unknown>,
    ...(context.collection !== 'blog' && { body }),
    filePath: file,
    digest,
    deferredRender,
    ...(rendered && { rendered, assetImports: rendered.metadata?.imagePaths ?? [] }),
  });
}
