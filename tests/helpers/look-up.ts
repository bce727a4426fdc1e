/** The look-up as visitors ask it: with all of content/, or with what a test gives instead. */
import { readFileSync } from 'node:fs';
import type { Inline } from '#client/look-up/answer.ts';
import { fromFiles, toFiles, type KnowledgeFiles } from '#client/look-up/columns.ts';
import { answer, toKnowledge, type Answer, type Knowledge, type KnowledgeJson } from '#client/look-up/index.ts';
import type { KnownShape } from '#client/look-up/knowledge-json.ts';
import { gatherKnowledge } from '#data/look-up-data.ts';

/** The day on which everything is asked. */
export const today = new Date('2026-11-28');

export const gathered = { en: await gatherKnowledge('en'), hi: await gatherKnowledge('hi') };

/** What the browser makes of the files that it is sent. */
export function send(json: Required<KnowledgeJson>): Required<KnowledgeJson> {
  const { core, lines, places } = JSON.parse(JSON.stringify(toFiles(json))) as KnowledgeFiles;
  return { ...fromFiles.core(core), ...fromFiles.lines(lines), ...fromFiles.places(places) };
}

export const knowledgeJson = { en: send(gathered.en), hi: send(gathered.hi) };

const knowledge = { en: toKnowledge(knowledgeJson.en), hi: toKnowledge(knowledgeJson.hi) };

/** English knowledge with other shapes. */
export const knowledgeWith = (shapes: readonly KnownShape[]): Knowledge =>
  toKnowledge({ ...knowledgeJson.en, lines: { ...knowledgeJson.en.lines, shapes } });

/** The language that a visitor asks in. */
export const languageOf = (input: string) => (/\p{Script=Devanagari}/u.test(input) ? 'hi' : 'en');

export function ask(input: string, language: 'en' | 'hi' = languageOf(input)): Answer {
  return answer(input, knowledge[language], today);
}

export const headingOf = ({ heading }: Answer) => textOf(heading);

/** What an answer says before anything is opened: sentences, rows and links, a line each. */
export function linesOf({ heading, entries, texts, lists }: Answer): string[] {
  return [
    textOf(heading),
    ...entries.map(({ what, party, amount, tag }) => [what, party, amount, tag].filter(Boolean).join(' · ')),
    ...texts.map(textOf),
    ...lists.flatMap(({ title = [], items }) => [textOf(title), ...items.map(textOf)]),
  ].filter(Boolean);
}

/** The English paths of the pages that an answer links to, in its order, each once; ways to ask and to the app left out. */
export function pagesOf({ heading, entries, texts, lists }: Answer): string[] {
  const pieces = [
    heading,
    ...texts,
    ...lists.flatMap(({ title = [], items }) => [title, ...items]),
    ...entries.flatMap(({ notes }) => notes),
  ];
  const links = pieces.flat().flatMap((piece) => (typeof piece === 'string' ? [] : piece.href.replace(/^\/hi\b/, '')));
  return [...new Set(links)].filter((href) => href.startsWith('/') && !href.startsWith('/contact'));
}

function textOf(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** A file of content/ in JSON, named without its ending. */
export function readContent(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8'));
}
