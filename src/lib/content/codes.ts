import { getCollection } from 'astro:content';
import { codeGroupTexts } from '#lib/build/code-groups.ts';
import { codeHref } from '#lib/build/routes.ts';
import { sourceMarker } from '#lib/build/source-markers.ts';
import { codeGroups, type Code, type CodeGroup } from '#schemas/code.ts';
import type { Source } from '#schemas/groups.ts';
import { getBanks } from './banks.ts';

/** A code as its page prints it: its markers count through the sources of the page. */
export interface CodeEntry extends Pick<Code, 'code' | 'aliases' | 'standsFor' | 'meaning' | 'line' | 'ifUnknown'> {
  /** Its anchor on the page. */
  id: string;
  href: string;
  /** Which way the money went, and who prints it: "Money out, HDFC". */
  facts: string;
}

/** A page of the dictionary. */
export interface CodePage {
  group: CodeGroup;
  href: string;
  label: string;
  title: string;
  lead: string;
  /** What its codes are about, within a sentence. */
  about: string;
  /** From A to Z. */
  codes: CodeEntry[];
  sources: Source[];
  reviewedOn: Date;
}

const directions = { in: 'Money in', out: 'Money out', either: 'Money in or out' };
const order = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
const bankNames = new Map(getBanks().map(({ id, shortName }) => [id, shortName]));
const entries = (await getCollection('codes')).sort((a, b) => order.compare(a.data.code, b.data.code));
const pages = codeGroups.map(toPage);

/** The pages of the dictionary, in their order. */
export function getCodePages(): CodePage[] {
  return pages;
}

function toPage(group: CodeGroup): CodePage {
  const sources = new Map<string, Source>();
  const members = entries.filter(({ data }) => data.group === group);
  const codes = members.map(({ id, data }): CodeEntry => {
    for (const source of data.sources) if (!sources.has(source.url)) sources.set(source.url, source);
    const numbers = data.sources.map(({ url }) => [...sources.keys()].indexOf(url) + 1);
    const renumber = (text: string) =>
      text.replace(sourceMarker, (_, number: string) => `[^${numbers[Number(number) - 1]}]`);
    const { code, aliases, standsFor, line, direction } = data;
    const banks = [...data.banks.map((bank) => bankNames.get(bank) ?? bank), ...data.otherBanks];
    return {
      ...{ id, code, aliases, standsFor, line, href: codeHref(group, id) },
      meaning: renumber(data.meaning),
      ifUnknown: renumber(data.ifUnknown),
      facts: [directions[direction], ...banks].join(', '),
    };
  });
  const reviewedOn = new Date(Math.max(0, ...members.map(({ data }) => data.reviewedOn.getTime())));
  return { ...codeGroupTexts[group], group, href: codeHref(group), codes, sources: [...sources.values()], reviewedOn };
}
