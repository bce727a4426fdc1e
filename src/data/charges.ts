import { getCollection } from 'astro:content';
import { printedSums } from '#client/charge-amount.ts';
import { dayInIndia, hostOf } from '#client/format.ts';
import { withGst } from '#client/gst.ts';
import { sourcesCitedIn } from '#data/markdown/source-markers.ts';
import { chargeHref } from '#data/paths/routes.ts';
import { chargeCauses, type Charge, type ChargeCause } from '#schemas/charge.ts';
import { getBankHelp } from './bank-facts.ts';
import { entryIn } from './store.ts';
import { defaultLanguage, wordsOf } from './languages.ts';

/** A charge of a bank, or of every bank where `bank` is ''. */
export type BankCharge = Omit<Charge, 'bank'> & {
  bank: string;
  bankName: string;
  /** The path of the bank's page; '' for every bank. */
  bankHref: string;
  /** The debit, in rupees with GST; null where the charge is a share of something. */
  sum: number | null;
  isPast: boolean;
  /** Whether no source is a page of the bank or the RBI. */
  isReported: boolean;
};

/** The page of a cause of charges; `href` is the path of the English one. */
export type ChargesOf = ReturnType<typeof getChargePages>[number];

/** Charges that apply today, those of ordinary accounts apart. */
export type ChargesToday = Pick<ChargesOf, 'href' | 'label'> & { charges: BankCharge[] };

const entries = new Map((await getCollection('charges')).map((entry) => [entry.id, entry]));
const today = dayInIndia(new Date());
const regulators = ['rbi.org.in', 'rbidocs.rbi.org.in', 'npci.org.in'];

/** Whether today most customers of the bank can meet the charge. */
export const isOrdinaryToday = ({ account, isPast }: BankCharge): boolean => account === 'ordinary' && !isPast;

/** The translated causes of charges, in the order of `chargeCauses`. A price to come is left out until its first day. */
export function getChargePages(language = defaultLanguage) {
  const banks = new Map(getBankHelp(language).map((bank) => [bank.id, bank]));
  const { everyBank } = wordsOf(language).charges;
  return chargeCauses.flatMap((cause) => {
    const english = entries.get(cause);
    const entry = english && entryIn(language, english);
    if (!entry) return [];
    const { sources } = entry.data;
    const all = entry.data.charges.flatMap((charge): BankCharge[] => {
      const { amount, gst, since, until } = charge;
      const bank = charge.bank === null ? undefined : banks.get(charge.bank);
      if ((charge.bank !== null && !bank) || (since && since > today)) return [];
      const own = bank ? [hostOf(bank.website ?? 'https://bank.invalid'), ...bank.hosts, ...regulators] : regulators;
      const isOwn = ({ url }: { url: string }) =>
        own.some((host) => hostOf(url) === host || hostOf(url).endsWith(`.${host}`));
      return [
        {
          ...charge,
          bank: bank?.id ?? '',
          bankName: bank?.shortName ?? everyBank,
          bankHref: bank?.href ?? '',
          sum: amount === null ? null : gst ? withGst(amount) : amount,
          isPast: until !== null && until < today,
          isReported: !sourcesCitedIn(charge.what, sources).some(isOwn),
        },
      ];
    });
    const [everyBanks, charges] = [true, false].map((isForAll) => all.filter(({ bank }) => (bank === '') === isForAll));
    const listed = new Set(charges!.filter(isOrdinaryToday).map(({ bank }) => bank));
    return [
      {
        ...entry.data,
        cause,
        charges: charges!,
        everyBank: everyBanks!,
        /** The other banks, each with its own list of charges or, where no address is known, its site. */
        unlisted: [...banks.values()]
          .filter(({ id, kind }) => kind === 'bank' && !listed.has(id))
          .map(({ shortName, schedule, website }) => ({ name: shortName, url: schedule ?? website! })),
        href: chargeHref(cause),
        entry,
      },
    ];
  });
}

/** The causes of today's charges of ordinary accounts at one bank, or at all, each with its charges. */
export function getPresentCharges(language?: string, only?: string): ChargesToday[] {
  return getChargePages(language).flatMap(({ href, label, charges }) => {
    const present = charges.filter((charge) => isOrdinaryToday(charge) && (only ?? charge.bank) === charge.bank);
    return present.length > 0 ? [{ href, label, charges: present }] : [];
  });
}

/** Every sum that a statement can print for a charge of today, the largest first, with its causes and the charges of each. */
export function getChargeSums(language?: string) {
  const found = getChargePages(language).flatMap(({ href, label, charges }) =>
    charges
      .filter(({ isPast }) => !isPast)
      .flatMap((charge) => [...new Set(printedSums(charge))].map((sum) => ({ sum, href, label, charge }))),
  );
  return [...Map.groupBy(found, ({ sum }) => sum)]
    .sort(([one], [other]) => other - one)
    .map(([sum, ofSum]) => ({
      sum,
      causes: [...Map.groupBy(ofSum, ({ href }) => href)].map(([href, ofCause]) => ({
        href,
        label: ofCause[0]!.label,
        charges: ofCause.map(({ charge }) => charge).toSorted((one, other) => rankOf(one) - rankOf(other)),
      })),
    }));
}

/** The likeliest first: an ordinary account's price, then a rare one's. */
const rankOf = ({ account }: BankCharge) => Number(account === 'rare');

/** The page of one cause in a language; in English where it is not translated. */
export function getChargesOf(cause: ChargeCause, language?: string): ChargesOf | undefined {
  return [...getChargePages(language), ...getChargePages()].find((page) => page.cause === cause);
}
