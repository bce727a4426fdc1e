/** Questions in a person's own words: the page, the code or the charge that is answered first. */
import { describe, expect, test } from 'vitest';
import { ask, headingOf, languageOf, pagesOf } from '../../helpers/look-up.ts';
import chargeQuestions from './charge-questions.json' with { type: 'json' };
import firstPages from './first-pages.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

/** The English paths of the pages of an answer, the first one likeliest. */
const pagesFor = (query: string) => pagesOf(ask(query));

describe('163 questions, two in three as people wrote them in public', () => {
  const isDevanagari = ({ query }: { query: string }) => languageOf(query) === 'hi';
  const answerable = questions.filter(({ pages }) => pages.length > 0);
  const rightIn = (count: number) =>
    answerable.filter(({ query, pages }) =>
      pagesFor(query)
        .slice(0, count)
        .some((page) => pages.includes(page)),
    );

  test('of 154 that the site answers, 131 are answered with the right page first, 144 with one of three', () => {
    expect(answerable).toHaveLength(154);
    expect(rightIn(1).length).toBeGreaterThanOrEqual(131);
    expect(rightIn(3).length).toBeGreaterThanOrEqual(144);
  });

  test('of 46 in Devanagari, 39 are answered with the right page first', () => {
    expect(answerable.filter(isDevanagari)).toHaveLength(46);
    expect(rightIn(1).filter(isDevanagari).length).toBeGreaterThanOrEqual(39);
  });

  test('of nine that it does not answer, seven bring no page', () => {
    const others = questions.filter(({ pages }) => pages.length === 0);
    expect(others).toHaveLength(9);
    expect(others.filter(({ query }) => pagesFor(query).length === 0).length).toBeGreaterThanOrEqual(7);
  });
});

describe('330 questions, written before the search words that answer them', () => {
  const answerable = sentences.filter(({ pages }) => pages.length > 0);
  const rightIn = (count: number) =>
    answerable.filter(({ query, pages }) =>
      pagesFor(query)
        .slice(0, count)
        .some((href) => pages.includes(href.replace(/#.*/, ''))),
    );

  test('of 305 that the site answers, 200 are answered with the right page first, 215 with one of three', () => {
    expect(answerable).toHaveLength(305);
    expect(rightIn(1).length).toBeGreaterThanOrEqual(200);
    expect(rightIn(3).length).toBeGreaterThanOrEqual(215);
  });

  test('of 25 off the subject, 18 bring no page', () => {
    const others = sentences.filter(({ pages }) => pages.length === 0);
    expect(others).toHaveLength(25);
    expect(others.filter(({ query }) => pagesFor(query).length === 0).length).toBeGreaterThanOrEqual(18);
  });
});

test('a word with one wrong letter is found, one with two is not', () => {
  expect(pagesFor('minimun balence charge')[0]).toBe('/charges/minimum-balance');
  expect(pagesFor('vinivum vavance')).toEqual([]);
});

test.each(Object.entries(firstPages))('“%s” is answered with %s', (query, page) => {
  expect(pagesFor(query)[0]).toBe(page);
});

test('a line that is asked for is read, and its codes are named', () => {
  const { entries, heading } = ask('What is ACH D- TP ACH INDIANESIGN?');
  expect(heading).toEqual(['INDIANESIGN collected under a mandate.']);
  expect(pagesFor('What is ACH D- TP ACH INDIANESIGN?')).toContain('/codes/mandates/tp-ach');
  expect(entries[0]?.party).toBe('INDIANESIGN');
});

test('no part of a question is taken for a name', () => {
  for (const query of ['what is nach debit', 'meaning of neft', 'salary not credited'])
    expect(ask(query).entries[0]?.party).toBeUndefined();
  // Of a line it is.
  expect(ask('SALARY FROM NORTHLIGHT STUDIO').entries[0]?.party).toBe('NORTHLIGHT STUDIO');
});

test('an unknown question is sent on, and so is an unknown line', () => {
  expect(['how tall is a giraffe', 'XQJ 7'].map((input) => headingOf(ask(input)))).toEqual([
    'We have no answer to this yet.',
    'We don’t recognise this line yet.',
  ]);
});

describe('questions about charges', () => {
  /** The causes that a question is answered with, the likeliest first. */
  const causesOf = (query: string) => pagesFor(query).flatMap((page) => /^\/charges\/(.+)/.exec(page)?.[1] ?? []);

  test('of 40 as people print them, 34 are answered with the right cause among the first three', () => {
    const missed = chargeQuestions.causes.filter(({ query, cause }) => !causesOf(query).slice(0, 3).includes(cause));
    expect(chargeQuestions.causes).toHaveLength(40);
    expect(missed.map(({ query }) => query).slice(6)).toEqual([]);
  });

  test.each(chargeQuestions.sums)('“%s” asks for a sum', (query) => {
    expect(headingOf(ask(query))).toMatch(/^₹236 .*(Debit card, a year|डेबिट कार्ड)/);
    expect(causesOf(query)[0]).toBe('card-year');
  });

  test('a sum with its cause is answered with the charge before others', () => {
    expect(causesOf('590 cheque bounce')[0]).toBe('cheque-return');
  });

  test('a sum that nobody charges is said to be none', () => {
    expect(headingOf(ask('₹9,999.99'))).toBe('No bank charge that we know comes to ₹9,999.99.');
    expect(causesOf('₹9,999.99')).toEqual([]);
  });

  test.each(Object.entries(chargeQuestions.others))('%s is no question about a charge', (_, query) => {
    expect(causesOf(query)).toEqual([]);
    expect(headingOf(ask(query))).not.toMatch(/charge|चार्ज/i);
  });
});
