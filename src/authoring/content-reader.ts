import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'jsonc-parser';
import { formatRupees } from '#lib/browser/format.ts';
import { fillTokens } from '#lib/browser/tokens.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { codeFormsOf, type CodeForm } from '#lib/markdown/code-links.ts';
import { TranslatedPaths } from '#lib/pages/translated-paths.ts';
import type { Code } from '#schemas/code.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import type { PricingCopy } from '#schemas/pricing-copy.ts';
import { singletonNames, singletons as schemas, type SingletonName } from '#schemas/singletons.ts';
import type { Site } from '#schemas/site.ts';
import { defaultLanguage, findWordMistakes, type Words } from '#schemas/words.ts';
import { checkContent } from './check/check-content.ts';
import { findCitationMistakes } from './read/citations.ts';
import { atTheirPlaces, readFields, readFile, type ContentFile } from './read/content-file.ts';
import { classify, findNameMistakes, type ContentPath } from './read/content-paths.ts';
import type { Content, Entry } from './read/content.ts';
import { readStatement, statementFile } from './read/sample-statement.ts';
import { mergeTranslation, refuseTranslation, type Original, type Translation } from './read/translation-files.ts';

/** Reads content/. No other module of the project opens its files. */
export class ContentReader {
  readonly #project: string;
  /** What was read of each file by itself. */
  readonly #files = new Map<string, unknown>();
  /** Size and time of each file that has changed since. */
  readonly #states = new Map<string, string>();
  /** What was made of several files. */
  readonly #made = new Map<string, unknown>();

  /** @param project the folder that contains content/ */
  constructor(project: string) {
    this.#project = project;
  }

  /**
   * Reads a file again when it is asked for, if it has changed.
   * @returns whether it is one of content/
   */
  refresh(path: string): boolean {
    const file = this.#nameOf(path);
    if (!file.startsWith('content/')) return false;
    const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const state = `${size} ${mtimeMs}`;
    if (this.#states.get(file) !== state) {
      this.#states.set(file, state);
      this.#files.delete(file);
      this.#made.clear();
    }
    return true;
  }

  /** Everything. The same object is returned until a file has changed. */
  content(): Content {
    return this.#once('content', () => {
      const read = {
        paths: this.#paths,
        collections: new Map(collectionNames.map((name) => [name, this.entries(name)])),
        singletons: new Map(singletonNames.map((name) => [name, this.singleton(name)])),
        translations: this.#pathsOf('translation').map((path) => this.#translation(path)),
        words: new Map(this.languages.map((language) => [language, this.#words(language)])),
        glossaries: new Map(
          this.#pathsOf('glossary').map(({ file, language }) => [
            language,
            this.#read(file, (source) => readFields(file, source, glossarySchema)),
          ]),
        ),
        statement: this.#read(statementFile, readStatement),
      };
      return { ...read, mistakes: checkContent(read) };
    });
  }

  /** The entries of a collection, in the order of their files. */
  entries(collection: CollectionName): readonly Entry[] {
    return this.#pathsOf('entry')
      .filter((path) => path.collection === collection)
      .map((path) => this.#entry(path));
  }

  /** A single file, like content/site.json. */
  singleton(name: SingletonName): ContentFile {
    const file = `content/${name}.json`;
    return this.#read(file, (source) => readFields(file, source, schemas[name]));
  }

  /** The languages that have words of the interface; the default language first. */
  get languages(): readonly string[] {
    return [...new Set([defaultLanguage, ...this.#pathsOf('words').map(({ language }) => language)])];
  }

  /** Which pages exist in which languages. */
  get translatedPaths(): TranslatedPaths {
    return this.#once('translated paths', () => {
      const ids = this.#pathsOf('translation').map(({ language, original }) => `${language}/${idOf(original)}`);
      return new TranslatedPaths(this.languages, ids);
    });
  }

  /**
   * The language of a translation, and the English file.
   * @param path where the translation is
   */
  translationAt(path: string): { language: string; english: ContentFile | undefined } | undefined {
    const known = this.#paths.get(this.#nameOf(path));
    if (known?.kind !== 'translation') return undefined;
    return { language: known.language, english: this.#original(this.#paths.get(known.original))?.entry };
  }

  /** The forms of the codes of the dictionary; those with mistakes are left out. */
  get codeForms(): readonly CodeForm[] {
    const isRead = (entry: Entry): entry is Entry & { data: Code } => entry.data !== undefined;
    return this.#once('code forms', () => codeFormsOf(this.entries('codes').filter(isRead)));
  }

  /** The URL of the site, even while content/site.json has mistakes: what Astro is started with. */
  get url(): string {
    const { url } = (parse(this.singleton('site').source) ?? {}) as { url?: unknown };
    return typeof url === 'string' && URL.canParse(url) ? url : 'http://localhost:4321';
  }

  /** content/site.json in a language, as far as it is translated; undefined while it has mistakes. */
  site(language = defaultLanguage): Site | undefined {
    const path = this.#paths.get(`content/site.${language}.json`);
    const file = path?.kind === 'translation' ? this.#translation(path) : this.singleton('site');
    return file.data === undefined ? undefined : this.fill(file.data as Site);
  }

  /** The words of the interface in a language; undefined while they have mistakes. */
  wordsOf(language = defaultLanguage): Words | undefined {
    const { fields, mistakes } = this.#words(language);
    return mistakes.length > 0 ? undefined : this.fill(fields as Words);
  }

  /** A value with the tokens filled in that any text may contain: {name}, {freePrice}, {proPrice}. */
  fill<Value>(value: Value): Value {
    return fillTokens(value, this.#tokens);
  }

  /** What entries are made with besides their own files, as one text: it changes when they have to be made again. */
  get sharedValues(): string {
    return this.#once('shared values', () => JSON.stringify([this.#tokens, this.codeForms]));
  }

  get #tokens(): Readonly<Record<string, string>> {
    return this.#once('tokens', () => {
      const { name } = (this.singleton('site').data ?? {}) as Partial<Site>;
      const { free, pro } = (this.singleton('pricing').data ?? {}) as Partial<PricingCopy>;
      return {
        ...(name && { name }),
        ...(free && { freePrice: formatRupees(free.rupeesPerMonth) }),
        ...(pro && { proPrice: formatRupees(pro.rupeesPerMonth) }),
      };
    });
  }

  #entry({ file, collection, id }: ContentPath & { kind: 'entry' }): Entry {
    const { schema, components } = rulesOf(collection);
    return this.#read(file, (source) => {
      const entry = readFields(file, source, schema, components);
      const citations = entry.fields === undefined ? [] : findCitationMistakes(entry);
      const mistakes = [...findNameMistakes(collection, file, id), ...entry.mistakes, ...citations];
      return { ...entry, collection, id, mistakes };
    });
  }

  #words(language: string): ContentFile {
    const file = `content/words/${language}.json`;
    const words = this.#read(file, (source) => readFile(file, source));
    if (words.fields === undefined || language === defaultLanguage) return words;
    const mistakes = findWordMistakes(words.fields, this.#words(defaultLanguage).fields);
    return { ...words, mistakes: atTheirPlaces(words, mistakes) };
  }

  #translation({ file, language, original }: ContentPath & { kind: 'translation' }): Translation {
    return this.#once(file, () => {
      const english = this.#paths.get(original);
      const components = english?.kind === 'entry' ? rulesOf(english.collection).components : undefined;
      const read = this.#read(file, (source) => readFile(file, source, components));
      const translation = { ...read, language, id: `${language}/${idOf(original)}`, translates: {} };
      const found = this.languages.includes(language) ? this.#original(english) : undefined;
      if (found) return { ...translation, ...mergeTranslation(read, found) };
      return { ...translation, mistakes: [{ file, message: refuseTranslation(original, language, this.languages) }] };
    });
  }

  #original(path: ContentPath | undefined): Original | undefined {
    if (path?.kind === 'singleton')
      return { entry: this.singleton(path.name), schema: schemas[path.name], mayBeLeftOut: [] };
    if (path?.kind !== 'entry') return undefined;
    const { schema, translated } = rulesOf(path.collection);
    return translated && { entry: this.#entry(path), schema, mayBeLeftOut: translated };
  }

  /** Every file, by its path. */
  get #paths(): ReadonlyMap<string, ContentPath> {
    return this.#once('paths', () => {
      const files = listFiles(join(this.#project, 'content')).map((name) => `content/${name}`);
      return new Map(files.map((file) => [file, classify(file)]));
    });
  }

  #pathsOf<Kind extends ContentPath['kind']>(kind: Kind): (ContentPath & { kind: Kind })[] {
    const isWanted = (path: ContentPath): path is ContentPath & { kind: Kind } => path.kind === kind;
    return [...this.#paths.values()].filter(isWanted);
  }

  /** What a file is after parsing; where it is missing, what an empty one is. */
  #read<Parsed extends { mistakes: readonly Mistake[] }>(file: string, parse: (source: string) => Parsed): Parsed {
    const known = this.#files.get(file) as Parsed | undefined;
    if (known) return known;
    const path = join(this.#project, file);
    const parsed = existsSync(path)
      ? parse(readFileSync(path, 'utf8'))
      : { ...parse(''), mistakes: [{ file, message: 'is missing → restore it' }] };
    this.#files.set(file, parsed);
    return parsed;
  }

  /** The path below the project. */
  #nameOf(path: string): string {
    return relative(this.#project, path).replaceAll(sep, '/');
  }

  #once<Made>(name: string, make: () => Made): Made {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as Made;
  }
}

/** content/banks/hdfc.json → banks/hdfc */
function idOf(file: string): string {
  return file.slice('content/'.length).replace(/\.\w+$/, '');
}
