import { globSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, wordsOf } from '#data/languages.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import { absoluteUrl } from '#data/metadata/page-head.ts';
import { addressedPages, errorRoutes, files, pageAt, pages, readSiteFile, type Page } from '../helpers/dist.ts';
import { attributesOf, metaContent, select, textOf } from '../helpers/document.ts';
import { expectNoProblems, expectOnEach } from '../helpers/expect-pages.ts';

const toHome = (code: string) => (code === defaultLanguage ? '/' : `/${code}`);
const routes = new Set(pages.map(({ route }) => route).filter((route) => !errorRoutes.includes(route)));
const languageOf = ({ route }: Page) => languages.find((code) => route.split('/')[1] === code) ?? defaultLanguage;
const translatedPages = addressedPages.filter((page) => languageOf(page) !== defaultLanguage);
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
          // From a page that is shown instead of another, the switch leads home.
          const own = errorRoutes.includes(page.route) ? toHome(code) : versionsOf(page).get(code);
          const href = link?.getAttribute('href') ?? '';
          const leadsThere = own === undefined ? routes.has(href) : href === own;
          const words = own === undefined ? site.onlyElsewhere : language.name;
          return further.length > 0 || link?.textContent?.trim() !== words || !leadsThere;
        }),
    );
  });

  it('in another language has the headings of its text under the ids of the English ones', () => {
    const idsOf = ({ document }: Page) => select(document, '.prose-ledger :is(h2, h3)[id]').map(({ id }) => id);
    expect(translatedPages.flatMap(idsOf).length).toBeGreaterThan(20);
    expectOnEach(idsOf, (page) => idsOf(pageAt(versionsOf(page).get(defaultLanguage)!)), translatedPages);
  });

  it('in another language leads to pages in that language where they exist, and says so of the others', () => {
    expectNoProblems((page) => unmarkedLinks(page.document, languageOf(page)), translatedPages);
  });
});

/** The links of a page in another language to pages in English that do not say so; within a part in a third language they need not. */
function unmarkedLinks(document: Document, language: string): string[] {
  const mark = ` ${wordsOf(language).site.inEnglish}`;
  return select(document, 'body a[href]:not([lang], body [lang] *)')
    .filter((link) => {
      const { origin, pathname } = new URL(link.getAttribute('href') ?? '', `${siteUrl}/${language}`);
      const isEnglish = origin === new URL(siteUrl).origin && !`${pathname}/`.startsWith(`/${language}/`);
      return isEnglish && !files.has(pathname) && !link.textContent?.trimEnd().endsWith(mark);
    })
    .map(({ outerHTML }) => outerHTML);
}

it('near miss: a link to a page in English without a mark', () => {
  const unmarked = ['<a href="/blog">ब्लॉग</a>', '<a hreflang="en" href="/">अंग्रेज़ी में</a>'];
  const others = [
    '<a href="/blog">ब्लॉग (अंग्रेज़ी में)</a><a href="/hi">होम</a><a href="#top">ऊपर</a><a href="/feed.json">फ़ीड</a>',
    '<p lang="en"><a href="/privacy-policy">Policy</a></p><a href="https://rbi.org.in/blog">RBI</a>',
  ];
  const { document } = parseHTML(`<html><body>${[...unmarked, ...others].join('')}</body></html>`);
  expect(unmarkedLinks(document, 'hi')).toEqual(unmarked);
});

it.each([
  ['/contact', 'hi', '/hi/privacy-policy'],
  ['/contact', 'mr', '/privacy-policy'],
  ['/hi/contact', 'en', '/privacy-policy'],
  ['/hi/give-feedback', 'mr', '/privacy-policy'],
])('on %s, the notice in the language %s leads to %s', (route, language, policy) => {
  expect(attributesOf(pageAt(route).document, `[lang=${language}] a[href*=policy]`, 'href')).toEqual([policy]);
});

describe('the codes in Hindi', () => {
  const ids = globSync('*.hi.{json,mdx}', { cwd: 'content/codes' }).map((file) => file.split('.')[0]);
  const groups = addressedPages.filter(({ route }) => /^\/hi\/codes\/[^/]+$/.test(route) && !files.has(`${route}.csv`));
  const anchors = groups.flatMap(({ document }) => select(document, 'main .fold > p[id]').map(({ id }) => id));

  it('are each on the page of their group, and no other is', () => {
    expect(ids.length).toBeGreaterThan(120);
    expect(anchors.toSorted()).toEqual(ids.toSorted());
  });

  it('are listed on /hi/codes, or by number on a page that it links to and that links back', () => {
    const listed = attributesOf(pageAt('/hi/codes').document, 'main a', 'href');
    for (const { route, document } of groups) {
      const isByNumber = !listed.some((href) => href.startsWith(`${route}#`));
      const codes = select(document, 'main .fold > p[id]').map(({ id }) =>
        files.has(`${route}/${id}.html`) ? `${route}/${id}` : `${route}#${id}`,
      );
      expect(listed).toEqual(expect.arrayContaining([route, ...(isByNumber ? [] : codes)]));
      expect(attributesOf(document, 'main a', 'href')).toContain('/hi/codes');
    }
  });

  it('stand for words that are read as English, or for those of their own in Hindi', () => {
    const wordsOfCode = (id: string, route: string) => {
      const words = pageAt(route).document.querySelector(`[id="${id}"] + p`);
      return [textOf(words), words?.getAttribute('lang')];
    };
    expect(wordsOfCode('apy', '/hi/codes/government')).toEqual(['अटल पेंशन योजना', null]);
    expect(wordsOfCode('dbt', '/hi/codes/government')).toEqual(['Direct Benefit Transfer', 'en']);
  });
});

it('a page in Hindi gives the name in its own script where it first mentions it', () => {
  const [inHindi = ''] = site.otherNames;
  expectNoProblems(({ document }) => {
    const text = textOf(document.querySelector('main'));
    const first = text.slice(text.indexOf(site.name)).slice(0, 40);
    return text.includes(site.name) && !first.startsWith(`${site.name} (${inHindi})`) ? [first] : [];
  }, translatedPages);
});

it('a screen reader reads the English titles of sources as English', () => {
  const titles = translatedPages.flatMap(({ document }) =>
    select(document, '#sources-title + ol a, details li a[lang]'),
  );
  expect(titles.length).toBeGreaterThan(100);
  expect(titles.filter((title) => title.getAttribute('lang') !== defaultLanguage).map(textOf)).toEqual([]);
});

it('Markdown copies mark every link to a page in English', () => {
  expectNoProblems((page) => {
    const others = select(page.document, 'body [lang] a').map((link) => `>${textOf(link)}</a>`);
    const { html } = markdownToHtml(readSiteFile(`${page.route}.md`).toString());
    const { document } = parseHTML(`<html><body>${html}</body></html>`);
    return unmarkedLinks(document, languageOf(page)).filter((link) => !others.some((end) => link.endsWith(end)));
  }, translatedPages);
});
