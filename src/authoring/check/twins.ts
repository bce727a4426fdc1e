import { addressOf } from './site-pages.ts';
import type { Entry, ReadContent } from '#authoring/read/types.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import type { FieldPath } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';

/** Fields that no two pages of banks may share, which are in two collections. */
const bankPage = ['seo.title', 'headline', 'intro'];
const namesOfBanks: Partial<Record<CollectionName, readonly string[]>> = {
  banks: bankPage,
  'bank-help': bankPage.map((field) => `page.${field}`),
};

/** Names, titles, questions and codes that another entry has too, whatever their case. */
export function findTwins({ entries }: ReadContent): ValidationError[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ collection, file, fields, locate }) => {
    const own = valuesOf(fields, rulesOf(collection).unique).map((named) => ({ ...named, scope: collection }));
    const ofBank = valuesOf(fields, namesOfBanks[collection]).map((named) => ({ ...named, scope: 'page of a bank' }));
    return [...own, ...ofBank].flatMap(({ path, value, scope }) => {
      const key = `${scope} ${value.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      const isQuestion = path.at(-1) === 'question';
      if (owner === undefined || (owner === file && !isQuestion)) return [];
      const remedy = isQuestion
        ? 'write another question, or keep one of the two'
        : 'write another, or keep one of the two files';
      return [{ ...locate(path), message: `${quoted(shorten(value))} is already in ${owner} → ${remedy}` }];
    });
  });
}

function valuesOf(fields: unknown, paths: readonly string[] = []): { path: FieldPath; value: string }[] {
  const named = (path: FieldPath) => path.filter((step) => typeof step === 'string').join('.');
  return textsIn(fields).filter(({ path }) => paths.includes(named(path)));
}

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 80)}…` : text);

/** Lengths from which shared paragraphs are no coincidence. */
const [longParagraph, leastShared] = [80, 500];

/** Pages that repeat half of their long paragraphs from another entry, word for word. */
export function findCopies(entries: readonly Entry[]): ValidationError[] {
  const owners = new Map<string, Entry>();
  const pages = entries.filter((entry) => addressOf(entry).path !== undefined && addressOf(entry).anchor === undefined);
  return pages.flatMap((entry) => {
    const paragraphs = [...new Set(paragraphsOf(entry))];
    const shared = new Map<Entry, number>();
    for (const paragraph of paragraphs) {
      const owner = owners.get(paragraph);
      if (owner) shared.set(owner, (shared.get(owner) ?? 0) + paragraph.length);
      else owners.set(paragraph, entry);
    }
    const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
    const [original] = [...shared].find(([, sum]) => sum >= leastShared && sum * 2 >= length) ?? [];
    const message = `repeats ${original?.file} word for word → rewrite this page, or keep one of the two files`;
    return original ? [{ file: entry.file, message }] : [];
  });
}

/** The long paragraphs of an entry, without source markers. */
function paragraphsOf({ fields, body }: Entry): string[] {
  const texts = fieldOf(fields, 'draft') === true ? [] : textsIn(fields).map(({ value }) => value);
  return [...texts, ...body.split(/\n{2,}/)]
    .map((text) => text.replaceAll(/ ?\[\^\d+\]/g, '').trim())
    .filter((text) => text.length >= longParagraph && !/^(?:https?:|[<|])/.test(text));
}
