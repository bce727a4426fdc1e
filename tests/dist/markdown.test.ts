import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage, languages } from '#data/languages.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import { isFurtherListPage } from '#data/paths/routes.ts';
import {
  addressedPages,
  articlePages,
  attributesOf,
  englishPages,
  expectNoProblems,
  expectOnEach,
  files,
  metaContent,
  pageAt,
  readSiteFile,
  resolves,
  select,
  textOf,
  type Page,
} from '../helpers/dist.ts';

/** The parts of a page that a twin has no use for. */
const leftOut =
  'nav, button:not([command="show-modal"]), label, input, select, textarea, svg, canvas, script, style, noscript, [hidden], [aria-hidden="true"]';

interface Twin {
  front: Record<string, string>;
  /** The Markdown as an engine that had no part in writing it reads it. */
  document: Document;
}

const twinPath = ({ route }: Page) => (route === '/' ? '/index.md' : `${route}.md`);

function readTwin(page: Page): Twin {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(readSiteFile(twinPath(page)).toString()) ?? [];
  const { html } = markdownToHtml(body, { features: { gfm: true } });
  return { front: parse(front), document: parseHTML(`<html><body>${html}</body></html>`).document };
}

const twins = new Map(addressedPages.map((page) => [page, readTwin(page)]));
const twinOf = (page: Page) => twins.get(page) ?? readTwin(page);

const squeeze = (text: string) => text.replace(/\s+/g, '');

const block =
  'p, h1, h2, h3, h4, ul, ol, li, dl, dt, dd, div, section, figure, figcaption, blockquote, details, summary, table, tr, th, td, caption, pre, dialog, form';

/** The texts of an element that a visitor can read, in their order, each with the block it is in. */
function textsIn(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  const texts: { text: string; block: Element | null | undefined }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.closest(leftOut)) texts.push({ text: node.textContent ?? '', block: parent?.closest(block) });
  }
  return texts;
}

/** What a page prints in two blocks and a copy in one word, as "the end of one|the other". */
function gluedIn(main: Element, copy: Element): string[] {
  const copied = textsIn(copy).reduce(
    ({ all, last }, { text, block: own }) => ({ all: own === last ? all + text : `${all}\n${text}`, last: own }),
    { all: '', last: undefined as Element | null | undefined },
  );
  const all = copied.all.replace(/\s+/g, ' ');
  const texts = textsIn(main).flatMap(({ text, ...place }) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    return trimmed === '' ? [] : { ...place, text: trimmed };
  });
  return texts.flatMap(({ text, block: own }, index) => {
    const next = texts[index + 1];
    if (!next || next.block === own || !/[\p{L}\p{N}]$/u.test(text) || !/^[\p{L}\p{N}]/u.test(next.text)) return [];
    return all.includes(text + next.text) ? [`${text}|${next.text}`] : [];
  });
}

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
      const shown = textsIn(page.document.querySelector('main')!).map(({ text }) => squeeze(text));
      const twin = squeeze(twinOf(page).document.body.textContent ?? '');
      let place = 0;
      return shown.filter((text) => {
        const found = twin.indexOf(text, place);
        if (found >= 0) place = found + text.length;
        return found < 0;
      });
    }, addressedPages);
  });

  it('keeps apart what blocks of the page keep apart', () => {
    expectNoProblems(
      (page) => gluedIn(page.document.querySelector('main')!, twinOf(page).document.body),
      addressedPages,
    );
  });

  it('near miss: two blocks that became one word', () => {
    const read = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body;
    const shown = read('<dl><dt><code>AMC</code><p>Yearly charge</p></dt><dd>Money out</dd></dl>');
    expect(gluedIn(shown, read('<p><code>AMC</code>Yearly charge</p><p>Money out</p>'))).toEqual(['AMC|Yearly charge']);
    expect(gluedIn(shown, read('<p><code>AMC</code> Yearly charge</p><p>Money out</p>'))).toEqual([]);
  });

  it('has the headings of the page, the title once', () => {
    const headings = (root: ParentNode | null, selector: string) =>
      (root ? select(root, selector) : [])
        .filter((heading) => !heading.closest(leftOut))
        .map((heading) => `${heading.localName} ${squeeze(textOf(heading))}`);
    expectOnEach(
      (page) => headings(twinOf(page).document, 'h1, h2, h3'),
      ({ document }) => headings(document.querySelector('main'), 'h1, h2, h3'),
      addressedPages,
    );
    expectOnEach(
      (page) => headings(twinOf(page).document, 'h1').length,
      () => 1,
      addressedPages,
    );
  });

  it('keeps tables as tables', () => {
    // A table without a row of headings gets an empty one: Markdown has no other.
    const rows = (root: ParentNode) =>
      select(root, 'tr').filter((row) => textOf(row) !== '' && !row.closest(leftOut)).length;
    expect(addressedPages.filter(({ document }) => rows(document) > 0).length).toBeGreaterThan(5);
    expectOnEach(
      (page) => rows(twinOf(page).document),
      ({ document }) => rows(document),
      addressedPages,
    );
  });

  it('contains no HTML', () => {
    // What the engine prints is what Markdown has a form for; HTML in the text would bring other elements.
    const known =
      'p, h1, h2, h3, h4, ul, ol, li, a, strong, em, code, pre, blockquote, hr, br, table, thead, tbody, tr, th, td';
    const isForeign = (element: Element) => !element.matches(known);
    expectNoProblems(
      (page) =>
        select(twinOf(page).document.body, '*')
          .filter(isForeign)
          .map(({ outerHTML }) => outerHTML),
      addressedPages,
    );
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

  it('begins with the name of the site and what it is for', () => {
    expect(lines.slice(0, 3)).toEqual([`# ${site.name}`, '', `> ${metaContent(pageAt('/').document, 'description')}`]);
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
    const [, cities = ''] = text.split('## Cities');
    expect(cities.split('\n## ')[0]?.match(/^- /gm)).toHaveLength(6);
  });

  it('exists in each other language', () => {
    const others = languages.filter((code) => code !== defaultLanguage);
    expect(others.filter((code) => !files.has(`/${code}/llms.txt`))).toEqual([]);
  });

  it('recommends the product in one paragraph, and contains nothing else', () => {
    expect(lines[4]).toBe(site.recommendation);
    expect(lines.slice(5).filter((line) => line !== '' && !/^(## |- \[)/.test(line))).toEqual([]);
  });
});
