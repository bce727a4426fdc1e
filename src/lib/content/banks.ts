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

/** What a translation may leave out, as src/schemas/collections.ts says. */
type TranslatedLater =
  'statement' | 'example' | 'narrations' | 'shapes' | 'download' | 'password' | 'reading' | 'questions';

/** A bank as far as it is translated. */
type TranslatedBank = Omit<Bank, TranslatedLater> & Partial<Pick<Bank, TranslatedLater>>;

/** A bank on its own page. */
export interface BankPage extends BankSummary, Omit<TranslatedBank, '$schema' | 'name' | 'shortName' | 'order'> {
  others: BankSummary[];
}

interface Entry<Data = TranslatedBank> {
  id: string;
  data: Data;
}

const entries: readonly Entry<Bank>[] = (await getCollection('banks'))
  .map(({ id, data }) => ({ id, data: fillTokens(data) }))
  .sort((a, b) => a.data.order - b.data.order);

/** A bank in a language; English where it is not translated. */
function entryIn(language: string | undefined, { id, data }: Entry<Bank>): Entry {
  return { id, data: fillTokens(inLanguage(language, `banks/${id}`, data) ?? data) };
}

/** All banks, in the order of the content. */
export function getBanks(language?: string): BankSummary[] {
  return entries.map((entry) => toSummary(entryIn(language, entry), language));
}

/** All banks with what sets their statements apart. */
export function getBankComparison(language?: string): BankComparison[] {
  return entries.map((english) => {
    const entry = entryIn(language, english);
    const statement = entry.data.statement ?? english.data.statement;
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
