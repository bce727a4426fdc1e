import { getCollection } from 'astro:content';
import { logoHref } from '#lib/build/logos.ts';
import { bankHref } from '#lib/paths/routes.ts';
import type { Bank } from '#schemas/bank.ts';
import type { contentCollections } from '#schemas/collections.ts';
import { getClaim } from './claims.ts';
import { inLanguage, inOrder } from './entries.ts';

/** A bank in a list, with the path of its mark, and its share of the market where that claim is shown. */
export type BankSummary = ReturnType<typeof toSummary>;

/** A bank in the comparison table. */
export type BankComparison = BankSummary & Bank['statement'];

/** A bank on its own page, as far as it is translated. */
export type BankPage = BankSummary & TranslatedBank & { others: BankSummary[] };

/** What a translation may leave out. */
type TranslatedLater = (typeof contentCollections)['banks']['translated'][number];
type TranslatedBank = Omit<Bank, TranslatedLater> & Partial<Pick<Bank, TranslatedLater>>;

const entries = inOrder(await getCollection('banks'));

/** All banks, in the order of the content; in English where they are not translated. */
export function getBanks(language?: string): BankSummary[] {
  return entries.map(({ id, data }) => toSummary(id, inLanguage(language, `banks/${id}`, data) ?? data, language));
}

/** All banks with what sets their statements apart. */
export function getBankComparison(language?: string): BankComparison[] {
  return entries.map(({ id, data: english }) => {
    const data = inLanguage<TranslatedBank>(language, `banks/${id}`, english) ?? english;
    return { ...toSummary(id, data, language), ...(data.statement ?? english.statement) };
  });
}

/** The page of every bank, as far as it is translated. */
export function getBankPages(language?: string): BankPage[] {
  const banks = getBanks(language);
  return entries.flatMap(({ id, data: english }) => {
    const data = inLanguage<TranslatedBank>(language, `banks/${id}`, english);
    const others = banks.filter((bank) => bank.id !== id);
    return data ? [{ ...data, ...toSummary(id, data, language), others }] : [];
  });
}

function toSummary(id: string, { name, shortName }: Pick<Bank, 'name' | 'shortName'>, language: string | undefined) {
  const marketShare = getClaim(`market-share-${id}`, language);
  return { id, href: bankHref(id), name, shortName, logo: logoHref(id, 'bank'), marketShare };
}
