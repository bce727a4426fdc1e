/** Finds bank charges by cause, by bank and by the sum that the statement prints. */
import { printedSums } from '#client/charge-amount.ts';
import type { KnowledgeJson, KnownBank, KnownCause, KnownCharge } from './knowledge-json.ts';

/** A charge with its bank, undefined for every bank, and the debits in rupees that a statement can print for it. */
export interface FoundCharge extends Omit<KnownCharge, 'bank' | 'cause'> {
  bank: KnownBank | undefined;
  cause: KnownCause;
  sums: readonly number[];
}

export interface Wanted {
  bank?: KnownBank | undefined;
  cause?: KnownCause | undefined;
  /** With GST or before it. */
  sum?: number | undefined;
}

/** @returns a function that finds the charges that fit all that is wanted: today's before ended ones, ordinary accounts before rare ones */
export function chargeFinder({ banks, causes, charges: sent }: Pick<KnowledgeJson, 'banks' | 'causes' | 'charges'>) {
  const charges = sent.map((charge): FoundCharge => ({
    ...charge,
    bank: banks[charge.bank],
    cause: causes[charge.cause]!,
    sums: printedSums(charge),
  }));
  return ({ bank, cause, sum }: Wanted): FoundCharge[] =>
    charges
      .filter(
        (charge) =>
          (!bank || charge.bank === bank) &&
          (!cause || charge.cause === cause) &&
          (sum === undefined || charge.sums.includes(sum) || (charge.sums.length > 0 && charge.amount === sum)),
      )
      .map((charge, order) => ({ charge, order, rank: rankOf(charge, sum) }))
      .sort((a, b) => a.rank - b.rank || a.order - b.order)
      .map(({ charge }) => charge);
}

/** What has ended comes last, then what few have; a sum with GST before the same sum without it. */
function rankOf({ isPast, isRare, sums }: FoundCharge, sum: number | undefined): number {
  return (isPast ? 4 : 0) + (isRare ? 2 : 0) + (sum !== undefined && !sums.includes(sum) ? 1 : 0);
}

/** The fewest words that a line must share with what a bank prints for a charge, from the first on. */
const leastWords = 3;

/** @returns a function that finds the bank and the cause of a charge that a line begins as, as the bank prints it */
export function printedChargeFinder({ banks, causes, charges }: Pick<KnowledgeJson, 'banks' | 'causes' | 'charges'>) {
  const wordsOf = (line: string) => line.toUpperCase().match(/[A-Z]+/g) ?? [];
  const printed = charges.flatMap(({ line, bank, cause }) =>
    line ? [{ words: wordsOf(line).slice(0, leastWords), bank: banks[bank], cause: causes[cause]! }] : [],
  );
  return (line: string) => {
    const words = wordsOf(line);
    return printed.find(
      (charge) => charge.words.length > 0 && charge.words.every((word, index) => words[index] === word),
    );
  };
}
