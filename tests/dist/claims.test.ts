import { describe, expect, it } from 'vitest';
import { claimSchema, type Claim } from '#schemas/claim.ts';
import { site } from '#data/site-facts.ts';
import { findClaimProblems, printsOf } from '../helpers/claims.ts';
import { reader } from '../helpers/content-texts.ts';
import { files, pageAt, pages, readSiteFile, type Page } from '../helpers/dist.ts';
import { metaContent, select, textOf } from '../helpers/document.ts';
import { expectNoProblems } from '../helpers/expect-pages.ts';

const claims = reader.entries('claims').map(({ fields }) => claimSchema.parse(fields));

it('every shown claim is on a page', () => {
  const isPrinted = (claim: Claim) => pages.some((page) => printsOf(claim, [page]).length > 0);
  expect(claims.filter((claim) => claim.show && !isPrinted(claim))).toEqual([]);
});

it('a claim without evidence is marked, and its page explains the mark once', () => {
  expect(findClaimProblems(pages, claims)).toEqual([]);
});

it('a section prints the mark once for all its claims', () => {
  const marksOn = (route: string) =>
    select(pageAt(route).document, 'main :is(sup, summary)').filter((element) => textOf(element).includes('†')).length;
  // On both for the figures; then for the head of the directory, and for the shares of the market.
  for (const route of ['/states', '/hi/states', '/bank-analysis', '/hi/bank-analysis']) expect(marksOn(route)).toBe(2);

  const { route, document } = pageAt('/states');
  const copy = document.cloneNode(true) as Document;
  copy.querySelector('main sup')!.remove();
  const problems = findClaimProblems([{ route, document: copy }], claims);
  expect(problems).toContain('/states: "Pan-India Coverage" has no mark');
  expect(problems).not.toContain('/states: "districts" has no mark');
});

it('the shares of the market are called indicative once, above them', () => {
  const main = pageAt('/bank-analysis').document.querySelector('main')!;
  expect(textOf(main).match(/indicative/g)).toHaveLength(1);
  const shares = select(main, 'ul[aria-describedby="claims-note"] > li').map((tile) => /\d+%/.exec(textOf(tile))?.[0]);
  expect(shares).toEqual(['23%', '15%', '12%', '9%', '6%', '8%']);
});

const denial = /\b(no|not|never|nothing|neither|nor|without|cannot|instead of|unlike)\b|n[’']t\b/i;

/** Phrases of claims that are not true of the site or the app, and what makes a sentence with them true after all. */
const falseClaims: readonly (readonly [claim: RegExp, unless?: RegExp])[] = [
  // The site reads a pasted line but no file; the web app, which will, is coming; the Android app uploads the file.
  [/\b(this|our|the) (web ?site|page) (reads|opens|analyses)\b/i, denial],
  [/\b(upload|choose|analyse) (your|the|a) (statement|PDF|file)\b[^.;:]{0,40}\b(here|on this (site|page))\b/i, denial],
  [
    /\b(read|opened|processed|analysed) (in|on|by) your (own )?(browser|device|phone)\b/i,
    /\bcoming\b|\bwill\b|\bpaste|\?$/,
  ],
  [/\bnothing (is|was) uploaded|\b(never|nothing) leaves? (your|the) (device|phone|browser)/i, /\bweb app\b/i],
  // The app's server has to read the file.
  [/\bend[- ]to[- ]end[- ]encrypt/i, denial],
  // PDF is the only format; no bank or UPI account is connected; nothing is sold; there are no cookies.
  [/\bupload\b[^.;:]*\b(CSV|Excel|spreadsheets?|screenshots?)\b/i, /\bon the way\b|\blater\b|\bnot\b/i],
  [/\b(connect|link) your (bank|account|UPI)\b/i, denial],
  [/\bwe (may )?(sell|share|rent) (your|personal|user) (data|statements?|information)\b/i, denial],
  [/\b(we|this site) (uses?|sets?) [^.;:]*\b(cookies?|analytics|trackers?)\b/i, denial],
];

function findFalseClaims(text: string): string[] {
  const sentences = text.split(/(?<=[.?!:])\s+(?=["“A-Z{<*])/);
  return sentences.filter((sentence) =>
    falseClaims.some(([claim, unless]) => claim.test(sentence) && !unless?.test(sentence)),
  );
}

/** Elements that hold one passage each, so that a sentence does not run on into the next. */
const passages = 'h1, h2, h3, p, li, dt, dd, td, th, summary, caption, figcaption, blockquote';

/** The passages of a page, and what search engines print below its title. */
const passagesOf = ({ document }: Page) => [
  ...select(document, passages)
    .filter((element) => !element.querySelector(passages))
    .map(textOf),
  metaContent(document, 'description'),
];

describe('what is not known is left out, or said where it would hurt', () => {
  /** Sentences about our search, which tell a reader nothing about the statement. */
  const apology =
    /\bwe (?:found|know of|could find) no\b|\bwe (?:could|do) not (?:find|know|read)\b|\bwe have (?:not|never|only)? ?(?:tested|seen|checked)\b|\bthat we (?:could|found)\b|\bnot listed here yet\b|\bask us about (?:GST|invoices|refunds|exports?)\b|\bpublic program\b/i;
  const findApologies = (text: string) => apology.exec(text)?.[0] ?? [];

  it('on a page, and in what the look-up answers', () => {
    expectNoProblems((page) => passagesOf(page).flatMap(findApologies));
    const data = [...files].filter((file) => /^\/_astro\/codes\.[\w-]+\.json$/.test(file));
    expect(data.length).toBeGreaterThan(0);
    expect(data.flatMap((file) => findApologies(readSiteFile(file).toString()))).toEqual([]);
  });

  it.each([
    ['We have not tested every layout.', 'We do not knowingly keep data of anybody younger.'],
    ['HDFC Bank publishes none that we found.', 'We found the payment: it was the second row.'],
    ['Ask us about GST, invoices and refunds.', 'Tell us the bank and the month.'],
  ])('where "%s" is noticed and "%s" is not', (wrong, right) => {
    expect([wrong, right].map((text) => findApologies(text).length > 0)).toEqual([true, false]);
  });
});

it('the terms are told alike wherever a page offers them', () => {
  const main = (route: string) => textOf(pageAt(route).document.querySelector('main'));
  for (const route of ['/pricing', '/terms-conditions', '/faq'])
    expect(main(route)).toContain(site.terms.limitCounting);
  for (const route of ['/terms-conditions', '/privacy-policy']) expect(main(route)).toContain('within 48 hours');
});

/** While there is no web app to link to, the pages may not speak of it as if there were. */
describe.runIf(site.webApp.url === null)('nothing untrue is said about statements', () => {
  it('on a page or in its description', () => {
    expectNoProblems((page) => passagesOf(page).flatMap(findFalseClaims));
  });

  it('in llms.txt', () => {
    expect(readSiteFile('/llms.txt').toString().split('\n').flatMap(findFalseClaims)).toEqual([]);
  });

  it.each([
    ['This website reads your PDF.', 'This website reads no statement.'],
    ['The statement is read in your browser.', 'The web app is coming: it is read in your browser.'],
    ['We may share your data with partners.', 'We never share your data with anybody.'],
  ])('where "%s" is noticed and "%s" is not', (wrong, right) => {
    expect(findFalseClaims(`${right} ${wrong}`)).toEqual([wrong]);
  });
});
