/** What the look-up of /codes knows, in each language. */
import { getCollection } from 'astro:content';
import type { KnowledgeJson, KnownBank, LinesJson, PlacesJson } from '#client/look-up/knowledge-json.ts';
import { isoDate } from '#client/format.ts';
import { termReader } from '#client/look-up/terms.ts';
import { plainText } from '#data/markdown/plain-text.ts';
import { patternTextOf } from '#schemas/shape.ts';
import { getBankHelp } from './bank-facts.ts';
import { inOrderOfBanks, namesOf } from './names-of-banks.ts';
import { getChargePages, getChargesOf } from './charges.ts';
import { getCodePages } from './codes.ts';
import { translatedPaths, wordsOf } from './languages.ts';
import { firstSentence, gatherPages } from './look-up-pages.ts';
import { getPlaceLinks, getStates } from './places.ts';
import { getSingleton } from './store.ts';
import { getTable } from './tables.ts';

const banksWithLines = inOrderOfBanks(await getCollection('lines'));

export async function gatherKnowledge(language: string): Promise<Required<KnowledgeJson>> {
  const { language: own, lookUp, site, charges } = wordsOf(language);
  const pathIn = (path: string) => translatedPaths.pathIn(language, path);
  const { words: lineWords, messages } = getSingleton('line-words');
  const banks = gatherBanks(language);
  const { everyday, ...search } = getSingleton('search-words');
  const { codes, ...ofCodes } = gatherCodes(language);
  const ids = banks.map(({ id }) => id);
  const towns = [
    ...getStates().flatMap(({ majorCities }) => majorCities.map(({ name }) => name)),
    ...getPlaceLinks().cities.map(({ label }) => label),
  ];
  return {
    words: {
      ...lookUp,
      advice: withOwnLinks(lookUp.advice, language),
      amounts: charges,
      inEnglish: site.inEnglish,
      months: monthNames(own.tag),
      pages: {
        contact: pathIn('/contact'),
        unknownDebit: pathIn('/unknown-debit'),
        androidApp: pathIn('/android-app'),
      },
    },
    banks: banks.map(({ bank }) => bank),
    messages: without(messages, ['examples']),
    search,
    codes,
    ...gatherCharges(language, ids),
    lines: {
      shapes: gatherShapes(ids),
      words: lineWords.map((row) => without(row, ['example', 'says'])),
      ...gatherTables(language),
      numbers: banks.map(({ numbers }) => numbers),
      towns: [...new Set(towns)],
    },
    places: {
      pages: await gatherPages(language, termReader({ codes, search, everyday: everyday.join(' ') })),
      everyday: everyday.join(' '),
      ...ofCodes,
      facts: banks.map(({ facts }) => facts),
    },
  };
}

/** January to December. */
function monthNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month))));
}

/** The banks whose lines are known, then the other banks and the apps; with the names that people type in any language. */
function gatherBanks(
  language: string,
): { id: string; bank: KnownBank; numbers: string[]; facts: Record<string, string> }[] {
  const help = getBankHelp(language);
  const helpOf = new Map(help.map((bank) => [bank.id, bank]));
  const ids = [...new Set([...banksWithLines, ...help].map(({ id }) => id))];
  return ids.map((id) => {
    const [named, english, own] = [namesOf(id, language), namesOf(id), helpOf.get(id)];
    const names = [...new Set([named.shortName, named.name, english.shortName, english.name, ...english.aliases])];
    if (!own) return { id, bank: { names }, numbers: [], facts: {} };
    const { password, download, helpline, schedule } = own;
    const pathOf = (way: (typeof download)['app']) => way?.path;
    const facts = {
      password: password?.rule ?? own.page?.answers.password ?? undefined,
      download: pathOf(download.app) ?? pathOf(download.netBanking) ?? download.other,
      helpline: helpline.map(({ numbers, sms, use }) => `${use}: ${sms ? `${sms} ` : ''}${numbers.join(', ')}`)[0],
    };
    const known = Object.entries(facts).flatMap(([fact, text]) => (text ? [[fact, firstSentence(text)]] : []));
    return {
      id,
      facts: { ...(Object.fromEntries(known) as Record<string, string>), ...(schedule && { schedule }) },
      bank: {
        names,
        href: translatedPaths.pathIn(language, own.href),
      },
      numbers: helpline.flatMap(({ numbers }) => numbers.map((number) => number.replaceAll(' ', ''))),
    };
  });
}

function gatherShapes(ids: readonly string[]): LinesJson['shapes'] {
  return banksWithLines.flatMap(({ id, data }) =>
    data.shapes.map((shape) => ({
      bank: ids.indexOf(id),
      channel: shape.channel,
      direction: shape.direction,
      pattern: patternTextOf(shape),
      isShared: shape.shared ?? false,
      kinds: shape.parts.map(({ kind }) => kind),
    })),
  );
}

const isCharge = (group: string) => ['charges', 'penalties'].includes(group);

/** The codes. All have a short meaning; those with a page of their own, and those about a charge or a sum, also have a sentence. */
function gatherCodes(language: string): Pick<KnowledgeJson, 'codes'> & Pick<PlacesJson, 'sentences' | 'codeWords'> {
  const known = new Map(getCodePages(language).flatMap(({ codes }) => codes.map((code) => [code.id, code])));
  const codes = getCodePages()
    .flatMap((page) => page.codes)
    .map((english) => ({ english, shown: known.get(english.id) ?? english, isEnglish: !known.has(english.id) }));
  return {
    codes: codes.map(({ english, shown: { code, aliases, href, short, direction }, isEnglish }) => ({
      ...{ forms: formsOf(code, aliases), href, direction, meaning: short },
      ...(isCharge(english.group) && { isCharge: true }),
      ...(isEnglish && { isEnglish }),
    })),
    codeWords: codes.map(({ english: { searchWords = [] } }) => searchWords),
    sentences: codes.map(({ english: { group }, shown: { hasPage, meaning } }) =>
      hasPage || isCharge(group) || meaning.includes('₹') ? firstSentence(meaning) : null,
    ),
  };
}

/** A form with punctuation around another is found by that. */
function formsOf(code: string, aliases: readonly string[]): string[] {
  const bare = (form: string) => form.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const forms = [code, ...aliases];
  return [code, ...aliases.filter((form) => bare(form) === form || !forms.includes(bare(form)))];
}

const daysOf = ({
  since,
  asOf,
  until,
}: Readonly<Partial<Record<'since' | 'asOf' | 'until', Date | null | undefined>>>) =>
  Object.fromEntries(
    Object.entries({ since, asOf, until }).flatMap(([name, day]) => (day ? [[name, isoDate(day)]] : [])),
  );

function gatherCharges(language: string, ids: readonly string[]): Pick<KnowledgeJson, 'causes' | 'charges'> {
  const pages = getChargePages().flatMap(({ cause }) => getChargesOf(cause, language) ?? []);
  return {
    causes: pages.map(({ label, href, lead, cause }) => ({
      label,
      href: translatedPaths.pathIn(language, href),
      sentence: firstSentence(lead),
      words: getChargesOf(cause)?.searchWords ?? [],
    })),
    charges: pages.flatMap(({ charges, everyBank }, cause) =>
      [...charges, ...everyBank].map(({ bank, amount, share, least, most, per, gst, what, line, ...charge }) => ({
        ...{ bank: ids.indexOf(bank), cause, amount, share, least, most, per, gst },
        // The page of the cause has what is in brackets.
        what: plainText(what).replace(/ \([^)]*\)/g, ''),
        ...daysOf(charge),
        ...(line !== null && { line }),
        ...(charge.isPast && { isPast: true }),
        ...(charge.account === 'rare' && { isRare: true }),
      })),
    ),
  };
}

function gatherTables(language: string): Pick<LinesJson, 'ifsc' | 'handles' | 'companies'> {
  return {
    // As banks print the names; the table also has them in the script of the language.
    ifsc: Object.fromEntries(getTable('ifsc').table.rows.map(([prefix = '', bank = '']) => [prefix, bank])),
    handles: Object.fromEntries(
      getTable('upi-handles', language).table.rows.map(([handle = '', app = '', bank = '']) => [
        handle.slice(1),
        [plainText(app), plainText(bank)].filter(Boolean).join(', '),
      ]),
    ),
    companies: Object.fromEntries(
      getTable('company-names', language).table.rows.map(([name = '', app = '']) => [name, app]),
    ),
  };
}

/** A copy without some fields: what only editors need is not sent. */
function without<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Omit<Row, Name> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name as Name))) as Omit<Row, Name>;
}

/** Sentences, with links to the pages of a language. */
function withOwnLinks<Name extends string>(sentences: Readonly<Record<Name, string>>, language: string) {
  const link = (text: string) =>
    text.replace(/\]\((\/[^)]+)\)/g, (_, path: string) => `](${translatedPaths.linkTo(language, path).href})`);
  return Object.fromEntries(Object.entries<string>(sentences).map(([name, text]) => [name, link(text)])) as Record<
    Name,
    string
  >;
}
