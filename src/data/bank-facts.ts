import { getCollection } from 'astro:content';
import { JoinedSources, sourceMarker, sourcesCitedIn } from '#data/markdown/source-markers.ts';
import { appHref, bankHref } from '#data/paths/routes.ts';
import { mapTexts } from '#client/tokens.ts';
import type { BankHelp } from '#schemas/bank-help.ts';
import type { Source } from '#schemas/kit/groups.ts';
import { inOrderOfBanks, namesOf, type BankNames } from './names-of-banks.ts';
import { inLanguage } from './store.ts';

/** A number with the sources that stand beside it; its use has no markers. */
export type Helpline = BankHelp['helpline'][number] & { sources: BankHelp['sources'] };

/** The help about a bank or an app, and the page that prints it. Its markers cite its own sources. */
export type BankHelpEntry = Omit<BankHelp, 'helpline' | 'download'> &
  BankNames & {
    id: string;
    href: string;
    helpline: Helpline[];
    download: Omit<BankHelp['download'], 'missedCall'> & { missedCall: Helpline | null };
  };

/** Facts about a bank or an app without their markers, and the sources that these cite. */
type Cited<Facts> = Pick<BankHelpEntry, 'id' | 'name' | 'shortName' | 'href'> & { facts: Facts; sources: Source[] };

const entries = inOrderOfBanks(await getCollection('bank-help'));
const pagesOfBanks = new Set((await getCollection('banks')).map(({ id }) => id));

/** The help for all banks and apps, in the order of the content. */
export function getBankHelp(language?: string): BankHelpEntry[] {
  return entries.map((entry) => {
    const { id } = entry;
    const data = inLanguage(language, entry) ?? entry.data;
    const toHelpline = (line: BankHelp['helpline'][number]) => ({
      ...withoutMarkers(line),
      sources: sourcesCitedIn(line.use, data.sources),
    });
    const { missedCall, ...ways } = data.download;
    return {
      ...{ ...data, ...namesOf(id, language), id, href: hrefOf(id, data), helpline: data.helpline.map(toHelpline) },
      download: { ...ways, missedCall: missedCall && toHelpline(missedCall) },
    };
  });
}

/** The help for banks without a file in content/banks. Those without a page share one list of sources. */
export function getOtherBanks(language?: string) {
  const sources = new JoinedSources();
  const banks = getBankHelp(language)
    .filter(({ id, kind }) => kind === 'bank' && !pagesOfBanks.has(id))
    .map((bank) => (bank.page ? bank : sources.cite(bank, bank.sources)));
  return { banks, sources: sources.list, reviewedOn: lastDay(banks) };
}

/** The password rules of all banks, null if no source gives one, and of the apps that lock their files. */
export function getPasswordRules(language?: string) {
  const rules = getBankHelp(language)
    .filter(({ kind, password }) => kind === 'bank' || password !== null)
    .map((answer) => citedBy(answer, answer.password));
  return { rules, reviewedOn: lastDay(entries.map(({ data }) => data)) };
}

/** How to block a card or an account of each bank, and the bank’s own site. */
export function getHelplines(language?: string) {
  const banks = getBankHelp(language).filter(({ kind }) => kind === 'bank');
  return banks.map((bank) => {
    const { website, block, helpline } = bank;
    return citedBy(bank, { website, block, helpline });
  });
}

/** The latest day one of them was checked. */
export function lastDay(checked: readonly { reviewedOn: Date }[]): Date {
  return new Date(Math.max(0, ...checked.map(({ reviewedOn }) => reviewedOn.getTime())));
}

function hrefOf(id: string, { kind, page }: Pick<BankHelp, 'kind' | 'page'>): string {
  if (kind === 'app') return appHref(id);
  return page || pagesOfBanks.has(id) ? bankHref(id) : `/bank-analysis#${id}`;
}

function citedBy<Facts>({ id, name, shortName, href, sources }: BankHelpEntry, facts: Facts): Cited<Facts> {
  const joined = new JoinedSources();
  joined.cite(facts, sources);
  return { id, name, shortName, href, facts: withoutMarkers(facts), sources: joined.list };
}

function withoutMarkers<Facts>(facts: Facts): Facts {
  return mapTexts(facts, (text) => text.replace(sourceMarker, '').trimEnd());
}
