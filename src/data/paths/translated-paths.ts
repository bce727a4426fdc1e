import type { LinkAttributes } from '#data/markdown/page-links.ts';
import { collectionNames } from '#schemas/collections.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { filterCategories } from '#schemas/article.ts';
import { categoryHref, entryHref, feedHref, firstListPage, pagesOfWords, singletonHrefs } from './routes.ts';

interface TranslatedFile {
  id: string;
  data?: unknown;
  body?: string | undefined;
}

/** The languages of each page: those its content is translated into. Paths are English. */
export class TranslatedPaths {
  readonly #languages: readonly string[];
  readonly #paths: ReadonlyMap<string, ReadonlySet<string>>;

  /**
   * @param languages the default language first
   * @param translations the translated files: each with its language and path, like hi/banks/hdfc, and the whole entry
   */
  constructor(languages: readonly string[], translations: readonly TranslatedFile[]) {
    this.#languages = languages;
    const pathsIn = (language: string) => [
      ...pagesOfWords,
      ...translations.flatMap(({ id, data, body }) =>
        id.startsWith(`${language}/`) ? urlsOf(id.slice(language.length + 1), data, body) : [],
      ),
    ];
    const others = languages.filter((language) => language !== defaultLanguage);
    this.#paths = new Map(others.map((language) => [language, new Set(pathsIn(language))]));
  }

  /** The languages of a page, the default first. */
  languagesOf(path: string): string[] {
    return this.#languages.filter((language) => this.existsIn(language, path));
  }

  /** Whether a page exists in a language; in the default language there are all. */
  existsIn(language: string, path: string): boolean {
    return language === defaultLanguage || (this.#paths.get(language)?.has(firstListPage(path)) ?? false);
  }

  /** The path of a page in a language where it exists, else of the English page. */
  pathIn(language: string | undefined, path: string): string {
    if (language === undefined || language === defaultLanguage || !this.existsIn(language, path)) return path;
    return path === '/' ? `/${language}` : `/${language}${path}`;
  }

  /** The page of a language that is nearest to a path: itself, else the first above it; undefined without a home page. */
  nearestIn(language: string, path: string): string | undefined {
    if (this.existsIn(language, path)) return this.pathIn(language, path);
    if (path === '/') return undefined;
    return this.nearestIn(language, path.slice(0, path.lastIndexOf('/')) || '/');
  }

  /**
   * Where a link leads on a page in a language: to a page in that language where it exists, else to the English one, and then it says
   * so. Links to other files, to other sites and within the page stay as they are.
   * @param href with the path of the English page, and maybe a query and an anchor
   */
  linkTo(language: string | undefined, href: string): LinkAttributes {
    const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(href) ?? [];
    if (language === undefined || language === defaultLanguage || path === '') return { href };
    if (/\.\w+$/.test(path)) return { href: this.pathIn(language, path) + rest };
    // The page of a group and the FAQ have only the codes and questions that are translated.
    return this.existsIn(language, /^\/(codes\/[^/]+|faq)#/.test(href) ? href : path)
      ? { href: `${this.pathIn(language, path)}${rest}` }
      : { href, hreflang: defaultLanguage };
  }

  /** Whether a link on a page in a language leads to a page in that language. */
  hasTarget(language: string | undefined, href: string): boolean {
    return this.linkTo(language, href).hreflang === undefined;
  }
}

/**
 * The page that a file of content/ is printed on, and its place there: codes/atw → /codes/cash and /codes/cash#atw. A code with a text
 * also has a page of its own, /codes/cash/atw.
 */
function urlsOf(file: string, fields: unknown, body: string | undefined): string[] {
  if (file === 'blog') return ['/blog', feedHref, ...filterCategories.map(categoryHref)];
  const collection = collectionNames.find((name) => file.startsWith(`${name}/`));
  const href = collection
    ? entryHref(collection, file.slice(collection.length + 1), fields)
    : singletonHrefs[file as keyof typeof singletonHrefs];
  const path = href?.replace(/#.*/, '');
  if (path === undefined) return [];
  const own = collection === 'codes' && body ? [href!.replace('#', '/')] : [];
  return [path, href!, ...own, ...anchorsOf(fields).map((anchor) => `${path}#${anchor}`)];
}

/** The ids of the members of an entry, as of the questions of a category. */
function anchorsOf(fields: unknown): string[] {
  const { items = [] } = (fields ?? {}) as { items?: { id?: string }[] };
  return items.flatMap(({ id }) => id ?? []);
}
