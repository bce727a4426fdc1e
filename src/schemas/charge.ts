import { z } from 'astro/zod';
import { gstPercent, highestCharge, isWholeWithGst } from '#client/gst.ts';
import {
  day,
  entryOf,
  listOf,
  literal,
  markdown,
  number,
  oneOf,
  orNull,
  pastDay,
  text,
  yesNo,
} from '#schemas/kit/fields.ts';
import { fact, searchWords, seo, source } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';
import { asIssues, mistakesAt, type FieldError } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';

/** The names of the files in content/charges, in the order of /charges. */
export const chargeCauses = [
  'minimum-balance',
  'card-year',
  'sms',
  'atm',
  'balance-check',
  'atm-decline',
  'mandate-return',
  'cheque-return',
  'cheque-book',
  'cash-handling',
  'imps',
  'neft-rtgs',
  'duplicate-statement',
  'foreign-mark-up',
  'standing-instruction',
] as const;

export type ChargeCause = (typeof chargeCauses)[number];

const chargePeriods = ['time', 'month', 'quarter', 'year', 'message', 'leaf'] as const;

const limit = (what: string) =>
  number(`${what} that a share comes to, in rupees before tax; leave it out where there is none`, {
    min: 0,
    max: 100_000,
  }).optional();

const charge = z
  .strictObject({
    bank: orNull(
      entryOf('bank-help', 'the bank: the name of a file in content/bank-help'),
      'where a rule of the RBI is the same at every bank',
    ),
    account: oneOf('who pays it', ['ordinary', 'rare']).describe(
      'Who pays it. ordinary: the regular savings account and the debit cards most people have; rare: accounts of few, like salary, private banking, staff or one online scheme, which the page folds away.',
    ),
    what: optionallyTranslated(fact('for what or for whom it is', 200)),
    amount: orNull(
      number('the amount in rupees before tax, 0 where the bank charges nothing', {
        min: 0,
        max: highestCharge,
        refuse: (value) =>
          String(value).includes('%')
            ? `${quoted(value)} is a share → write null here, and ${quoted(value)} in share`
            : undefined,
      }),
      'where it is a share, like 2%, which is written in share',
    ),
    share: orNull(
      optionallyTranslated(text('the share, like "6% of the shortfall" or "₹5 per ₹1,000"', { max: 120 })),
      'where there is a fixed amount',
    ),
    least: limit('the least'),
    most: limit('the most'),
    per: oneOf('what one amount is for', chargePeriods),
    gst: yesNo(`${gstPercent}% GST is added to the amount, or to the share`),
    line: orNull(literal('the row as the statement prints it', { max: 90 }), 'where that is not known'),
    since: orNull(
      day('the first day of the amount'),
      'where that is not known; a price to come is printed from that day on',
    ),
    asOf: pastDay('a day on which the source gives the amount, where its first day is not known').optional(),
    until: orNull(day('the last day of the amount'), 'while no end is known'),
  })
  .refine(({ amount, share }) => (amount === null) !== (share === null), {
    path: ['amount'],
    error: 'and share exclude each other → write a number here, or null here and in share how it is reckoned',
  })
  .refine(({ share }) => share === null || /[%₹\p{L}]/u.test(share), {
    path: ['share'],
    error: 'has neither a sign nor a word → write what it is a share of, like 2% of the amount',
  })
  .refine(({ share, least, most }) => share !== null || (least ?? most) === undefined, {
    path: ['least'],
    error: 'and most are limits of a share → leave them out where there is a fixed amount',
  })
  .refine(({ amount, gst }) => !gst || amount === null || Number.isInteger(amount) || !isWholeWithGst(amount), {
    path: ['amount'],
    error: `is a whole amount with ${gstPercent}% GST → write it without, like 23 for 27.14`,
  })
  .refine(({ account, since, asOf, until }) => account === 'rare' || Boolean(since ?? asOf ?? until), {
    path: ['asOf'],
    error:
      'is missing, and so is since → write a day on which the source gives the amount: the date of the schedule or of the report',
  })
  .refine(({ since, until }) => since === null || until === null || since <= until, {
    path: ['until'],
    error: 'is before since → write the last day on which this amount was taken',
  });

/** The front matter of content/charges/<cause>.mdx: what each bank charges for one cause. */
export const chargeSchema = z.strictObject({
  title: text('the heading of the page, as a person asks', { min: 10, max: 90 }),
  label: text('the name of the charge in lists', { max: 40 }),
  lead: markdown('the answer: what most banks charge, and what nobody has to pay', { min: 40, max: 400 }),
  seo,
  searchWords,
  charges: listOf('the charges, the present ones of a bank before its past ones', charge, { max: 80 }).superRefine(
    asIssues((charges) => [...findOverlaps(charges), ...findGaps(charges)]),
  ),
  sources: listOf('where the facts come from', source, { max: 40 }),
  reviewedOn: pastDay('the day on which the charges were last checked'),
});

/** The times of charges. Those of a bank for the same have one name, whatever their sources and punctuation. */
function timesOf(charges: readonly z.infer<typeof charge>[]) {
  return charges.map(({ bank, what, since, until }, index) => ({
    name: `${bank} ${what.replaceAll(/\[\^\d+\]|[^\p{L}\p{M}\p{N}](?!\d)/gu, '').toLowerCase()}`,
    from: since?.getTime() ?? 0,
    to: until?.getTime() ?? Infinity,
    index,
  }));
}

/** Charges for the same that overlap in time. */
function findOverlaps(charges: readonly z.infer<typeof charge>[]): FieldError[] {
  const named = timesOf(charges);
  return named.flatMap(({ name, from, to, index }) => {
    const other = named.find(
      (known) => known.index !== index && known.name === name && known.from <= to && from <= known.to,
    );
    if (!other || from > other.from || (from === other.from && index < other.index)) return [];
    const message = `lasts into the time of charge ${other.index + 1}, which is for the same → write the day before that one begins, or say in \`what\` in what they differ`;
    return [{ path: [index, 'until'], message }];
  });
}

/** Charges that stand above a later one for the same, or leave a gap before it. */
function findGaps(charges: readonly z.infer<typeof charge>[]): FieldError[] {
  const named = timesOf(charges);
  return named.flatMap(({ name, to, index }) => {
    const later = named.filter((known) => known.name === name && known.from > to).sort((a, b) => a.from - b.from);
    const [next] = later;
    if (!next) return [];
    const dayBefore = next.from - 86_400_000;
    const above = `is before the first day of charge ${next.index + 1}, which is for the same → put that one above this`;
    const gap = `is not the day before charge ${next.index + 1} begins, which is for the same → write ${new Date(dayBefore).toISOString().slice(0, 10)}, or add what was charged between`;
    return mistakesAt({ path: [index, 'until'] }, index < next.index ? above : to < dayBefore ? gap : undefined);
  });
}

export type ChargePage = z.infer<typeof chargeSchema>;
export type Charge = ChargePage['charges'][number];
