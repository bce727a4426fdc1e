import { describe, expect, test } from 'vitest';
import { parsePage, ScriptFiles } from '#publish/built-page.ts';
import { toMarkdown } from '#publish/markdown-copy.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { makeFacts } from '../helpers/make.ts';
import copies from './markdown-copy.json' with { type: 'json' };

const site = 'https://site.example';

const elementsIn = (html: string) => parsePage('loans.html', html, new ScriptFiles(new Map())).elements;

/** The copy of a page with this in its `<main>`. */
function copyOf(main: string, change: Partial<PageFacts> = {}): string {
  const facts = makeFacts('/guides/loans', change);
  return toMarkdown(facts, elementsIn(`<nav>Home</nav><main>${main}</main>`));
}
const bodyOf = (main: string) => copyOf(main).replace(/^---\n.*?\n---\n\n/s, '');

test('a copy begins with the page that it is a copy of', () => {
  expect(copyOf('<h1>Loans</h1>', { title: 'Loans: a guide', modified: '2026-11-03' })).toBe(
    `---\ntitle: "Loans: a guide"\ndescription: What a lender reads.\ncanonical: ${site}/guides/loans\ndate: 2026-11-03\n---\n\n# Loans\n`,
  );
  expect(copyOf('<h1>Loans</h1>', { modified: undefined })).not.toContain('date:');
});

test('a page without <main> stops the build by its URL', () => {
  const copy = () => toMarkdown(makeFacts('/loans'), elementsIn('<p>Loans</p>'));
  expect(copy).toThrow(`${site}/loans: the page has no <main>.`);
});

describe('a Markdown copy has', () => {
  test.each(copies)('$what', ({ html, markdown }) => {
    expect(bodyOf(html)).toBe(`${markdown}\n`);
  });

  test.each([
    ['navigation', '<nav><a href="/">Home</a></nav>'],
    ['controls', '<button>Send</button><label>Name</label><input value="x"><select><option>1</option></select>'],
    ['drawings', '<svg role="img" aria-label="Bars"><text>20,000</text></svg><canvas></canvas>'],
    ['ornaments', '<span aria-hidden="true">I</span>'],
    ['what is hidden', '<p hidden>The form could not load.</p>'],
    ['scripts and styles', '<script>run()</script><style>p{}</style><noscript><p>No script</p></noscript>'],
  ])('no %s', (_, html) => {
    expect(bodyOf(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter\n');
  });
});
