/** What people ask first about a bank is on its page, with the source of each fact and numbers that call. */
import { describe, expect, it } from 'vitest';
import { sourcesCitedIn } from '#data/markdown/source-markers.ts';
import { bankHref } from '#data/paths/routes.ts';
import { bankHelpSchema } from '#schemas/bank-help.ts';
import { reader } from '../helpers/content-texts.ts';
import { attributesOf, expectNoProblems, pageAt, pages, proseOf, select, textOf } from '../helpers/dist.ts';

type Help = ReturnType<typeof bankHelpSchema.parse>;
type Facts = Partial<Help>;

const bankHelp = reader.entries('bank-help').map(({ id, fields }) => ({ id, ...bankHelpSchema.parse(fields) }));
const pagesOfBanks = reader.entries('banks').map(({ id }) => id);
const main = pagesOfBanks.map((id) => ({ place: tableOf(bankHref(id)), entry: helpOf(id) }));
const others = bankHelp
  .filter(({ id, kind }) => kind === 'bank' && !pagesOfBanks.includes(id))
  .map((entry) => ({
    place: entry.page
      ? pageAt(bankHref(entry.id)).document.querySelector('main')!
      : pageAt('/bank-analysis').document.getElementById(entry.id)!,
    entry,
  }));

/** What people pay by UPI, or wait for. */
const purposes = [
  ...[/to a person/, /^Ordinary merchants/, /^Verified merchants/, /^Taxes/, /^Hospitals/, /^Schools/, /^IPO/],
  ...[/Retail Direct/, /^Term deposit opened online/, /^First 24 hours/, /^UPI Lite/, /credit line/, /from abroad/],
  ...[/^Cash at an ATM/, /^Jewellery/, /^Insurance/],
];

describe('every bank', () => {
  it('has all that is known printed, each fact with its source', () => {
    expect([main.length, others.length]).toEqual([6, 12]);
    expect([...main, ...others].flatMap(({ place, entry }) => findMissing(place, entry))).toEqual([]);
    expect([...main, ...others].flatMap(({ place, entry }) => findUncited(place, entry))).toEqual([]);
    expect([...main, ...others].flatMap(({ place, entry }) => findSourceless(place, entry))).toEqual([]);
  });

  it('of those with a page has its four answers in one table, in Hindi too', () => {
    const questions = (route: string) => select(tableOf(route), 'th').map(textOf);
    for (const id of pagesOfBanks) {
      expect(questions(bankHref(id))).toEqual(['Password', 'Download', 'Helpline', 'Codes']);
      expect(questions(`/hi${bankHref(id)}`)).toHaveLength(4);
      const codes = attributesOf(tableOf(bankHref(id)), 'a[href^="/codes/"]', 'href');
      expect(codes.length, id).toBeGreaterThan(2);
    }
  });

  it('of the others with a page has its answers in one table, and is listed on the page of all banks', () => {
    const listed = attributesOf(pageAt('/bank-analysis').document, '[aria-labelledby="others-title"] li a', 'href');
    const known = others.filter(({ entry }) => entry.page);
    expect(known.length).toBeGreaterThan(10);
    for (const { entry } of known) {
      const questions = select(tableOf(bankHref(entry.id)), 'th').map(textOf);
      expect(questions.filter((question) => question !== 'Download')).toEqual([
        'Password',
        'Helpline',
        'UPI limit',
        'Codes',
        'Not known',
      ]);
      expect(select(tableOf(`/hi${bankHref(entry.id)}`), 'th')).toHaveLength(questions.length);
      expect(listed).toContain(bankHref(entry.id));
    }
  });

  it('of those with a page lists what is on it', () => {
    for (const id of pagesOfBanks) {
      const { document } = pageAt(bankHref(id));
      const listed = attributesOf(document, 'nav[aria-label="On this page"] a', 'href');
      const sections = select(document, 'main h2[id]:not(#sources-title)').map((title) => `#${title.id}`);
      expect(sections.length).toBeGreaterThan(5);
      expect(listed, id).toEqual(sections);
    }
  });

  it('of those with a page prints its share of the market once, and none of another bank', () => {
    const shares = pagesOfBanks.map((id) => textOf(pageAt(bankHref(id)).document.querySelector('main')));
    expect(shares.map((text) => text.match(/\d+% of the market/g)?.length)).toEqual(pagesOfBanks.map(() => 1));
    const others = pagesOfBanks.map((id) =>
      pageAt(bankHref(id)).document.querySelector('[aria-labelledby="others-title"]'),
    );
    expect(others.map((list) => select(list!, 'li a').length)).toEqual(pagesOfBanks.map(() => 5));
    expect(others.map(textOf).filter((text) => text.includes('%'))).toEqual([]);
  });

  it('of those with a page names password and download in the title or description', () => {
    const seen = pagesOfBanks.map((id) => {
      const { document } = pageAt(bankHref(id));
      return `${document.title} ${attributesOf(document, 'meta[name="description"]', 'content').join('')}`;
    });
    expect(seen.filter((text) => !/password/i.test(text) || !/download/i.test(text))).toEqual([]);
  });
});

describe('the same facts are', () => {
  it('the passwords of the article about them, where each other bank is linked', () => {
    const { document } = pageAt('/blog/bank-statement-pdf-password');
    const table = document.querySelector('main figure:has(> details)')!;
    const facts = bankHelp.flatMap(({ password, sources }) => (password ? [{ password, sources }] : []));
    const banks = bankHelp.filter(({ kind, password }) => kind === 'bank' || password !== null);
    expect(facts.flatMap((fact) => findMissing(table, fact))).toEqual([]);
    expect(select(table, 'a').map(textOf)).toEqual(expect.arrayContaining(banks.map(({ shortName }) => shortName)));
  });

  it('the numbers of the page about unknown debits', () => {
    const banks = bankHelp.filter(({ kind }) => kind === 'bank');
    for (const route of ['/unknown-debit', '/hi/unknown-debit']) {
      const rows = new Map(
        select(pageAt(route).document, 'main figure tr').map((row) => [textOf(row.firstElementChild), row]),
      );
      const missing = banks.flatMap((bank) => {
        const row = rows.get(bank.shortName);
        if (!row) return [`${bank.shortName} has no row`];
        const { block, helpline } = bank;
        return [
          ...(route.startsWith('/hi') ? [] : findMissing(row, { block, helpline })),
          ...findSourceless(row, bank),
        ];
      });
      expect(missing).toEqual([]);
    }
  });
});

describe('the answer comes first', () => {
  it('of every article and text, then the summary and the table of contents', () => {
    const texts = pages.filter(({ document }) => document.querySelector('main .prose-ledger + nav'));
    expect(texts.length).toBeGreaterThan(20);
    expectNoProblems(({ document }) => findLateAnswer(document), texts);
    const copy = texts[0]!.document.cloneNode(true) as Document;
    copy.querySelector('main .prose-ledger')!.before(copy.querySelector('main .prose-ledger + nav')!);
    expect(findLateAnswer(copy)).toEqual(['The contents come first']);
  });

  it('of how much one may pay by UPI, then the limit for each purpose', () => {
    const main = pageAt('/upi-limits').document.querySelector('main')!;
    const lead = textOf(main.querySelector('h1 ~ * p, p'));
    expect(['₹1 lakh a day', '₹5 lakh in one payment', '₹5,000'].filter((sum) => !lead.includes(sum))).toEqual([]);
    expect(purposesMissing(select(main, 'tbody tr').map(textOf))).toEqual([]);
    expect(purposesMissing(['Sending money to a person ₹1 lakh'])).toHaveLength(purposes.length - 1);
  });

  it('of what to do about a debit, then the deadlines of the Directions for commercial banks', () => {
    const { document } = pageAt('/unknown-debit');
    const text = textOf(document.querySelector('main'));
    const first = textOf(document.querySelector('main h2'));
    expect(first).toMatch(/^In the first hour/);
    const parts = [
      '1930',
      'To: the Branch Manager',
      'Third working day',
      '5 calendar days',
      'FASTag',
      'RBI/2026-27/167',
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(attributesOf(document, 'main a[href*="Id=13543"]', 'href')).toHaveLength(1);
    // The Directions for local area banks, of the same day.
    expect(text).not.toContain('2026-27/170');
  });

  it('of what opens a statement, then what to do when it does not', () => {
    const { document } = pageAt('/blog/bank-statement-pdf-password');
    const headings = select(document, 'main h2').map((title) => textOf(title).replace(/ ?#$/, ''));
    expect(headings.slice(0, 2)).toEqual(['The password of each bank and app', 'When none fits']);
    expect(textOf(document.querySelector('main'))).toMatch(/phones print each page as a picture/);
  });
});

describe('an answer is missing', () => {
  it('when its rule, its path, its number or what that is for is gone, or the number does not call', () => {
    const entry = helpOf('hdfc');
    const without = (selector: string, change: (element: Element) => void) => {
      const copy = tableOf(bankHref('hdfc')).cloneNode(true) as Element;
      select(copy, selector).slice(0, 1).forEach(change);
      return findMissing(copy, entry).length;
    };
    expect(without('tr', () => {})).toBe(0);
    expect(without('tr', (row) => row.remove())).toBe(2);
    const inDownload = Object.values(entry.download ?? {}).filter((fact) => fact !== null);
    expect(without('tr + tr', (row) => row.remove())).toBe(inDownload.length);
    expect(without('[href^="tel:"]', (link) => link.removeAttribute('href'))).toBe(1);
  });

  it('a number is without its source when that link, or the one to the bank’s own site, is gone', () => {
    const entry = helpOf('hdfc');
    const { website } = entry;
    for (const href of ['https://www.hdfc.bank.in/upi', 'https://github.com/akhilnarang/bank-sms-parser', website!]) {
      const copy = tableOf(bankHref('hdfc')).cloneNode(true) as Element;
      copy.querySelector(`a[href="${href}"]`)!.remove();
      expect(findSourceless(copy, entry)).toEqual([href]);
    }
  });

  it('a fact is uncited when its marker leads to another source', () => {
    const { document } = pageAt(bankHref('hdfc'));
    const copy = document.cloneNode(true) as Document;
    select(copy, 'main table sup a')[0]!.setAttribute('href', '#source-2');
    expect(findUncited(copy.querySelector('main table')!, helpOf('hdfc'))).toHaveLength(1);
  });
});

/** What is wrong with the order of a text that has a table of contents: a sentence or a list stands before it, with its summary behind. */
function findLateAnswer(document: Document): string[] {
  const answer = document.querySelector('main nav:has(> details)')?.previousElementSibling;
  if (!answer?.matches('.prose-ledger')) return ['The contents come first'];
  return textOf(answer).length < 60 ? ['The answer is short'] : [];
}

function purposesMissing(rows: readonly string[]): RegExp[] {
  return purposes.filter((purpose) => !rows.some((row) => purpose.test(row)));
}

function helpOf(id: string) {
  return bankHelp.find((help) => help.id === id)!;
}

function tableOf(route: string): Element {
  return pageAt(route).document.querySelector('main table')!;
}

/** The facts that an element does not print, and the numbers that it does not link. */
function findMissing(place: Element, { password, download, block, helpline = [] }: Facts): string[] {
  const printed = proseOf(place);
  const facts = [
    ...(password ? [password.rule, password.example, ...password.others] : []),
    ...Object.values(download ?? {}),
    block,
    ...helpline.map(({ use }) => use),
  ];
  const plain = facts.flatMap((fact) => fact?.replace(/ ?\[\^\d+\]|\*\*/g, '') ?? []);
  const calls = helpline.flatMap(({ numbers, sms }) =>
    numbers.map((number) => `${sms === null ? 'tel' : 'sms'}:${number.replaceAll(' ', '')}`),
  );
  const links = attributesOf(place, 'a', 'href');
  return [...plain.filter((fact) => !printed.includes(fact)), ...calls.filter((call) => !links.includes(call))];
}

/** The sources of an entry, those of its numbers aside, that no marker of an element leads to. */
function findUncited(place: Element, { sources, helpline }: Help): string[] {
  const cited = attributesOf(place, 'sup a', 'href').map((href) =>
    place.ownerDocument.getElementById(href.slice(1))?.querySelector('a')?.getAttribute('href'),
  );
  const ofNumbers = helpline.flatMap(({ use }) => sourcesCitedIn(use, sources));
  return sources.flatMap((source) => (ofNumbers.includes(source) || cited.includes(source.url) ? [] : [source.url]));
}

/** What an element does not link of the sources of a bank’s numbers, its own site and, where it has no number, 1930. */
function findSourceless(place: Element, { website, helpline, sources }: Help): string[] {
  const links = attributesOf(place, 'a', 'href');
  const needed = [
    ...helpline.flatMap(({ use }) => sourcesCitedIn(use, sources).map(({ url }) => url)),
    ...(website === null ? [] : [website]),
    ...(helpline.length === 0 ? ['tel:1930'] : []),
  ];
  return needed.filter((url) => !links.includes(url));
}
