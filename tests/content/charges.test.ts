import { expect, test } from 'vitest';
import { withGst } from '#client/gst.ts';
import { namesOf } from '#data/names-of-banks.ts';
import type { ChargePage } from '#schemas/charge.ts';
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

interface BankAmount {
  names: string[];
  /** As texts print it: "₹236". */
  printed: string;
}

/** What banks charge, before and with GST. */
const bankAmounts = reader.entries('charges').flatMap(({ fields }) =>
  (fields as ChargePage).charges.flatMap(({ bank, amount, gst }): BankAmount[] => {
    if (bank === null) return [];
    const { name, shortName } = namesOf(bank);
    const sums = amount ? [amount, ...(gst ? [withGst(amount)] : [])] : [];
    return sums.map((sum) => ({ names: [name, shortName], printed: `₹${sum.toLocaleString('en-IN')}` }));
  }),
);

/** The sentences of a text that name a bank and a sum which that bank charges. */
function repeatedIn(text: string): string[] {
  const sentences = text.split(/(?<=[.?!](?:\[\^\d+\])*)\s|\n|(?<=;) /);
  return sentences.filter((sentence) =>
    bankAmounts.some(
      ({ names, printed }) =>
        names.some((name) => sentence.includes(name)) &&
        sentence.split(/[^\d₹,.]+/).some((figure) => figure.replace(/[.,]+$/, '') === printed),
    ),
  );
}

test('codes leave what a bank charges to content/charges', () => {
  const repeated = readTexts('codes').flatMap(({ file, passages }) =>
    passages.flatMap(({ text }) => repeatedIn(text).map((sentence) => `${file}: ${sentence}`)),
  );
  expect(repeated).toEqual([]);
});

test('a charge is repeated where a sentence names the bank and its sum', () => {
  expect(repeatedIn('SBI takes ₹200 a year.')).toHaveLength(1);
  expect(repeatedIn('At State Bank of India ₹236 is the card.')).toHaveLength(1);
  expect(repeatedIn('Ask SBI. After five days ₹200 a day is due.')).toEqual([]);
  expect(repeatedIn('SBI limits it to ₹2,00,000.')).toEqual([]);
});
