import { getCollection } from 'astro:content';
import { withGst } from '#client/gst.ts';
import { chargeHref } from '#data/paths/routes.ts';
import { chargeCauses, type Charge, type ChargeCause } from '#schemas/charge.ts';
import { getBankHelp } from './bank-help.ts';
import { entryIn } from './store.ts';
import { defaultLanguage } from './languages.ts';

/** A charge with its bank, and the sum as the statement prints it. */
export type BankCharge = Charge & {
  bankName: string;
  /** The path of the bank's page. */
  bankHref: string;
  /** The debit, in rupees with GST; null where the charge is a share of something. */
  sum: number | null;
};

/** The page of a cause of charges; `href` is the path of the English one. */
export type ChargesOf = ReturnType<typeof getChargePages>[number];

const entries = new Map((await getCollection('charges')).map((entry) => [entry.id, entry]));

/** The translated causes of charges, in the order of `chargeCauses`. */
export function getChargePages(language = defaultLanguage) {
  const banks = new Map(getBankHelp(language).map((bank) => [bank.id, bank]));
  return chargeCauses.flatMap((cause) => {
    const english = entries.get(cause);
    const entry = english && entryIn(language, english);
    if (!entry) return [];
    const charges = entry.data.charges.flatMap((charge): BankCharge[] => {
      const bank = banks.get(charge.bank);
      if (!bank) return [];
      const { amount, gst } = charge;
      const sum = amount === null ? null : gst ? withGst(amount) : amount;
      return [{ ...charge, bankName: bank.shortName, bankHref: bank.href, sum }];
    });
    return [{ ...entry.data, cause, charges, href: chargeHref(cause), entry }];
  });
}

/** The causes of current charges of one bank, or of all, each with its charges. */
export function getPresentCharges(language?: string, only?: string) {
  return getChargePages(language).flatMap(({ href, label, charges }) => {
    const present = charges.filter(({ bank, until }) => until === null && (only ?? bank) === bank);
    return present.length > 0 ? [{ href, label, charges: present }] : [];
  });
}

/** Every sum that a statement can print for a charge, the largest first, with its causes and the banks of each. */
export function getChargeSums(language?: string) {
  const causes = getChargePages(language).flatMap(({ href, label, charges }) =>
    [...Map.groupBy(charges, ({ sum }) => sum)].map(([sum, banks]) => ({ sum: sum ?? 0, href, label, banks })),
  );
  return [...Map.groupBy(causes, ({ sum }) => sum)]
    .filter(([sum]) => sum > 0)
    .sort(([one], [other]) => other - one)
    .map(([sum, causes]) => ({ sum, causes }));
}

/** The page of one cause in a language; in English where it is not translated. */
export function getChargesOf(cause: ChargeCause, language?: string): ChargesOf | undefined {
  return [...getChargePages(language), ...getChargePages()].find((page) => page.cause === cause);
}
