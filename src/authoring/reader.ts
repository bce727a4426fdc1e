import { resolve } from 'node:path';
import type { z } from 'astro/zod';
import memoize from 'memoize';
import { formatRupees } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { parseRedirects } from '#lib/host-rules.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import type { PricingCopy } from '#schemas/pricing-copy.ts';
import { singletonNames, singletons as schemas, type SingletonName } from '#schemas/singletons.ts';
import type { Site } from '#schemas/site.ts';
import { defaultLanguage, findWordErrors, type Words } from '#schemas/interface-words.ts';
import { findErrors } from './check/find-errors.ts';
import { knownPages } from './check/site-pages.ts';
import { redirectsFile } from './check/redirects.ts';
import { findCitationErrors } from './read/citations.ts';
import { withLocations, readFieldTexts, readFields, readFile, type ContentFile } from './read/content-file.ts';
import { findNameErrors, type ContentPath, type PathOf } from './read/content-paths.ts';
import { headingsIn } from './read/markdown-nodes.ts';
import { ProjectFiles } from './read/project-files.ts';
import type { Content, Entry } from './read/types.ts';
import { readStatement, statementFile } from './read/sample-statement.ts';
import { fieldOf } from './read/syntax.ts';
import { mergeTranslation, refuseTranslation, type Translation } from './read/translation-files.ts';

/** Reads content/. No other module of the project opens its files. */
export class ContentReader extends ProjectFiles {
  /** The last version without mistakes of each text. */
  readonly #soundTexts = new Map<string, string>();

  /** The reader of a project, one per process. */
  static readonly of = memoize((project: string) => new ContentReader(project), {
    cacheKey: ([project]) => resolve(project),
  });

  /** Everything, with all mistakes. */
  readonly content = this.untilChange((): Content => {
    const collections = new Map(collectionNames.map((name) => [name, this.entries(name)]));
    const read = {
      paths: this.paths(),
      collections,
      entries: [...collections.values()].flat(),
      singletons: new Map(singletonNames.map((name) => [name, this.singleton(name)])),
      translations: this.pathsOf('translation').map(({ file }) => this.#translation(file)),
      languages: this.languages(),
      words: new Map(this.#languages().map((language) => [language, this.#words(language)])),
      glossaries: this.#glossaries(),
      statement: this.read(statementFile, readStatement),
      redirects: parseRedirects(this.textOf(redirectsFile)),
    };
    const site = knownPages(read);
    const errors = findErrors(read, site);
    const wrong = new Set(errors.map(({ file }) => file));
    for (const { file, source } of [...read.entries, ...read.translations])
      if (!wrong.has(file)) this.#soundTexts.set(file, source);
    return { ...read, site, errors };
  });

  /** The given files, each checked by itself, and the glossaries. */
  only(files: ReadonlySet<string>): Pick<Content, 'entries' | 'singletons' | 'translations' | 'words' | 'glossaries'> {
    const chosen = <Kind extends ContentPath['kind']>(kind: Kind) =>
      this.pathsOf(kind).filter(({ file }) => files.has(file));
    return {
      entries: chosen('entry').map((path) => this.#entry(path)),
      singletons: new Map(chosen('singleton').map(({ name }) => [name, this.singleton(name)])),
      translations: chosen('translation').map(({ file }) => this.#translation(file)),
      words: new Map(chosen('words').map(({ language }) => [language, this.#words(language)])),
      glossaries: this.#glossaries(),
    };
  }

  /** The last version without mistakes of an entry or a translation. */
  soundTextOf(file: string): string | undefined {
    this.content();
    return this.#soundTexts.get(file);
  }

  entries(collection: CollectionName): readonly Entry[] {
    return this.pathsOf('entry').flatMap((path) => (path.collection === collection ? this.#entry(path) : []));
  }

  /** A single file, like content/site.json. */
  singleton(name: SingletonName): ContentFile {
    return this.#checked(`content/${name}.json`, schemas[name]);
  }

  /** The languages that content/site.json lists and that have words, the default language first. */
  readonly languages = this.untilChange((): readonly string[] => {
    const { fields } = this.singleton('site');
    const listed = fieldOf(fields, 'languages');
    return this.#languages().filter(
      (language) => language === defaultLanguage || !Array.isArray(listed) || listed.includes(language),
    );
  });

  /** All languages that have words, the default language first. */
  #languages(): readonly string[] {
    return [...new Set([defaultLanguage, ...this.pathsOf('words').map(({ language }) => language)])];
  }

  /** The words of the interface in a language; undefined while they have mistakes. */
  readonly words = this.untilChange((language: string = defaultLanguage): Words | undefined => {
    const { fields, errors } = this.#words(language);
    return errors.length > 0 ? undefined : this.fill(fields as Words);
  });

  /** content/site.json in a language, or else in English; undefined while it has mistakes. */
  readonly site = this.untilChange((language: string = defaultLanguage): Site | undefined => {
    const path = this.paths().get(`content/site.${language}.json`);
    const { data } = path?.kind === 'translation' ? this.#translation(path.file) : this.singleton('site');
    return this.fill(data as Site | undefined);
  });

  /** Fills in the tokens that any text may contain. */
  fill<Value>(value: Value): Value {
    return fillTokens(value, this.tokens());
  }

  /** {name}, {freePrice} and {proPrice}, as far as they are known. */
  readonly tokens = this.untilChange((): Readonly<Record<string, string>> => {
    const { name } = (this.singleton('site').data ?? {}) as Partial<Site>;
    const { free, pro } = (this.singleton('pricing').data ?? {}) as Partial<PricingCopy>;
    const prices = free && pro && [free, pro].map(({ rupeesPerMonth }) => formatRupees(rupeesPerMonth));
    return { ...(name && { name }), ...(prices && { freePrice: prices[0]!, proPrice: prices[1]! }) };
  });

  /** The translation at a path with its English file; undefined for other files. */
  translationAt(path: string): { translation: Translation; english: ContentFile | undefined } | undefined {
    const known = this.paths().get(this.nameOf(path));
    if (known?.kind !== 'translation') return undefined;
    return { translation: this.#translation(known.file), english: this.#original(known.original)?.entry };
  }

  readonly #translation = this.untilChange((file: string): Translation => {
    const { language, id, original } = this.paths().get(file) as PathOf<'translation'>;
    const english = this.#original(original);
    const components = english?.components;
    const read = this.read(file, (source) => readFile(file, source, components), components);
    const translation = { ...read, language, id, translates: {}, anchors: [], lostAnchors: [] };
    const languages = this.#languages();
    if (english && languages.includes(language)) return { ...translation, ...mergeTranslation(read, english) };
    return { ...translation, errors: [{ file, message: refuseTranslation(original, language, languages) }] };
  });

  /** An English file that can be translated, with its schema; undefined for other files. */
  translatable(file: string) {
    return this.paths().has(file) ? this.#original(file) : undefined;
  }

  /** The English file of a translation, with its schema. JSON may translate an .mdx file too, if its text is optional. */
  #original(file: string) {
    const withText = this.paths().get(file.replace(/json$/, 'mdx'));
    const isOptional = withText?.kind === 'entry' && rulesOf(withText.collection).textOptional;
    const path = this.paths().get(file) ?? (isOptional ? withText : undefined);
    if (path?.kind === 'singleton')
      return { entry: this.singleton(path.name), schema: schemas[path.name], components: undefined };
    return path?.kind === 'entry' ? { entry: this.#entry(path), ...rulesOf(path.collection) } : undefined;
  }

  #entry({ file, collection, id }: PathOf<'entry'>): Entry {
    const { schema, components } = rulesOf(collection);
    return this.read(file, (source) => {
      const entry = readFields(file, source, schema, components);
      const first = collection === 'blog' && entry.body.startsWith('#') ? headingsIn(entry.nodes)[0] : undefined;
      const begun = first
        ? [{ file, line: first.line, message: 'begins with a heading → begin with a paragraph' }]
        : [];
      const errors = [...findNameErrors(collection, file, id), ...entry.errors, ...begun, ...findCitationErrors(entry)];
      return { ...entry, collection, id, errors };
    });
  }

  #words(language: string): ContentFile {
    const file = `content/words/${language}.json`;
    const words = this.read(file, (source) => {
      const read = readFile(file, source);
      const { links, errors } = readFieldTexts(read);
      return { ...read, links, errors: [...read.errors, ...withLocations(read, errors)] };
    });
    const english = language === defaultLanguage ? words : this.#words(defaultLanguage);
    if (words.fields === undefined || english.fields === undefined) return words;
    const errors = findWordErrors(words.fields, english.fields);
    return { ...words, errors: [...words.errors, ...withLocations(words, errors)] };
  }

  #glossaries(): ReadonlyMap<string, ContentFile> {
    return new Map(
      this.pathsOf('glossary').map(({ file, language }) => [language, this.#checked(file, glossarySchema)]),
    );
  }

  #checked(file: string, schema: z.ZodType): ContentFile {
    return this.read(file, (source) => readFields(file, source, schema));
  }
}
