import { getCollection } from 'astro:content';
import { logoHref } from '#lib/build/logos.ts';
import { bankHref } from '#lib/build/routes.ts';
import type { Bank } from '#schemas/bank.ts';
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

const entries = (await getCollection('banks'))
  .map((entry) => ({ id: entry.id, data: fillTokens(entry.data) }))
  .sort((a, b) => a.data.order - b.data.order);

/** All banks, in the order of the content. */
export function getBanks(): BankSummary[] {
  return entries.map(toSummary);
}

/** All banks with what sets their statements apart. */
export function getBankComparison(): BankComparison[] {
  return entries.map((entry) => ({ ...toSummary(entry), ...entry.data.statement }));
}

/** Every bank's page. */
export function getBankPages(): BankPage[] {
  return entries.map((entry) => ({
    ...entry.data,
    ...toSummary(entry),
    others: entries.filter((other) => other !== entry).map(toSummary),
  }));
}

function toSummary({ id, data }: { id: string; data: Bank }): BankSummary {
  const { name, shortName } = data;
  return {
    id,
    href: bankHref(id),
    name,
    shortName,
    logo: logoHref(id, 'bank'),
    marketShare: getClaim(`market-share-${id}`),
  };
}
