import { describe, it } from 'vitest';
import { defaultLanguage, languages, wordsOf } from '#lib/content/languages.ts';
import { absoluteUrl } from '#lib/seo/page-head.ts';
import {
  addressedPages,
  expectNoProblems,
  expectOnEach,
  files,
  metaContent,
  pages,
  select,
  type Page,
} from '../helpers/dist.ts';

const routes = new Set(addressedPages.map(({ route }) => route));
const languageOf = ({ route }: Page) => languages.find((code) => route.split('/')[1] === code) ?? defaultLanguage;
const tagOf = (page: Page) => wordsOf(languageOf(page)).language.tag;

/** The route of the page in each language in which the site has it, the default language first. */
function versionsOf(page: Page): Map<string, string> {
  const path = page.route.replace(new RegExp(`^/${languageOf(page)}(?=/|$)`), '') || '/';
  const candidates = languages.map(
    (code) => [code, code === defaultLanguage ? path : `/${code}${path === '/' ? '' : path}`] as const,
  );
  return new Map(candidates.filter(([, route]) => routes.has(route)));
}

const switches = ({ document }: Page) => select(document, 'header a[hreflang], footer a[hreflang][lang]');

describe('every page', () => {
  it('says in which language it is', () => {
    expectOnEach(
      ({ document, html }) => [
        document.documentElement.lang,
        metaContent(document, 'og:locale'),
        ...new Set(html.match(/(?<="inLanguage":").*?(?=")/g)),
      ],
      (page) => [tagOf(page), tagOf(page).replace('-', '_'), tagOf(page)],
    );
  });

  it('names itself and its translations, and English for readers of other languages', () => {
    expectOnEach(
      ({ document }) =>
        select(document, 'link[rel="alternate"][hreflang]').map((link) =>
          ['hreflang', 'href'].map((name) => link.getAttribute(name)),
        ),
      (page) => {
        const versions = [...versionsOf(page)];
        const english = versions.filter(([code]) => code === defaultLanguage).map(([, route]) => ['x-default', route]);
        const named = versions.length > 1 ? [...versions, ...english] : [];
        return named.map(([code = '', route = '']) => [code, absoluteUrl(route)]);
      },
      addressedPages,
    );
  });

  it('leads to each other language, in words of that language, and says where the page is not translated', () => {
    expectNoProblems((page) =>
      languages
        .filter((code) => code !== languageOf(page))
        .filter((code) => {
          const [link, ...further] = switches(page).filter((link) => link.getAttribute('lang') === code);
          const { language, site } = wordsOf(code);
          const own = versionsOf(page).get(code);
          const href = link?.getAttribute('href') ?? '';
          const leadsThere = own === undefined ? routes.has(href) : href === own;
          const words = own === undefined ? site.onlyElsewhere : language.name;
          return further.length > 0 || link?.textContent?.trim() !== words || !leadsThere;
        }),
    );
  });

  it('in another language leads to pages in that language where they exist, and says so of the others', () => {
    expectNoProblems(
      (page) =>
        select(page.document, 'a[href^="/"]:not([lang], [hreflang="en"])')
          .map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '')
          .filter((path) => !`${path}/`.startsWith(`/${languageOf(page)}/`) && !files.has(path)),
      pages.filter((page) => languageOf(page) !== defaultLanguage),
    );
  });
});
