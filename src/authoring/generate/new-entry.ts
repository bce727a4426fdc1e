import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRoutes } from '#authoring/explain/links.ts';
import { fieldOf } from '#authoring/read/fields-text.ts';
import { readCollections, toSlug, type Collections } from '#authoring/read/read-entries.ts';
import { formatList, isoDate } from '#lib/browser/format.ts';
import { dayInIndia } from '#lib/build/publishing.ts';
import { UserError } from '#lib/build/user-error.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { slugShape } from '#schemas/fields.ts';
import { didYouMean, quoted, toBeWritten } from '#schemas/wording.ts';
import { fixedFieldsOf } from './fixed-fields.ts';
import { marketShare, questionsOf, type Question } from './questions.ts';
import type { Ask } from './terminal.ts';
import { extensionOf, writeEntry } from './write-entry.ts';

/** What was written. */
export interface NewEntry {
  /** The files, by their paths below the project. */
  files: string[];
  /** The path at which the entry is shown; undefined where it has no page. */
  href: string | undefined;
  /** True when texts of it are still to be written. */
  isUnfinished: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Writes a new entry into content/ from what the command line says and, where that is not enough, a person answers.
 * @param project the folder that contains content/
 * @param args like `article "A title" --category Loans`
 * @param ask undefined where there is nobody to ask
 * @throws UserError when something is missing or wrong and there is nobody to ask; no file is written then
 */
export async function newEntry(project: string, [kind, ...args]: readonly string[], ask?: Ask): Promise<NewEntry> {
  const collection = findCollection(kind);
  const collections = readCollections(project);
  const questions = questionsOf(collection, collections);
  const given = readOptions(String(kind), questions, args);
  const { [marketShare]: share, ...fields } = await findAnswers(questions, given, ask);
  const { href, asked, idFrom = asked[0] } = rulesOf(collection);
  const id = await findId(project, collection, collections, fields, given.slug ?? toSlug(String(fields[idFrom])), ask);

  const today = isoDate(dayInIndia(new Date()));
  const known = { ...fixedFieldsOf(collection, today), ...lastPlace(collection, collections), ...fields };
  const written = new Map([[fileOf(collection, id), writeEntry(collection, id, known, today)]]);
  const claim = fileOf('claims', `market-share-${id}`);
  if (share !== undefined && !existsSync(join(project, claim))) {
    const text = 'of the market (basis not stated)';
    const figure = { label: 'market share', text, value: share, unit: '%', evidence: null, show: true };
    written.set(claim, writeEntry('claims', id, figure, today));
  }
  for (const [file, text] of written) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text, { flag: 'wx' });
  }
  const isUnfinished = [...written.values()].some((text) => text.includes(toBeWritten));
  return { files: [...written.keys()], href: href?.(id, fields), isUnfinished };
}

function findCollection(kind: string | undefined): CollectionName {
  const collection = collectionNames.find((name) => rulesOf(name).kind === kind);
  if (collection) return collection;
  const kinds = collectionNames.map((name) => rulesOf(name).kind).sort();
  const wrong = kind === undefined ? 'Say what to make' : `There is no ${quoted(kind)}${didYouMean(kind, kinds)}`;
  throw new UserError(`${wrong} → write one of: ${kinds.join(', ')}, like npm run new -- article "The title"`);
}

function readOptions(kind: string, questions: readonly Question[], args: string[]): Given {
  const names = [...questions.map(({ option }) => option), 'slug'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...(positionals.length > 0 && { [String(names[0])]: positionals.join(' ') }), ...values };
  } catch (error) {
    const [words = ''] = error instanceof Error ? error.message.split(/[.\n]/) : [];
    const known = formatList(names.map((name) => `--${name}`));
    throw new UserError(`${words} → ${kind} understands ${known}`, { cause: error });
  }
}

/** The answers by field: those given, and for missing or wrong ones those of the person asked. */
async function findAnswers(questions: readonly Question[], given: Given, ask?: Ask): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const { field, option, description, choices, read } of questions) {
    let answer = read(given[option]);
    if (answer.wrong && ask)
      answer = read(await ask({ message: description, choices, refuse: (text) => read(text).wrong }));
    if (answer.wrong) wrong.push(`--${option} ${answer.wrong}`);
    answers[field] = answer.value;
  }
  if (wrong.length > 0) throw new UserError(`Nothing was written:\n${wrong.join('\n')}`);
  return answers;
}

/** The id if it is free, else one chosen by the person asked. */
async function findId(
  project: string,
  collection: CollectionName,
  collections: Collections,
  fields: unknown,
  id: string,
  ask?: Ask,
): Promise<string> {
  const { extensions, href } = rulesOf(collection);
  const routes = readRoutes([...collections.values()].flat());
  const refuse = (slug: string): string | undefined => {
    if (!slugShape.test(slug)) return `${quoted(slug)} cannot be part of a URL`;
    const files = extensions.map((extension) => `content/${collection}/${slug}.${extension}`);
    const file = files.find((name) => existsSync(join(project, name)));
    if (file) return `${file} already exists`;
    const path = href?.(slug, fields);
    const [route = '', anchor] = path?.split('#') ?? [];
    const isShared = path === href?.('', fields);
    const isTaken = anchor === undefined ? !isShared && routes.has(route) : routes.get(route)?.includes(anchor);
    return isTaken ? `The site already has ${path}` : undefined;
  };
  const wrong = refuse(id);
  if (wrong === undefined) return id;
  const others = Array.from({ length: 100 }, (_, index) => `${id}-${index + 2}`);
  const free = others.find((other) => refuse(other) === undefined) ?? '';
  if (!ask) throw new UserError(`Nothing was written:\n${wrong} → write --slug ${free || '<slug>'}`);
  const message = `${wrong}. Another slug, of small letters, digits and hyphens`;
  return await ask({ message, suggestion: free, refuse });
}

/** The place after all others, in collections whose entries have one. */
function lastPlace(collection: CollectionName, collections: Collections): { order?: number } {
  if (!rulesOf(collection).schema.shape.order) return {};
  const places = (collections.get(collection) ?? []).map(({ fields }) => Number(fieldOf(fields, 'order')));
  return { order: Math.max(0, ...places.filter(Number.isFinite)) + 1 };
}

function fileOf(collection: CollectionName, id: string): string {
  return `content/${collection}/${id}.${extensionOf(collection)}`;
}
