import { getCollection } from 'astro:content';
import { sourceMarker } from '#lib/markdown/source-markers.ts';
import { codeHref } from '#lib/paths/routes.ts';
import { codeGroups, type CodeGroup } from '#schemas/code.ts';
import { getBanks } from './banks.ts';
import { getSingleton } from './entries.ts';

/** A page of the dictionary: its codes from A to Z, and their sources. */
export type CodePage = ReturnType<typeof toPage>;

/** A code as its page prints it: its markers cite the sources of the page. */
export type CodeEntry = CodePage['codes'][number];

const directions = { in: 'Money in', out: 'Money out', either: 'Money in or out', none: '' };
const order = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
const bankNames = new Map(getBanks().map(({ id, shortName }) => [id, shortName]));
const entries = (await getCollection('codes')).sort((a, b) => order.compare(a.data.code, b.data.code));
const { pages: copy } = getSingleton('codes');
const pages = codeGroups.map(toPage);

/** The pages of the dictionary, in their order. */
export function getCodePages(): CodePage[] {
  return pages;
}

function toPage(group: CodeGroup) {
  const members = entries.filter(({ data }) => data.group === group);
  const cited = members.flatMap(({ data }) => data.sources);
  const sources = cited.filter(({ url }, index) => cited.findIndex((source) => source.url === url) === index);
  const numberOf = (url?: string) => sources.findIndex((source) => source.url === url) + 1;
  const codes = members.map(({ id, data }) => {
    const renumber = (text: string) =>
      text.replace(sourceMarker, (_, number: string) => `[^${numberOf(data.sources[Number(number) - 1]?.url)}]`);
    const banks = [...data.banks.map((bank) => bankNames.get(bank) ?? bank), ...data.otherBanks];
    return {
      ...data,
      id,
      href: codeHref(group, id),
      meaning: renumber(data.meaning),
      whatToDo: renumber(data.whatToDo),
      /** Which way the money went, if any moved, and who prints it: "Money out, HDFC"; '' where neither is known. */
      facts: [directions[data.direction], ...banks].filter(Boolean).join(', '),
    };
  });
  const reviewedOn = new Date(Math.max(0, ...members.map(({ data }) => data.reviewedOn.getTime())));
  return { ...copy[group], group, href: codeHref(group), codes, sources, reviewedOn };
}
