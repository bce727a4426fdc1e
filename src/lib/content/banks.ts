import { getCollection } from 'astro:content';
import { logoHref } from '#lib/build/logos.ts';
import { bankHref } from '#lib/build/routes.ts';
import type { Bank } from '#schemas/bank.ts';
import { inLanguage } from './translations.ts';
import { getClaim, type ShownClaim } from './claims.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** A bank in a list. */
export interface BankSummary {
  id: string;
  href: string;
  name: string;
  shortName: string;
  /** The path of its mark. */
  logo: string;
  /** The share of the market, where the claim is shown. */
  marketShare: ShownClaim | undefined;
}

/** A bank in the comparison table. */
export interface BankComparison extends BankSummary {
  formats: string[];
  columns: string[];
  dates: string;
  narrationStyle: string;
}

/** A bank on its own page. */
export interface BankPage extends BankSummary, Omit<Bank, '$schema' | 'name' | 'shortName' | 'order'> {
  others: BankSummary[];
}

interface Entry {
  id: string;
  data: Bank;
}

const entries: readonly Entry[] = (await getCollection('banks'))
  .map(({ id, data }) => ({ id, data: fillTokens(data) }))
  .sort((a, b) => a.data.order - b.data.order);

/** The banks in a language; English where a bank is not translated. */
function entriesIn(language: string | undefined): Entry[] {
  return entries.map(({ id, data }) => ({ id, data: fillTokens(inLanguage(language, `banks/${id}`, data) ?? data) }));
}

/** All banks, in the order of the content. */
export function getBanks(language?: string): BankSummary[] {
  return entriesIn(language).map((entry) => toSummary(entry, language));
}

/** All banks with what sets their statements apart. */
export function getBankComparison(language?: string): BankComparison[] {
  return entriesIn(language).map((entry, index) => {
    // A translation may leave the statement out.
    const statement = entry.data.statement ?? entries[index]?.data.statement;
    return { ...toSummary(entry, language), ...statement };
  });
}

/** The page of every bank, as far as it is translated. */
export function getBankPages(language?: string): BankPage[] {
  const banks = getBanks(language);
  return entries.flatMap((entry, index) => {
    const data = inLanguage(language, `banks/${entry.id}`, entry.data);
    const summary = banks[index];
    return data && summary
      ? [{ ...fillTokens(data), ...summary, others: banks.filter((other) => other !== summary) }]
      : [];
  });
}

function toSummary({ id, data }: Entry, language: string | undefined): BankSummary {
  const { name, shortName } = data;
  return {
    id,
    href: bankHref(id),
    name,
    shortName,
    logo: logoHref(id, 'bank'),
    marketShare: getClaim(`market-share-${id}`, language),
  };
}
