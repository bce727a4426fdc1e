import { getCollection } from 'astro:content';
import { logoHref } from '#data/paths/logos.ts';
import { JoinedSources } from '#data/markdown/source-markers.ts';
import { bankHref, type Link } from '#data/paths/routes.ts';
import type { Bank } from '#schemas/bank.ts';
import { getBankHelp, lastDay, type BankHelpEntry } from './bank-facts.ts';
import { inOrderOfBanks, namesOf } from './names-of-banks.ts';
import { getClaim } from './claims.ts';
import { inLanguage, translatedInto } from './store.ts';
import { leadingCode } from './inline-markdown.ts';

/** A bank in a list, with the path of its mark, and its share of the market where that claim is shown. */
export type BankSummary = ReturnType<typeof toSummary>;

/** A bank in the comparison table. */
export type BankComparison = BankSummary & Bank['statement'];

/** A bank's page. Fields are missing if unknown or not translated. All markers cite the sources of the page. */
export type BankPage = Pick<BankSummary, 'id' | 'href' | 'name' | 'shortName'> &
  Pick<Bank, 'seo' | 'headline' | 'intro' | 'sources' | 'reviewedOn'> &
  Partial<BankSummary & Bank> & {
    help: BankHelpEntry | undefined;
    /** Only for a bank without a file in content/banks. */
    answers?: NonNullable<BankHelpEntry['page']>['answers'];
    codes: Link[];
    others: Link[];
  };

const entries = inOrderOfBanks(await getCollection('banks'));

/** All banks, in the order of the content; in English where they are not translated. */
export function getBanks(language?: string): BankSummary[] {
  return entries.map(({ id }) => toSummary(id, language));
}

/** All banks with the features of their statements. */
export function getBankComparison(language?: string): BankComparison[] {
  return entries.map((entry) => {
    const data = inLanguage(language, entry) ?? entry.data;
    return { ...toSummary(entry.id, language), ...(data.statement ?? entry.data.statement) };
  });
}

/** The page of every bank that is translated. */
export function getBankPages(language?: string): BankPage[] {
  return [...getMainPages(language), ...getShortPages(language)];
}

function getMainPages(language: string | undefined): BankPage[] {
  const banks = getBanks(language);
  const helpOf = new Map(getBankHelp(language).map((help) => [help.id, help]));
  return translatedInto(language, entries).map(({ id, data, english }) => {
    const joined = new JoinedSources();
    const found = helpOf.get(id);
    const help = found && joined.cite(found, found.sources);
    const page = {
      ...joined.cite(data, data.sources),
      ...toSummary(id, language),
      reviewedOn: lastDay([data, ...(help ? [help] : [])]),
      codes: codesOf(english, id, language),
      others: banks.flatMap((bank) => (bank.id === id ? [] : { href: bank.href, label: bank.name })),
    };
    return { ...page, help, sources: joined.list };
  });
}

/** The pages of banks without a file in content/banks. */
function getShortPages(language: string | undefined): BankPage[] {
  const entries = getBankHelp(language);
  return entries.flatMap((entry) => {
    const joined = new JoinedSources();
    const { page, ...help } = joined.cite(entry, entry.sources);
    if (!page) return [];
    const { id, name, shortName, href, reviewedOn } = entry;
    const others = entries.flatMap((bank) =>
      bank.kind === 'app' || bank.id === id ? [] : { href: bank.href, label: bank.shortName },
    );
    return [
      {
        ...page,
        ...{ id, name, shortName, href, reviewedOn, help },
        codes: codesOf(page, id, language),
        others,
        sources: joined.list,
      },
    ];
  });
}

/** The first codes that begin the lines on a bank's page and are explained in the language. */
function codesOf(
  { example, narrations }: Pick<Bank, 'example' | 'narrations'>,
  bank: string,
  language: string | undefined,
): Link[] {
  const codes = [example, ...narrations].flatMap(({ line }) => leadingCode(line, bank, language) ?? []);
  const links = new Map(codes.map(({ form, href }) => [href, { href, label: form }]));
  return [...links.values()].slice(0, 6);
}

function toSummary(id: string, language: string | undefined) {
  const marketShare = getClaim(`market-share-${id}`, language);
  return { id, href: bankHref(id), ...namesOf(id, language), logo: logoHref(id, 'bank'), marketShare };
}
