import { expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { type Passage, reader, readTexts } from '../helpers/content-texts.ts';

const feeForNeft = /\b(?:fee|charge)s? (?:for|of|on) (?:\w+ ){0,6}NEFT\b[^|]*[.?]/i;

test('an entry names no fee for NEFT before it says that NEFT begun online is free: RBI/2019-20/116', () => {
  const charged = collectionNames.flatMap((name) =>
    readTexts(name).flatMap(({ passages }) => {
      const at = passages.findIndex(({ text }) => feeForNeft.test(text));
      return at === -1 ? [] : [passages.slice(0, at + 1)];
    }),
  );
  expect(charged.length).toBeGreaterThan(2);
  const saysFree = ({ text }: Passage): boolean => /\bNEFT\b/.test(text) && /\b(?:free|nothing)\b/.test(text);
  expect(charged.filter((passages) => !passages.some(saysFree)).map((passages) => passages.at(-1))).toEqual([]);
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
