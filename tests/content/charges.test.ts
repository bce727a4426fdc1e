import { expect, test } from 'vitest';
import { readAllPassages, reader } from '../helpers/content-texts.ts';

const feeForNeft = /\b(?:fee|charge)s? (?:for|of|on) (?:\w+ ){0,6}NEFT\b[^|]*[.?]/i;

test('a sentence about a fee for NEFT is beside one that says it is free online: RBI/2019-20/116', () => {
  const charged = readAllPassages().filter(({ text }) => feeForNeft.test(text));
  expect(charged.length).toBeGreaterThan(2);
  expect(charged.filter(({ text }) => !/\b(?:free|costs nothing)\b/.test(text))).toEqual([]);
});

test('the list of charges begins with what is free by law', () => {
  const { pages } = reader.content().singletons.get('codes')!.fields as { pages: Record<string, { lead: string }> };
  expect(pages.charges?.lead).toMatch(/^Free by RBI’s order: NEFT sent online from a savings account\./);
});

test('a fee for NEFT is found in a sentence, not in a heading or another sentence', () => {
  expect('The fee for one payment you sent by NEFT or RTGS.').toMatch(feeForNeft);
  expect('Fee for NEFT or RTGS sent').not.toMatch(feeForNeft);
  expect('Money sent by NEFT. The charge above it is for SMS.').not.toMatch(feeForNeft);
});
