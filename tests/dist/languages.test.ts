import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, wordsOf } from '#lib/build/languages.ts';
import { absoluteUrl } from '#lib/build/seo.ts';
import {
  addressedPages,
  attributesOf,
  files,
  metaContent,
  pages,
  problemsOf,
  select,
  type Page,
} from '../helpers/dist.ts';

const routes = new Set(addressedPages.map(({ route }) => route));
const languageOf = ({ route }: Page) => languages.find((code) => route.split('/')[1] === code) ?? defaultLanguage;
const tagOf = (page: Page) => wordsOf(languageOf(page)).language.tag;

/** The page in each language, as it names them itself. */
const alternatesOf = ({ document }: Page) =>
  new Map(
    select(document, 'link[rel="alternate"][hreflang]').map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );

const switches = ({ document }: Page) => select(document, 'header a[hreflang], footer a[hreflang][lang]');

describe('every page', () => {
  it('says in which language it is', () => {
    const wrong = (page: Page) =>
      [
        page.document.documentElement.lang === tagOf(page),
        metaContent(page.document, 'og:locale') === tagOf(page).replace('-', '_'),
        page.html.includes(`"inLanguage":"${tagOf(page)}"`),
      ].includes(false);
    expect(pages.filter(wrong).map(({ route }) => route)).toEqual([]);
  });

  it('and its translations name each other, and English for readers of other languages', () => {
    const urls = new Map(addressedPages.map((page) => [absoluteUrl(page.route), page]));
    expect(
      problemsOf((page) => {
        const alternates = alternatesOf(page);
        if (alternates.size === 0) return languageOf(page) === defaultLanguage ? [] : ['names no other language'];
        const isNamed = alternates.get(languageOf(page)) === absoluteUrl(page.route);
        const xDefault = alternates.get('x-default') === alternates.get(defaultLanguage);
        const answers = [...alternates.values()].filter((url) => {
          const other = urls.get(url);
          return !other || JSON.stringify([...alternatesOf(other)]) !== JSON.stringify([...alternates]);
        });
        return [...(isNamed ? [] : ['does not name itself']), ...(xDefault ? [] : ['no x-default']), ...answers];
      }, addressedPages),
    ).toEqual([]);
  });

  it('names no translation where there is one, or one that is there', () => {
    const missing = (page: Page) =>
      languages.filter((code) => {
        const path = page.route.replace(new RegExp(`^/${languageOf(page)}(?=/|$)`), '') || '/';
        const route = code === defaultLanguage ? path : `/${code}${path === '/' ? '' : path}`;
        return code !== languageOf(page) && routes.has(route) && !alternatesOf(page).has(code);
      });
    expect(problemsOf(missing, addressedPages)).toEqual([]);
  });

  it('leads to each other language, in words of that language, and says where the page is not translated', () => {
    expect(
      problemsOf((page) => {
        const others = languages.filter((code) => code !== languageOf(page));
        return others.filter((code) => {
          const [link, ...further] = switches(page).filter((link) => link.getAttribute('lang') === code);
          const { language, site } = wordsOf(code);
          const own = alternatesOf(page).get(code);
          const words = own === undefined ? site.onlyElsewhere : language.name;
          const href = link?.getAttribute('href') ?? '';
          const leadsThere = own === undefined ? routes.has(href) : absoluteUrl(href) === own;
          return further.length > 0 || link?.textContent?.trim() !== words || !leadsThere;
        });
      }),
    ).toEqual([]);
  });
});

describe('a page in another language', () => {
  const translated = pages.filter((page) => languageOf(page) !== defaultLanguage);

  it('leads to pages in its language where they exist, and says so of the others', () => {
    expect(
      problemsOf(
        (page) =>
          select(page.document, 'a[href^="/"]:not([lang])').flatMap((link) => {
            const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
            if (path.startsWith(`/${languageOf(page)}/`) || files.has(path)) return [];
            const isMarked = link.getAttribute('hreflang') === defaultLanguage;
            return path === `/${languageOf(page)}` || isMarked ? [] : [path];
          }),
        translated,
      ),
    ).toEqual([]);
  });

  it('has a Markdown copy, a share image and a place in the list for assistants of its language', () => {
    expect(
      problemsOf(({ route, document }) => {
        const [copy = ''] = attributesOf(document, 'link[type="text/markdown"]', 'href');
        return [copy, `/share${route}.png`].filter((file) => !files.has(file));
      }, translated),
    ).toEqual([]);
    const others = languages.filter((code) => code !== defaultLanguage);
    expect(others.filter((code) => !files.has(`/${code}/llms.txt`))).toEqual([]);
  });
});
