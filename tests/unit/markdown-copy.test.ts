import { describe, expect, test } from 'vitest';
import { parsePage, ScriptFiles } from '#publish/built-page.ts';
import { toMarkdown } from '#publish/markdown-copy.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { makeFacts } from '../helpers/make.ts';

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
  test.each([
    ['no link from a heading to itself', '<h2 id="sums"><a href="#sums">Sums</a></h2>', '## Sums'],
    [
      'pictures, by what they show',
      '<picture><source srcset="/a.avif"><img src="/a.webp" alt="A receipt"></picture>',
      `![A receipt](${site}/a.webp)`,
    ],
    ['no picture that only decorates', '<p><img src="/a.svg" alt="">A bank</p>', 'A bank'],
    ['what is in a closed question', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
    ['narrations', '<p><code>UPI/DR/6157*A_B</code></p>', '`UPI/DR/6157*A_B`'],
    ['terms and what they mean', '<dl><div><dt>Code</dt><dd>GJ</dd></div></dl>', '- **Code**\n\n  GJ'],
    ['characters that Markdown would read, as text', '<p>5 * 3 &lt;b&gt; [x]</p>', '5 \\* 3 \\<b> \\[x]'],
    [
      'tables, with their caption',
      '<table><caption>Fees</caption><tr><th>Bank</th><th>Fee</th></tr><tr><td>SBI</td><td>₹0</td></tr></table>',
      '**Fees**\n\n| Bank | Fee |\n| - | - |\n| SBI | ₹0 |',
    ],
    ['a space where the styles keep two words apart', '<p><b>Fees</b><span>₹0</span></p>', '**Fees** ₹0'],
    [
      'one after an island, too',
      '<div><astro-island><button command="show-modal">TRY</button></astro-island><a href="#demo">WATCH</a></div>',
      `**TRY** [WATCH](${site}/guides/loans#demo)`,
    ],
    [
      'none before a comma',
      '<p><a href="https://a.in/">A</a><span>, read today</span></p>',
      '[A](https://a.in/), read today',
    ],
    [
      'a dialog below the words that open it',
      '<button command="show-modal" commandfor="d">TRY</button><dialog id="d"><h2>Choose</h2><button>Close</button></dialog>',
      '**TRY**\n\n## Choose',
    ],
    [
      'the note of a form',
      '<form><label>Name <input></label><button>Send</button><p>Kept a year.</p></form>',
      'Kept a year.',
    ],
  ])('%s', (_, main, markdown) => {
    expect(bodyOf(main)).toBe(`${markdown}\n`);
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
