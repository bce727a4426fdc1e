/** What people ask first about a bank is on its page, with the source of each fact and numbers that call. */
import { describe, expect, it } from 'vitest';
import { namesOf } from '#data/names-of-banks.ts';
import { sourcesCitedIn } from '#data/markdown/source-markers.ts';
import { bankHref } from '#data/paths/routes.ts';
import { bankHelpSchema } from '#schemas/bank-help.ts';
import { reader } from '../helpers/content-texts.ts';
import { pageAt, pages } from '../helpers/dist.ts';
import { attributesOf, metaContent, proseOf, select, textOf } from '../helpers/document.ts';
import { expectNoProblems } from '../helpers/expect-pages.ts';

type Help = ReturnType<typeof bankHelpSchema.parse>;
type Facts = Partial<Help>;

const bankHelp = reader
  .entries('bank-help')
  .map(({ id, fields }) => ({ id, ...namesOf(id), ...bankHelpSchema.parse(fields) }));
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

describe('every bank', () => {
  it('has all that is known printed, each fact with its source', () => {
    expect([main.length, others.length]).toEqual([6, 14]);
    for (const { place, entry } of [...main, ...others]) {
      expect(findMissing(place, entry), entry.id).toEqual([]);
      expect(findUncited(place, entry), entry.id).toEqual([]);
      expect(findSourceless(place, entry), entry.id).toEqual([]);
    }
  });

  it('with a page of its own answers the same questions in one table, in Hindi too', () => {
    const questions = (route: string) => select(tableOf(route), 'th').map(textOf);
    for (const id of pagesOfBanks) {
      expect(questions(bankHref(id))).toEqual(['Password', 'Download', 'Helpline', 'Home loan', 'Codes']);
      expect(questions(`/hi${bankHref(id)}`)).toHaveLength(5);
      expect(attributesOf(tableOf(bankHref(id)), 'a[href^="/codes/"]', 'href').length, id).toBeGreaterThan(2);
    }
    const known = others.filter(({ entry }) => entry.page).map(({ entry }) => bankHref(entry.id));
    expect(known.length).toBeGreaterThan(10);
    for (const route of known) {
      const asked = questions(route);
      const always = asked.filter((question) => question !== 'Download' && question !== 'UPI limit');
      expect(always).toEqual(['Password', 'Helpline', 'Home loan', 'Codes']);
      expect(questions(`/hi${route}`)).toHaveLength(asked.length);
    }
  });

  it('is a tile of the list, which says what is known of it; one without a page unfolds there', () => {
    const { document } = pageAt('/bank-analysis');
    const tiles = new Map(
      select(document, 'main .account-tiles li').map((tile) => [textOf(tile.querySelector('a')), textOf(tile)]),
    );
    const banks = bankHelp.filter(({ kind }) => kind === 'bank');
    const hasPage = ({ id, page }: (typeof banks)[number]) => page !== undefined || pagesOfBanks.includes(id);
    const names = banks.filter(hasPage).map(({ name }) => name);
    expect([...tiles.keys()].sort()).toEqual(names.sort());
    for (const bank of banks)
      if (hasPage(bank)) expect(tiles.get(bank.name)!.includes('Password'), bank.id).toBe(bank.password !== null);
      else expect(document.getElementById(bank.id)?.closest('details:not([open]) > summary + *')).not.toBeNull();
  });

  it('of the six lists what is on its page, and names password and download in the title or description', () => {
    for (const id of pagesOfBanks) {
      const { document } = pageAt(bankHref(id));
      const listed = attributesOf(document, 'nav[aria-label="On this page"] a', 'href');
      const sections = select(document, 'main h2[id]:not(#sources-title)').map((title) => `#${title.id}`);
      expect(sections.length).toBeGreaterThan(5);
      expect(listed, id).toEqual(sections);
      const found = `${document.title} ${metaContent(document, 'description')}`;
      for (const word of [/password/i, /download/i]) expect(found).toMatch(word);
    }
  });
});

it('the title of a bank promises a password or a download only where its page gives one', () => {
  for (const { place, entry } of [...main, ...others.filter(({ entry }) => entry.page)]) {
    const { title, body } = place.ownerDocument;
    expect(findUnkept(`${title} ${textOf(body.querySelector('h1'))}`, entry), entry.id).toEqual([]);
  }
  expect(findUnkept('PNB statement: password, download', helpOf('pnb'))).toEqual(['password']);
  expect(findUnkept('AU statement: download', helpOf('au'))).toEqual(['download']);
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

  it.each(['/unknown-debit', '/hi/unknown-debit'])('the numbers of the page about unknown debits: %s', (route) => {
    const rows = select(pageAt(route).document, 'main details[name="bank"]');
    for (const bank of bankHelp.filter(({ kind }) => kind === 'bank')) {
      const row = rows.find(({ firstElementChild }) => textOf(firstElementChild) === bank.shortName)!;
      const { block, helpline } = bank;
      // Its sources are there.
      const page = bank.page || pagesOfBanks.includes(bank.id) ? bankHref(bank.id) : `/bank-analysis#${bank.id}`;
      expect(attributesOf(row, 'a', 'href'), bank.id).toContain(route.replace('/unknown-debit', page));
      if (!route.startsWith('/hi')) expect(findMissing(row, { block, helpline }), bank.id).toEqual([]);
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

  /** The beginning of a page, and what comes further down. */
  const pagesThatAnswer: Record<string, [first: RegExp, parts: RegExp[]]> = {
    '/upi-limits': [
      /₹1 lakh a day.*₹5 lakh in one payment.*₹5,000/,
      [/to a person/, /Taxes/, /Hospitals/, /IPO/, /Retail Direct/, /First 24 hours/, /UPI Lite/, /Cash at an ATM/],
    ],
    // The Directions for commercial banks.
    '/unknown-debit': [
      /Told within three working days, the bank bears the loss.*Stop the next debit/,
      [/1930/, /To: the Branch Manager/, /Third working day/, /5 calendar days/, /FASTag/, /RBI\/2026-27\/167/],
    ],
    '/blog/bank-statement-pdf-password': [
      /The password of each bank and app/,
      [/When none fits/, /phones print each page as a picture/],
    ],
  };

  it.each(Object.entries(pagesThatAnswer))('on %s, then what else people ask', (route, [first, parts]) => {
    const main = pageAt(route).document.querySelector('main')!;
    const begin = `${textOf(main.querySelector('h1 ~ * p, p'))} ${textOf(main.querySelector('h2'))}`;
    expect(begin).toMatch(first);
    expect(parts.filter((part) => !part.test(textOf(main)))).toEqual([]);
  });
});

it('near misses: a row is gone, a number does not call or lacks its source, a marker leads to another', () => {
  const help = helpOf('hdfc');
  const changed = (selector: string, change: (element: Element) => void) => {
    const copy = pageAt(bankHref('hdfc')).document.cloneNode(true) as Document;
    select(copy, `main table ${selector}`).slice(0, 1).forEach(change);
    return copy.querySelector('main table')!;
  };
  const gone = (element: Element) => element.remove();
  expect(findMissing(changed('tr', gone), help)).toHaveLength(1);
  expect(findMissing(changed('tr + tr', gone), help)).toHaveLength(factsOfDownload(help.download).length);
  const plain = changed('[href^="tel:"]', (link) => link.removeAttribute('href'));
  expect(findMissing(plain, help)).toHaveLength(1);
  expect(findSourceless(changed(`a[href="${help.website}"]`, gone), help)).toEqual([help.website]);
  const table = changed('sup a', (link) => link.setAttribute('href', '#source-2'));
  expect(findUncited(table, help)).toHaveLength(1);
});

/** What is wrong with the order of a text that has a table of contents: a sentence or a list stands before it, with its summary behind. */
function findLateAnswer(document: Document): string[] {
  const answer = document.querySelector('main nav:has(> details)')?.previousElementSibling;
  if (!answer?.matches('.prose-ledger')) return ['The contents come first'];
  return textOf(answer).length < 60 ? ['The answer is short'] : [];
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
  const lines = [...helpline, ...(download?.missedCall ? [download.missedCall] : [])];
  const facts = [
    ...(password ? [password.rule, password.example, ...password.others] : []),
    ...(download ? factsOfDownload(download) : []),
    block,
    ...lines.map(({ use }) => use),
  ];
  const plain = facts.flatMap((fact) => fact?.replace(/ ?\[\^\d+\]|\*\*|`/g, '') ?? []);
  const calls = lines.flatMap(({ numbers, sms, by }) => {
    const begin = by === 'whatsapp' ? 'https://wa.me/91' : sms === null ? 'tel:' : 'sms:';
    return numbers.map((number) => begin + number.replaceAll(' ', ''));
  });
  // An SMS may have its text already.
  const links = attributesOf(place, 'a', 'href').map((href) => href.replace(/^(sms:\d+)\?body=.*/, '$1'));
  return [...plain.filter((fact) => !printed.includes(fact)), ...calls.filter((call) => !links.includes(call))];
}

/** What a table prints of a download, the steps and the missed call aside. */
function factsOfDownload({ app, netBanking, other, longest, formats }: Help['download']): string[] {
  return [app?.path, netBanking?.path, other, longest, formats].filter((fact) => typeof fact === 'string');
}

/** What a title promises that is not known: the password, or a way to the statement. */
function findUnkept(title: string, { password, download: { app, netBanking, other } }: Help): string[] {
  return [
    ...(/password/i.test(title) && !password ? ['password'] : []),
    ...(/download/i.test(title) && !(app ?? netBanking ?? other) ? ['download'] : []),
  ];
}

/** The sources of an entry, those of its numbers aside, that no marker of an element leads to. */
function findUncited(place: Element, { sources, helpline, download: { missedCall } }: Help): string[] {
  const cited = attributesOf(place, 'sup a', 'href').map((href) =>
    place.ownerDocument.getElementById(href.slice(1))?.querySelector('a')?.getAttribute('href'),
  );
  const uses = [...helpline, missedCall].map((line) => line?.use ?? '');
  const ofNumbers = uses.flatMap((use) => sourcesCitedIn(use, sources));
  return sources.flatMap((source) => (ofNumbers.includes(source) || cited.includes(source.url) ? [] : [source.url]));
}

/** What an element does not link of the sources of a bank’s numbers, its own site and, where none is for calls, 1930. */
function findSourceless(place: Element, { website, helpline, sources }: Help): string[] {
  const links = attributesOf(place, 'a', 'href');
  const needed = [
    ...helpline.flatMap(({ use }) => sourcesCitedIn(use, sources).map(({ url }) => url)),
    ...(website === null ? [] : [website]),
    ...(helpline.some(({ sms, by }) => sms === null && by === undefined) ? [] : ['tel:1930']),
  ];
  return needed.filter((url) => !links.includes(url));
}
