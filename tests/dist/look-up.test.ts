/** The look-up of /codes and of /hi/codes with lines as banks print them: what it answers, to the letter. */
import { expect, test } from 'vitest';
import { attributesOf, pageAt, resolves, select, siteFolder, textOf } from '../helpers/dist.ts';
import { openSearch } from '../helpers/searches.ts';
import queries from './hindi-queries.json' with { type: 'json' };
import table from './look-up.json' with { type: 'json' };

const searches = { en: await openSearch(siteFolder, '/codes'), hi: await openSearch(siteFolder, '/hi/codes') };

function answer(language: keyof typeof searches, line: string): Element {
  return searches[language].find(line);
}

/** What an answer prints besides charges, one line for each heading, paragraph, code, part and next step. */
function linesOf(region: Element): string[] {
  return select(region, 'article > code, h2, p, li, dl > div, nav a')
    .filter((element) => !element.closest('article')?.querySelector('section > ul'))
    .map((element) => [...(element.matches('div') ? element.children : [element])].map(textOf).join(': '));
}

test.each(table)('$line', ({ line, en, hi }) => {
  expect(linesOf(answer('en', line))).toEqual(en);
  expect(linesOf(answer('hi', line))).toEqual(hi);
});

test.each(['en', 'hi'] as const)(
  'every link of an answer in %s leads to a page, and to its place there',
  (language) => {
    const links = table.flatMap(({ line }) => attributesOf(answer(language, line), 'a', 'href'));
    // The line to ask about follows the name of its place.
    expect(links.filter((href) => !resolves(href.replace(/=.*/, ''), pageAt('/codes')))).toEqual([]);
  },
);

test.each(Object.entries(queries.codes).flatMap(([href, texts]) => texts.map((text) => [text, href] as const)))(
  'the question “%s” is answered with the code that it asks about',
  (query, href) => {
    expect(attributesOf(answer('hi', query), 'li a', 'href')[0]).toBe(href);
  },
);

test('several lines are answered one by one, their parts folded, twenty at most', () => {
  const several = answer('en', [table[0]!.line, 'NWD-416021XXXXXX1234-S1ANPU08-PUNE', 'QQQ 7'].join('\n'));
  expect(select(several, 'h2').map(textOf)).toEqual([
    'A payment by UPI to or from RATNA BOOK HOUSE.',
    'Cash from an ATM.',
    'We don’t recognise this line yet.',
  ]);
  expect([select(several, 'dl').length, select(several, 'details:not([open]) > summary ~ * dl').length]).toEqual([
    2, 2,
  ]);

  const many = answer('en', 'NWD\n'.repeat(21));
  expect(select(many, 'h2')).toHaveLength(20);
  expect(textOf(many)).toContain('Paste the other 1 by themselves.');
});

test('a hostile line is printed as text', () => {
  const hostile = '<img src=x onerror="document.title=1"> shop@<b>ybl</b> x@ybl';
  expect(linesOf(answer('en', hostile))[0]).toBe('We don’t recognise this line yet.');
  expect(linesOf(answer('en', `${hostile}\nNWD`))[0]).toBe(hostile);
  expect(select(answer('en', `${hostile}\nNWD`), 'img, b')).toEqual([]);
});

test('a code leads to its page or to its anchor, in the language', () => {
  const places = [
    ['en', 'NWD', '/codes/cash/nwd'],
    ['hi', 'NWD', '/hi/codes/cash/nwd'],
    ['en', 'EAW', '/codes/cash#eaw'],
    ['hi', 'EAW', '/hi/codes/cash#eaw'],
  ] as const;
  for (const [language, code, href] of places)
    expect(attributesOf(answer(language, code), 'li a', 'href')).toEqual([href]);
});

test('in Hindi all other links lead to pages in Hindi', () => {
  const lines = ['QQQ 50123456789012', ...table.map(({ line }) => line)].join('\n');
  const links = attributesOf(answer('hi', lines), 'a:not([hreflang])', 'href');
  const known = [
    '/hi/contact#line=QQQ XXXXXXXXXXXXXX',
    '/hi/unknown-debit',
    '/hi/android-app',
    '/hi/bank-analysis/sbi',
  ];
  expect(known.filter((href) => !links.map(decodeURIComponent).includes(href))).toEqual([]);
  expect(links.filter((href) => !href.startsWith('/hi/'))).toEqual([]);
});

test('Hindi answers contain no English words, except names, codes and parts of the line', () => {
  const inEnglish = table.flatMap(({ line, hi }) => hi.filter((text) => foreignIn(text, line).length > 0));
  expect(inEnglish).toEqual(table.flatMap(({ hi }) => hi.filter((text) => text.includes('(अंग्रेज़ी में)'))));
  expect(foreignIn('भेजने वाला: Asha Nair, State Bank of India', 'NEFT-Asha Nair')).toEqual([]);
  expect(foreignIn('sender: Asha Nair', 'NEFT-Asha Nair')).toEqual(['sender']);
});

/** Words in small Latin letters that are not in the line. */
function foreignIn(text: string, line: string): string[] {
  const words = text.replaceAll('State Bank of India', '').match(/(?<!\w)[a-z]{2,}(?!\w)/g) ?? [];
  return words.filter((word) => !line.includes(word));
}

test('the row of a charge is read first, then come the charges of its bank that fit', () => {
  const row = answer('en', '05/11/26 .ACH DEBIT RETURN CHARGES 051026 051026-MIR2627990418265 590.00 4,321.10');
  const [reading, charges] = select(row, 'article');
  expect(textOf(reading!.querySelector('h2'))).not.toMatch(/^Bank charges/);
  expect(textOf(charges!.querySelector('h2'))).toBe('Bank charges of ₹590');
  expect(attributesOf(charges!, 'section p a', 'href')[0]).toBe('/charges/mandate-return');
  expect(textOf(charges!.querySelector('li strong'))).toBe('HDFC');
  const payment = answer(
    'en',
    '05/11/26 UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-GUIDES 590.00 4,321.10',
  );
  expect(select(payment, 'article')).toHaveLength(1);
});
