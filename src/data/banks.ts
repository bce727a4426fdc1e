import { getCollection } from 'astro:content';
import { logoHref } from '#data/paths/logos.ts';
import { JoinedSources } from '#data/markdown/source-markers.ts';
import { bankHref, type Link } from '#data/paths/routes.ts';
import type { Bank } from '#schemas/bank.ts';
import type { contentCollections } from '#schemas/collections.ts';
import { getBankHelp, lastDay, type BankHelpEntry } from './bank-help.ts';
import { getClaim } from './claims.ts';
import { inLanguage, inOrder } from './store.ts';
import { leadingCode } from './inline-markdown.ts';

/** A bank in a list, with the path of its mark, and its share of the market where that claim is shown. */
export type BankSummary = ReturnType<typeof toSummary>;

/** A bank in the comparison table. */
export type BankComparison = BankSummary & Bank['statement'];

/** A bank on its own page, as far as it is translated. All markers cite the sources of the page. */
export type BankPage = BankSummary &
  TranslatedBank & { help: BankHelpEntry | undefined; codes: Link[]; others: Link[] };

/** The fields that a translation may leave out. */
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
  const helpOf = new Map(getBankHelp(language).map((help) => [help.id, help]));
  return entries.flatMap(({ id, data: english }) => {
    const data = inLanguage<TranslatedBank>(language, `banks/${id}`, english);
    if (!data) return [];
    const joined = new JoinedSources();
    const found = helpOf.get(id);
    const help = found && joined.cite(found, found.sources);
    const page = {
      ...joined.cite(data, data.sources),
      ...toSummary(id, data, language),
      reviewedOn: lastDay([data, ...(help ? [help] : [])]),
      codes: codesOf([english.example.line, ...english.narrations.map(({ line }) => line)], id, language),
      others: banks.flatMap((bank) => (bank.id === id ? [] : { href: bank.href, label: bank.name })),
    };
    return [{ ...page, help, sources: joined.list }];
  });
}

/** The first codes that lines of a bank begin with, as far as they are explained in the language. */
function codesOf(lines: readonly string[], bank: string, language: string | undefined): Link[] {
  const codes = lines.flatMap((line) => leadingCode(line, bank, language) ?? []);
  const links = new Map(codes.map(({ form, href }) => [href, { href, label: form }]));
  return [...links.values()].slice(0, 6);
}

function toSummary(id: string, { name, shortName }: Pick<Bank, 'name' | 'shortName'>, language: string | undefined) {
  const marketShare = getClaim(`market-share-${id}`, language);
  return { id, href: bankHref(id), name, shortName, logo: logoHref(id, 'bank'), marketShare };
}
