import { parseHTML } from 'linkedom';
import memoize from 'memoize';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage, languages } from '#data/languages.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import { isFurtherListPage } from '#data/paths/routes.ts';
import {
  addressedPages,
  articlePages,
  englishPages,
  files,
  pageAt,
  readSiteFile,
  resolves,
  type Page,
} from '../helpers/dist.ts';
import { attributesOf, metaContent, select, textOf } from '../helpers/document.ts';
import { expectNoProblems, expectOnEach } from '../helpers/expect-pages.ts';

/** The parts of a page that a twin has no use for. */
const leftOut =
  'nav, button:not([command="show-modal"]), label, input, select, textarea, svg, canvas, script, style, noscript, [hidden], [aria-hidden="true"], .needs-script';

const twinPath = ({ route }: Page) => (route === '/' ? '/index.md' : `${route}.md`);

/** The fields of a twin, and its Markdown as an engine that had no part in writing it reads it. */
const twinOf = memoize((page: Page) => {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(readSiteFile(twinPath(page)).toString()) ?? [];
  const { html } = markdownToHtml(body, { features: { gfm: true } });
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return { front: parse(front) as Record<string, string>, document };
});

const squeeze = (text: string) => text.replace(/\s+/g, '');

/** The texts of an element that a visitor can read, in their order. */
function textsIn(root: Element): string[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(leftOut)) texts.push(node.textContent ?? '');
  }
  return texts;
}

/** The headings of a page or a copy, and how many rows its tables have. */
const outlineOf = (root: ParentNode) => [
  ...select(root, 'h1, h2, h3')
    .filter((heading) => !heading.closest(leftOut))
    .map((heading) => `${heading.localName} ${squeeze(textOf(heading))}`),
  // A table without a row of headings gets an empty one: Markdown has no other.
  select(root, 'tr').filter((row) => textOf(row) !== '' && !row.closest(leftOut)).length,
];

describe('the Markdown copy of every page', () => {
  it('is named by the page, and is of a page that may be indexed', () => {
    expectOnEach(
      ({ document }) => attributesOf(document, 'link[rel="alternate"][type="text/markdown"]', 'href'),
      (page) => [twinPath(page)],
      addressedPages,
    );
    const written = [...files].filter((file) => file.endsWith('.md')).sort();
    expect(written).toEqual(addressedPages.map(twinPath).sort());
  });

  it('says all that the page shows, in the same order', () => {
    expectNoProblems((page) => {
      // Without white space, which styles make as well.
      const shown = textsIn(page.document.querySelector('main')!).map(squeeze);
      const twin = squeeze(twinOf(page).document.body.textContent ?? '');
      let place = 0;
      return shown.filter((text) => {
        const found = twin.indexOf(text, place);
        if (found >= 0) place = found + text.length;
        return found < 0;
      });
    }, addressedPages);
  });

  it('has the headings of the page and the rows of its tables', () => {
    expect(addressedPages.filter(({ document }) => document.querySelector('main tr')).length).toBeGreaterThan(5);
    expectOnEach(
      (page) => outlineOf(twinOf(page).document),
      ({ document }) => outlineOf(document.querySelector('main')!),
      addressedPages,
    );
  });

  it('contains no HTML, which would bring other elements than Markdown has a form for', () => {
    const known =
      'p, h1, h2, h3, h4, ul, ol, li, a, strong, em, code, pre, blockquote, hr, br, table, thead, tbody, tr, th, td';
    const foreignIn = ({ body }: Document) => select(body, '*').filter((element) => !element.matches(known));
    expectNoProblems((page) => foreignIn(twinOf(page).document).map(({ outerHTML }) => outerHTML), addressedPages);
  });

  it('says which page it is a copy of, and of what day', () => {
    expectOnEach(
      (page) => ['canonical', 'description', 'title'].map((name) => twinOf(page).front[name]),
      ({ document }) => ['og:url', 'description', 'og:title'].map((name) => metaContent(document, name)),
      addressedPages,
    );
    expectNoProblems(
      (page) => (/^\d{4}-\d\d-\d\d$/.test(twinOf(page).front.date ?? '') ? [] : ['no date']),
      articlePages,
    );
  });

  it('has absolute links, and those to the site lead to its pages and files', () => {
    const links = (page: Page) => attributesOf(twinOf(page).document, 'a', 'href');
    expect(addressedPages.flatMap(links).length).toBeGreaterThan(300);
    expectNoProblems((page) => links(page).filter((address) => !resolves(address)), addressedPages);
  });
});

describe('/llms.txt', () => {
  const text = readSiteFile('/llms.txt').toString();
  const lines = text.trim().split('\n');

  it('begins with the name of the site, what it is for and one recommendation; the rest are lists', () => {
    const description = metaContent(pageAt('/').document, 'description');
    expect(lines.slice(0, 5)).toEqual([`# ${site.name}`, '', `> ${description}`, '', site.recommendation]);
    expect(lines.slice(5).filter((line) => line !== '' && !/^(## |- \[)/.test(line))).toEqual([]);
  });

  it('lists the Markdown copy of every page once, with its title and description', () => {
    const listed = addressedPages.filter((page) => englishPages.includes(page) && !isFurtherListPage(page.route));
    const expected = listed.map((page) => {
      const [title, description] = ['og:title', 'description'].map((name) => metaContent(page.document, name));
      return `- [${title}](${siteUrl}${twinPath(page)}): ${description}`;
    });
    expect(lines.filter((line) => line.startsWith('- ')).sort()).toEqual(expected.sort());
    const parts = ['Pages', 'Bank Analysis', 'Bank charges', 'Blog', 'Cities', 'Codes', 'States', 'UPI statements'];
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(parts.map((part) => `## ${part}`));
    // A section begins with the page that its pages belong to.
    expect(lines[lines.indexOf('## Blog') + 2]).toContain(`(${siteUrl}/blog.md)`);
  });

  it('exists in each other language', () => {
    const others = languages.filter((code) => code !== defaultLanguage);
    expect(others.filter((code) => !files.has(`/${code}/llms.txt`))).toEqual([]);
  });
});
