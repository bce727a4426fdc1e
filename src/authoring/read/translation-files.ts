/** The translations of content/, which are beside the English files, like content/banks/hdfc.hi.json. */
import { createHash } from 'node:crypto';
import type { z } from 'astro/zod';
import Slugger from 'github-slugger';
import type { ValidationError } from '#lib/errors.ts';
import { sourceMarker } from '#data/markdown/source-markers.ts';
import { collectionNames } from '#schemas/collections.ts';
import { translatableText } from '#schemas/kit/translation-need.ts';
import { findOtherFigures } from '#schemas/kit/translated-text.ts';
import { placesOf, translate } from '#schemas/kit/translation.ts';
import { isGroup, mistakesAt } from '#schemas/kit/validation.ts';
import { kindOf, quoted } from '#schemas/kit/wording.ts';
import { findLostMarkers } from './citations.ts';
import { withLocations, readFieldTexts, type ContentFile } from './content-file.ts';
import { componentsIn, headingsIn } from './markdown-nodes.ts';

/** A translation: `fields` are its own, `data` is the whole entry in its language. */
export interface Translation extends ContentFile {
  /** The language, and the path of the English file without its extension: hi/banks/hdfc. */
  id: string;
  language: string;
  /** The value of its field `translates` if it were up to date: hashes of the English fields with words, and the keys of list members. */
  translates: Readonly<Record<string, string>>;
  /** The anchors of its headings, in order; undefined for a heading that the English text no longer has. */
  anchors: readonly (string | undefined)[];
  /** The anchors of English headings that it lacks. */
  lostAnchors: readonly string[];
}

/** The field of `translates` with the keys of the headings. */
const headingKeys = 'body[]';

const noHeadings: ReturnType<typeof pairHeadings> = { anchors: [], lostAnchors: [], keys: '', errors: [] };

/**
 * Merges a translation into its English entry. One in JSON translates no text.
 * @param read the file of the translation, read without a schema
 * @returns the properties that differ from those of `read`
 */
export function mergeTranslation(
  read: ContentFile,
  { entry, schema, mayBeLeftOut }: { entry: ContentFile; schema: z.ZodObject; mayBeLeftOut?: readonly string[] },
): Partial<Translation> {
  const { fields } = read;
  // Mistakes in the English entry are reported there.
  if (fields === undefined || !isGroup(entry.data)) return {};
  if (!isGroup(fields)) {
    const message = `is ${kindOf(fields)} → write a group of fields, as in the English entry`;
    return { errors: [{ file: read.file, message }] };
  }
  const texts = readFieldTexts(read, schema);
  const shared = Object.entries(entry.data).filter(([name]) => name in fields);
  const hasText = !read.file.endsWith('.json');
  const hashes = stampsOf(schema, Object.fromEntries(shared), hasText ? entry.body : '');
  const stamped = isGroup(fields.translates) ? fields.translates : {};
  const isBehind = (name: string) => name in stamped && stamped[name] !== hashes[name];
  const { data, errors, members } = translate(schema, entry.data, fields, mayBeLeftOut, { stamped, isBehind, hashOf });
  const { [headingKeys]: listed } = stamped;
  const named = typeof listed === 'string' ? listed.split(' ') : [];
  const headings = hasText ? pairHeadings(read, entry, named, isBehind('body')) : noHeadings;
  const { anchors, lostAnchors, keys } = headings;
  return {
    translates: { ...hashes, ...members, ...(keys && { [headingKeys]: keys }) },
    anchors,
    lostAnchors,
    data,
    links: [...read.links, ...texts.links],
    errors: [
      ...read.errors,
      ...withLocations(read, [...errors, ...texts.errors]),
      ...findLostMarkers(read, entry.fields),
      ...headings.errors,
      ...(hasText && !isBehind('body') ? findMissingParts(read, entry, lostAnchors.length === 0) : []),
    ],
  };
}

/** The reason why a translation without a language or an English file cannot be used. */
export function refuseTranslation(english: string, language: string, languages: readonly string[]): string {
  if (!languages.includes(language))
    return `is in the language ${quoted(language)}, which has no content/words/${language}.json → write that file first, or rename this one`;
  return `translates ${english}, which does not exist → write that file first, or name this one after a single file or an entry of ${collectionNames.join(', ')}`;
}

/**
 * Pairs the headings of a translation with the English ones, whose anchors they get: by the keys in `translates`, or else by place.
 * @param named the keys of the headings that were translated
 * @param isBehind whether the English text has changed since; new headings may then be missing
 */
function pairHeadings(own: ContentFile, english: ContentFile, named: string[], isBehind: boolean) {
  const slugger = new Slugger();
  const [headings, wanted] = [headingsIn(own.nodes), headingsIn(english.nodes)];
  const ids = wanted.map(({ text }) => slugger.slug(text));
  const keys = ids.map(hashOf);
  const isPaired = named.length > 0 && named.length === headings.length;
  const places = isPaired ? placesOf(keys, named) : [...headings.keys()];
  const different = isBehind
    ? -1
    : headings.findIndex(({ depth }, index) => depth !== (wanted[places[index]!]?.depth ?? depth));
  const isOther = different >= 0 || (!isPaired && headings.length !== ids.length);
  const { line } = headings[different < 0 ? ids.length : different] ?? { line: 1 };
  const message = `has ${headings.length} headings, and the English text ${ids.length}, or their levels differ → write the same headings in the same order`;
  return {
    anchors: places.map((place) => ids[place]),
    lostAnchors: ids.filter((_, index) => !places.includes(index)),
    keys: places.map((place, index) => keys[place] ?? named[index]).join(' '),
    errors: isOther ? [{ file: own.file, line, message }] : [],
  };
}

/** Attributes that are the same in every language. */
const sharedAttribute = /\b(?:amount|bank|direction|line|of|shape)=(?:"[^"]*"|\{[^}]*\})/g;

/** Blocks, by the names that editors know. */
const blocks = { paragraph: 'paragraphs', listItem: 'entries of lists', tableRow: 'rows of tables' };

/** Components, attributes and source markers that a translation lacks; if it has every section, also blocks, and figures that differ. */
function findMissingParts(own: ContentFile, english: ContentFile, isWhole: boolean): ValidationError[] {
  const [used, wanted] = [componentsIn(own.nodes), componentsIn(english.nodes)];
  const markersIn = ({ body }: ContentFile) => [
    ...(body.match(sourceMarker) ?? []),
    ...(body.match(sharedAttribute) ?? []),
  ];
  const lacked = [
    ...new Set(markersIn(english)).difference(new Set(markersIn(own))),
    ...[...new Set(wanted)].filter((name) => countOf(used, name) < countOf(wanted, name)).map((name) => `<${name}>`),
  ];
  const message = `lacks ${lacked.join(', ')} of the English text → write them where they belong`;
  const counts = Object.entries(blocks).map(([type, name]) => {
    const [has, needed] = [own, english].map(({ nodes }) => nodes.filter((node) => node.type === type).length);
    return has! < needed! ? `has ${has} ${name}, the English text ${needed} → translate all of them` : undefined;
  });
  const rest = isWhole ? [...counts, findOtherFigures(own.body, english.body)] : [];
  const messages = [lacked.length > 0 ? message : undefined, ...rest];
  return messages.flatMap((found) => mistakesAt({ file: own.file, field: 'text' }, found));
}

const countOf = (names: readonly string[], name: string) => names.filter((other) => other === name).length;

/** A short hash for each field that holds words; `body` for the text below front matter. */
function stampsOf(schema: z.ZodObject, data: object, body: string): Record<string, string> {
  const texts = { ...(translatableText(schema, data) as object), ...(body && { body }) };
  return Object.fromEntries(Object.entries(texts).map(([field, words]) => [field, hashOf(words)]));
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
