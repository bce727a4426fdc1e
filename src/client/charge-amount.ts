/** How much a bank charges, in the words of every place that prints it: tables, lists and the look-up. */
import type { Charge } from '#schemas/charge.ts';
import type { Words } from '#schemas/interface-words.ts';
import { formatSum } from './format.ts';
import { withGst } from './gst.ts';
import { fillTokens } from './tokens.ts';

/** An amount in rupees or a share of something. GST is added to all of its sums, or to none. */
export type ChargeAmount = Pick<Charge, 'amount' | 'share' | 'least' | 'most' | 'per' | 'gst'>;

export type ChargeWords = Pick<
  Words['charges'],
  'nothing' | 'before' | 'withGst' | 'plusGst' | 'atMost' | 'atLeast' | 'upTo' | 'most' | 'from' | 'per'
>;

/** Messages and leaves are counted: a statement prints their total, not the price of one. */
const isCounted = ({ per }: ChargeAmount) => per === 'message' || per === 'leaf';

/** Rupees as they leave the account. */
const debitOf = (rupees: number, { gst }: ChargeAmount) => (gst ? withGst(rupees) : rupees);

/** The sums that a statement can print for a charge, in rupees: the amount, or the limits of a share. */
export function printedSums(charge: ChargeAmount): number[] {
  const { amount, least, most } = charge;
  if (isCounted(charge)) return [];
  return [amount, least, most].flatMap((rupees) => (rupees ? [debitOf(rupees, charge)] : []));
}

/**
 * The amount with its tax: "₹236" "a year" "₹200 + 18% GST", or "6% of the shortfall" "a month, at most ₹708 with GST".
 * @returns `figure` is what a reader looks for, `rest` follows it, `before` is the amount before tax; both may be ''
 */
export function describeCharge(charge: ChargeAmount, words: ChargeWords) {
  const { amount, share, least, most, gst } = charge;
  const per = words.per[charge.per];
  if (amount === 0) return { figure: words.nothing, rest: '', before: '' };
  if (amount !== null) {
    const before = gst ? fillTokens(words.before, { amount: formatSum(amount) }) : '';
    return { figure: formatSum(debitOf(amount, charge)), rest: per, before };
  }
  const limits = [
    least !== undefined && fillTokens(words.atLeast, { sum: formatSum(debitOf(least, charge)) }),
    most !== undefined && fillTokens(words.atMost, { sum: formatSum(debitOf(most, charge)) }),
  ].filter(Boolean);
  const limited = limits.join(', ');
  const tax = limits.length > 0 ? fillTokens(words.withGst, { limits: limited }) : words.plusGst;
  const rest = [charge.per !== 'time' && per, gst ? tax : limited].filter(Boolean).join(', ');
  // The comma belongs to the share: markup sets what follows it in a line of its own.
  const comma = rest && charge.per === 'time' ? ',' : '';
  return { figure: `${share}${comma}`, rest, before: '' };
}

/** The amount in one line, for places without markup. */
export function chargeInWords(charge: ChargeAmount, words: ChargeWords): string {
  const { figure, rest, before } = describeCharge(charge, words);
  return [figure, rest, before && `(${before})`].filter(Boolean).join(' ');
}

/**
 * What several charges come to: "₹29.50", "up to ₹708", "from ₹59 each time" where nothing limits one of them, or the first share that
 * has no limits at all.
 */
export function rangeOfCharges(charges: readonly ChargeAmount[], words: ChargeWords): string {
  const bare = charges.find(({ amount, least, most }) => amount === null && (least ?? most) === undefined);
  if (bare) return chargeInWords(bare, words);
  const sums = charges.flatMap((charge) =>
    [charge.amount, charge.least, charge.most].flatMap((rupees) =>
      rupees === null || rupees === undefined ? [] : [{ sum: debitOf(rupees, charge), per: charge.per }],
    ),
  );
  const sorted = sums.sort((one, other) => one.sum - other.sum);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const isOpen = charges.some((charge) =>
    charge.amount === null ? charge.most === undefined : charge.amount > 0 && isCounted(charge),
  );
  const least = sorted.find(({ sum }) => sum > 0);
  if (isOpen && least) return fillTokens(words.from, { low: `${formatSum(least.sum)} ${words.per[least.per]}` });
  if (high.sum === 0) return words.nothing;
  if (low.sum === high.sum) return formatSum(high.sum);
  return fillTokens(low.sum === 0 ? words.most : words.upTo, { low: formatSum(low.sum), high: formatSum(high.sum) });
}
