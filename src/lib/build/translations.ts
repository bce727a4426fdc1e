/** Which pages exist in which languages: those whose content is translated. */
import { join } from 'node:path';
import { rulesOf, collectionNames } from '#schemas/collections.ts';
import { defaultLanguage, languages } from './languages.ts';
import { listFiles } from './list-files.ts';

/** The pages whose copy is in a single file, and those whose copy is among the words of the interface. */
const pagesOfFiles: Readonly<Record<string, string>> = {
  'bank-analysis': '/bank-analysis',
  features: '/features',
  home: '/',
  pricing: '/pricing',
};
const pagesOfWords = ['/contact', '/give-feedback'];

const pages = new Map(
  languages.map((language) => [language, language === defaultLanguage ? undefined : findPages(language)] as const),
);

/** The languages in which the page at an English path exists, the default language first. */
export function languagesOf(path: string): string[] {
  return languages.filter((language) => existsIn(language, path));
}

/** Whether there is a page in a language; in the default language there are all. */
export function existsIn(language: string, path: string): boolean {
  return pages.get(language)?.has(path) ?? language === defaultLanguage;
}

/** The path of a page in a language where it exists, else of the English page. */
export function pathIn(language: string | undefined, path: string): string {
  if (language === undefined || language === defaultLanguage || !existsIn(language, path)) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The page of a language that is nearest to an English path: itself, else the first above it; undefined without a home page. */
export function nearestIn(language: string, path: string): string | undefined {
  if (existsIn(language, path)) return pathIn(language, path);
  if (path === '/') return undefined;
  return nearestIn(language, path.slice(0, path.lastIndexOf('/')) || '/');
}

/** For `getStaticPaths` of src/pages/[...locale]: the page at an English path in each language in which it exists. */
export function localePaths(path: string): { params: { locale: string | undefined } }[] {
  return languagesOf(path).map((language) => ({ params: { locale: localeOf(language) } }));
}

/** The value of the route parameter `locale`; there is none in the paths of the default language. */
export function localeOf(language: string): string | undefined {
  return language === defaultLanguage ? undefined : language;
}

/** A link to a path of the site, up to the end of its path. */
const pageLink = /<a\b(?=[^>]*? href="\/(?!\/))([^>]*? href=")([^"#?]*)([^>]*)>/g;

/**
 * The HTML of a page in another language with links that lead to pages in that language; those to pages that are not translated say
 * that they lead to an English one. Links with `hreflang`, and those to files, stay as they are.
 */
export function toLocalLinks(html: string, language: string): string {
  return html.replace(pageLink, (link, before: string, path: string, after: string) => {
    if ((before + after).includes(' hreflang=') || /\.\w+$/.test(path)) return link;
    const mark = existsIn(language, path) ? '' : ` hreflang="${defaultLanguage}"`;
    return `<a${before}${pathIn(language, path)}${after}${mark}>`;
  });
}

function findPages(language: string): ReadonlySet<string> {
  const extension = new RegExp(String.raw`^(.*)\.${language}\.(?:json|mdx?)$`);
  const translated = listFiles(join(process.cwd(), 'content')).flatMap((file) => extension.exec(file)?.[1] ?? []);
  const paths = translated.flatMap((name) => {
    const collection = collectionNames.find((candidate) => name.startsWith(`${candidate}/`));
    if (!collection) return pagesOfFiles[name] ?? [];
    const href = rulesOf(collection).href?.(name.slice(collection.length + 1));
    return href?.replace(/#.*/, '') ?? [];
  });
  return new Set([...pagesOfWords, ...paths]);
}
