/** The look-up of the built /codes and /hi/codes: what it prints, to the letter. What it answers is tested in tests/unit/look-up. */
import { expect, test } from 'vitest';
import { pageAt, resolves, siteFolder } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';
import { openSearch } from '../helpers/searches.ts';
import queries from './hindi-queries.json' with { type: 'json' };
import table from './look-up.json' with { type: 'json' };

const searches = { en: await openSearch(siteFolder, '/codes'), hi: await openSearch(siteFolder, '/hi/codes') };

/** What the page says to an input. The next one replaces it. */
const answer = (language: keyof typeof searches, input: string) => searches[language].find(input);

/** What an answer prints unfolded, a line for each row, sentence, item, button and next step. */
function linesOf(region: Element): string[] {
  return select(region, 'article > p, h2, article > ul > li, nav a').map(textOf);
}

test.each(table)('$input', async ({ input, en, hi }) => {
  expect(linesOf(await answer('en', input))).toEqual(en);
  expect(linesOf(await answer('hi', input))).toEqual(hi);
});

test.each(['en', 'hi'] as const)('every link of an answer in %s leads to its place', async (language) => {
  const lost: string[] = [];
  for (const { input } of table) {
    const links = attributesOf(await answer(language, input), 'a', 'href');
    // The line to ask about follows the name of its place.
    const own = links.filter((href) => !href.startsWith('https:')).map((href) => href.replace(/=.*/, ''));
    lost.push(...own.filter((href) => !resolves(href, pageAt('/codes'))));
  }
  expect(lost).toEqual([]);
});

test.each(Object.entries(queries.codes).flatMap(([href, texts]) => texts.map((text) => [text, href] as const)))(
  'the question “%s” is answered with the code that it asks about',
  async (query, href) => {
    expect(attributesOf(await answer('hi', query), 'a', 'href')).toContain(href);
  },
);

test('several lines are a table of what, payee and amount; the rest of each is folded', async () => {
  const rows = [
    '03/11/26 UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-GUIDES 590.00 4,321.10',
    '05/11/26 .ACH DEBIT RETURN CHARGES 051026 051026-MIR2627990418265 531.00 3,790.10',
  ];
  const several = await answer('en', rows.join('\n'));
  expect(select(several, 'h2').map(textOf)).toEqual(['2 lines of HDFC. One is a charge, ₹531.']);
  expect(select(several, 'tbody tr').map((row) => [...row.children].map(textOf))).toEqual([
    ['1', 'UPI · RATNA BOOK HOUSE', '₹590'],
    ['2', 'Bank charge', '−₹531'],
  ]);
  expect(select(several, 'details[open]')).toEqual([]);
});

test('a hostile line is printed as text', async () => {
  const hostile = '<img src=x onerror="document.title=1"> UPI/DR/631108264417/<b>RATNA</b>/YBL';
  const region = await answer('en', hostile);
  expect(select(region, 'img, b:has(*), script')).toEqual([]);
  const several = await answer('en', `${hostile}\nNWD-416021XXXXXX1234-S1ANPU08-PUNE`);
  expect(select(several, 'tr')).toHaveLength(3);
  expect(select(several, 'img, script')).toEqual([]);
});

test('in Hindi all links without a mark lead to pages in Hindi', async () => {
  const links = [];
  for (const { input } of table) links.push(...attributesOf(await answer('hi', input), 'a:not([hreflang])', 'href'));
  expect(links).toContain('/hi/unknown-debit');
  expect(links.filter((href) => !/^(\/hi\/|https:)/.test(href))).toEqual([]);
});

test('Hindi answers contain no English words, except names, codes and parts of the line', () => {
  const inEnglish = table.flatMap(({ input, hi }) => hi.filter((text) => foreignIn(text, input).length > 0));
  expect(inEnglish).toEqual(table.flatMap(({ hi }) => hi.filter((text) => text.includes('(अंग्रेज़ी में)'))));
  expect(foreignIn('भेजने वाला: Asha Nair, State Bank of India', 'NEFT-Asha Nair')).toEqual([]);
  expect(foreignIn('sender: Asha Nair', 'NEFT-Asha Nair')).toEqual(['sender']);
});

/** Words in small Latin letters that are not in the line. */
function foreignIn(text: string, line: string): string[] {
  const words = text.replaceAll('State Bank of India', '').match(/(?<!\w)[a-z]{2,}(?!\w)/g) ?? [];
  return words.filter((word) => !line.includes(word));
}
