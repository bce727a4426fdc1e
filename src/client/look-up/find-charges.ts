/** Finds bank charges by their sum, "why 236 deducted", or in words, "emi bounce". */
import { withGst } from '#client/gst.ts';
import { fitOf, wordsOf } from './questions.ts';

/** A bank's charge as it is sent to the browser. */
export interface KnownCharge {
  /** The bank's index in the list of banks that charge. */
  bank: number;
  /** The cause's index in the list of causes. */
  cause: number;
  /** Rupees before GST. */
  amount: number;
  /** Whether GST is added to it. */
  gst: boolean;
  /** Its purpose, or the customers who pay it. */
  what: string;
  /** The period of this amount in words; '' if unknown. */
  period: string;
  isPast?: boolean;
}

/** A charge with the debit that the statement prints, in rupees. */
type SummedCharge = KnownCharge & { sum: number };

/** The cause of the charge. */
export interface SearchedCause {
  label: string;
  href: string;
  /** Search terms, in lower case. */
  words: readonly string[];
}

export interface ChargesJson {
  /** The names of each bank that people type, the displayed one first. */
  banks: readonly (readonly string[])[];
  causes: readonly SearchedCause[];
  charges: readonly KnownCharge[];
}

/** The charges that fit a question, the likeliest first. */
export interface FoundCharges {
  /** The sum asked for, in rupees; undefined for a question in words. */
  rupees?: number;
  causes: readonly { cause: SearchedCause; charges: readonly (SummedCharge & { bankName: string })[] }[];
}

/** The maximum number of causes shown. */
const mostCauses = 3;

/** No bank charge of the list is higher. */
const mostRupees = 10_000;

/**
 * @returns a function that finds charges for a question: first by its sum, then by its words if they name another cause.
 */
export function chargeFinder({ banks, causes, charges: sent }: ChargesJson) {
  const charges = sent.map((charge) => ({ ...charge, sum: charge.gst ? withGst(charge.amount) : charge.amount }));
  const bankNames = banks.map((names) => names.map(wordsOf));
  const asked = causes.map(({ words }) => words.map(wordsOf));

  return (query: string): FoundCharges[] => {
    const words = wordsOf(query);
    const bank = bankNames.findIndex((names) => fitOf(words, names) > 0);
    const fit = (cause: number) => fitOf(words, asked[cause]!);
    const rank = (charge: SummedCharge, rupees?: number) =>
      [
        bank >= 0 && charge.bank !== bank,
        -fit(charge.cause),
        rupees !== undefined && charge.sum !== rupees,
        Boolean(charge.isPast),
      ].map(Number);
    const sums = sumsIn(query);
    const best = Math.max(...causes.map((_, cause) => fit(cause)));
    const named = best > 0 ? charges.filter(({ cause }) => fit(cause) === best) : [];
    const ofBank = named.filter((charge) => charge.bank === bank);
    const inWords =
      named.length > 0 ? [{ causes: group(ofBank.length > 0 ? ofBank : named, (charge) => rank(charge)) }] : [];
    for (const rupees of sums) {
      const fitting = charges.filter(({ amount, sum }) => sum > 0 && (sum === rupees || amount === rupees));
      if (fitting.length === 0) continue;
      const ofSum = { rupees, causes: group(fitting, (charge) => rank(charge, rupees)) };
      return fitting.some(({ cause }) => fit(cause) > 0) ? [ofSum] : [ofSum, ...inWords];
    }
    const [rupees] = sums;
    return inWords.length === 0 && rupees !== undefined && isQuestion(query) ? [{ rupees, causes: [] }] : inWords;
  };

  /** Groups charges by cause, sorted by rank. */
  function group(fitting: readonly SummedCharge[], rankOf: (charge: SummedCharge) => readonly number[]) {
    const ranked = fitting
      .map((charge) => ({ charge, rank: rankOf(charge) }))
      .sort((a, b) => a.rank.map((value, index) => value - b.rank[index]!).find((difference) => difference !== 0) ?? 0);
    const byCause = new Map<number, (SummedCharge & { bankName: string })[]>();
    for (const { charge } of ranked) {
      const list = byCause.get(charge.cause) ?? [];
      byCause.set(charge.cause, [...list, { ...charge, bankName: banks[charge.bank]![0]! }]);
    }
    return [...byCause].slice(0, mostCauses).map(([cause, list]) => ({ cause: causes[cause]!, charges: list }));
  }
}

/** Whether a question is about a sum alone, not a line that holds one: "₹310", "310 rupaye kyu kata". */
export function isQuestion(query: string): boolean {
  return /₹|\brs\b|\brup(ee|a[iy]+[ae]|iy[ae])|रुप|^[\d.,\s]+$/i.test(query) && query.length < 60;
}

/**
 * The sums in a question, in rupees: "₹236", "rs. 295", "147.50", "236 kata". No part of a longer number, date, reference or name; no
 * year without a sign of money.
 */
export function sumsIn(query: string): number[] {
  // Safari knows no lookbehind before 16.4.
  const money =
    /(?:^|[^\p{L}\p{N}/@.,:*-])(₹|rs\.?|inr)?\s?(\d{1,2}(?:,\d{2,3})+|\d{1,5})(\.\d{1,2})?(?:\/-)?(?![\p{N}/@*:-]|[.,]\d|\p{L})/giu;
  return [...query.matchAll(money)].flatMap(([, sign, whole = '', paise = '']) => {
    const rupees = Number(whole.replaceAll(',', '') + paise);
    const isYear = !sign && paise === '' && /^(19|20)\d\d$/.test(whole);
    return isYear || rupees === 0 || rupees > mostRupees ? [] : [rupees];
  });
}
