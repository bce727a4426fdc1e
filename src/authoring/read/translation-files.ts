/** The translations of content/: beside each English file one for each other language, like content/banks/hdfc.hi.json. */
import { createHash } from 'node:crypto';
import type { z } from 'astro/zod';
import type { ValidationError } from '#lib/errors.ts';
import { sourceMarker } from '#data/markdown/source-markers.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { translatableText } from '#schemas/translation-need.ts';
import { translate } from '#schemas/translation.ts';
import { isGroup } from '#schemas/validation.ts';
import { kindOf, quoted } from '#schemas/wording.ts';
import { findLostMarkers } from './citations.ts';
import { withLocations, readFieldTexts, type ContentFile } from './content-file.ts';

/** A translation: `fields` are its own, `data` is the whole entry in its language. */
export interface Translation extends ContentFile {
  /** The language and the path of the English file in content/, without its extension: hi/banks/hdfc. */
  id: string;
  language: string;
  /**
   * What `translates` says when it is up to date: the hash of each field of the English entry that holds words and, for lists, of what
   * their members share with those of the English list.
   */
  translates: Readonly<Record<string, string>>;
}

/**
 * The English entry with the words of a translation; one in JSON translates no text.
 * @param read the file of the translation, before its fields are checked
 * @param english the English entry, with the fields that a translation may leave out
 */
export function mergeTranslation(
  read: ContentFile,
  { entry, schema, mayBeLeftOut }: { entry: ContentFile; schema: z.ZodObject; mayBeLeftOut: readonly string[] },
): Pick<Translation, 'data' | 'errors' | 'links' | 'translates'> {
  const { fields } = read;
  const unmerged = { data: undefined, links: read.links, translates: {} };
  // Mistakes in the English entry are reported there.
  if (fields === undefined || !isGroup(entry.data)) return { ...unmerged, errors: read.errors };
  if (!isGroup(fields)) {
    const message = `is ${kindOf(fields)} → write a group of fields, as in the English entry`;
    return { ...unmerged, errors: [{ file: read.file, message }] };
  }
  const texts = readFieldTexts(read, schema);
  const shared = Object.entries(entry.data).filter(([name]) => name in fields);
  const hasText = !read.file.endsWith('.json');
  const hashes = stampsOf(schema, Object.fromEntries(shared), hasText ? entry.body : '');
  const stamped = isGroup(fields.translates) ? fields.translates : {};
  const isBehind = (name: string) => name in stamped && stamped[name] !== hashes[name];
  const { data, errors, members } = translate(schema, entry.data, fields, mayBeLeftOut, { stamped, isBehind, hashOf });
  return {
    translates: { ...hashes, ...members },
    data,
    links: [...read.links, ...texts.links],
    errors: [
      ...read.errors,
      ...withLocations(read, [...errors, ...texts.errors]),
      ...findLostMarkers(read, entry.fields),
      ...(hasText ? findOtherHeadings(read, entry) : []),
      ...(hasText && !isBehind('body') ? findMissingParts(read, entry) : []),
    ],
  };
}

/**
 * Why a translation cannot be used.
 * @param english the file that it translates, if there were one
 */
export function refuseTranslation(english: string, language: string, languages: readonly string[]): string {
  if (!languages.includes(language))
    return `is in the language ${quoted(language)}, which has no content/words/${language}.json → write that file first, or rename this one`;
  const translated = collectionNames.filter((collection) => rulesOf(collection).translated);
  return `translates ${english}, which does not exist or has no page in other languages → name it after a single file or an entry of ${translated.join(', ')}`;
}

/** Headings have to match those of the English text one by one, as they get its anchors. */
function findOtherHeadings({ file, headings }: ContentFile, { headings: wanted }: ContentFile): ValidationError[] {
  const different = wanted.findIndex(({ depth }, index) => depth !== headings[index]?.depth);
  if (different < 0 && headings.length === wanted.length) return [];
  const { line } = headings[different < 0 ? wanted.length : different] ?? { line: 1 };
  const message = `has ${headings.length} headings, and the English text ${wanted.length}, or their levels differ → write the same headings in the same order`;
  return [{ file, line, message }];
}

/** Components and source markers of the English text that a translation lacks. */
function findMissingParts(own: ContentFile, english: ContentFile): ValidationError[] {
  const markersIn = ({ body }: ContentFile) => body.match(sourceMarker) ?? [];
  const lacked = [
    ...new Set(markersIn(english)).difference(new Set(markersIn(own))),
    ...[...new Set(english.components)]
      .filter((name) => countOf(own.components, name) < countOf(english.components, name))
      .map((name) => `<${name}>`),
  ];
  if (lacked.length === 0) return [];
  return [
    {
      file: own.file,
      field: 'text',
      message: `lacks ${lacked.join(', ')} of the English text → write them where they belong`,
    },
  ];
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
