import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, readRoutes } from '#authoring/explain/links.ts';
import { readTexts } from '#authoring/explain/texts.ts';
import { readCollection, toSlug } from '#authoring/read/read-entries.ts';
import { formatList, isoDate } from '#lib/browser/format.ts';
import { dayInIndia } from '#lib/build/publishing.ts';
import { UserError } from '#lib/build/user-error.ts';
import { rulesOf } from '#schemas/collections.ts';
import { slugShape } from '#schemas/fields.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { didYouMean, quoted, toBeWritten } from '#schemas/wording.ts';
import { endingOf, writeEntry } from './entry-file.ts';
import { kinds, type Kind } from './kinds.ts';
import { marketShare, questionsOf, type Question } from './questions.ts';
import type { Terminal } from './terminal.ts';

/** What was written. */
export interface NewEntry {
  /** The files, by their paths below the project. */
  files: string[];
  /** Where the entry is to be seen, from the / on; undefined where no page is made for it. */
  address: string | undefined;
  /** True when texts of it are still to be written. */
  isUnfinished: boolean;
}

type Answers = Readonly<Record<string, unknown>>;

/**
 * Writes a new entry into content/ from what the command line says and, where that is not enough, a person answers.
 * @param project the folder that holds content/
 * @param args like `article "A title" --category Loans`
 * @param terminal undefined where nobody is there to ask
 * @throws UserError when something is missing or wrong that nobody can be asked for; no file was written then
 */
export async function newEntry(project: string, args: readonly string[], terminal?: Terminal): Promise<NewEntry> {
  const { kind, given } = readArguments(args);
  const stateIds = readCollection(project, 'states').map(({ id }) => id);
  const answers = await findAnswers(questionsOf(kind, stateIds), given, terminal);
  const id = await findAddress(project, kind, answers, given.address, terminal);
  const today = isoDate(dayInIndia(new Date()));

  const { [marketShare]: share, ...fields } = answers;
  const { collection, fixed, body } = kind;
  const dated = kind.today === undefined ? {} : { [kind.today]: today };
  const written = new Map([
    [
      fileOf(collection, id),
      writeEntry(collection, id, { ...fixed, ...dated, ...nextPlace(project, collection), ...fields }, today, body),
    ],
  ]);
  const claim = fileOf('claims', `market-share-${id}`);
  if (share !== undefined && !existsSync(join(project, claim))) {
    const text = 'of the market (basis not stated)';
    const fields = { label: 'market share', text, value: share, unit: '%', evidence: null, show: true };
    written.set(claim, writeEntry('claims', id, fields, today));
  }
  for (const [file, text] of written) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text, { flag: 'wx' });
  }
  const isUnfinished = [...written.values()].some((text) => text.includes(toBeWritten));
  return { files: [...written.keys()], address: addressOf(collection, id, answers), isUnfinished };
}

function readArguments([name, ...rest]: readonly string[]): { kind: Kind; given: Partial<Record<string, string>> } {
  const names = Object.keys(kinds);
  const kind: Kind | undefined = Object.entries(kinds).find(([candidate]) => candidate === name)?.[1];
  if (!kind) {
    const wrong =
      name === undefined ? 'Say what is to be made' : `There is no ${quoted(name)}${didYouMean(name, names)}`;
    throw new UserError(`${wrong} → write one of: ${names.join(', ')}, like npm run new -- article "The title"`);
  }
  const options = questionsOf(kind, []).map(({ option }) => option);
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: Object.fromEntries([...options, 'address'].map((option) => [option, { type: 'string' as const }])),
      allowPositionals: true,
    });
    const [first = ''] = options;
    return { kind, given: { ...(positionals.length > 0 && { [first]: positionals.join(' ') }), ...values } };
  } catch (error) {
    const [words = ''] = error instanceof Error ? error.message.split(/[.\n]/) : [];
    const known = formatList([...options, 'address'].map((option) => `--${option}`));
    throw new UserError(`${words} → ${String(name)} understands ${known}`, { cause: error });
  }
}

/** The answers by their fields: those given and, where they are missing or wrong, those of the person asked. */
async function findAnswers(
  questions: readonly Question[],
  given: Partial<Record<string, string>>,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const missing: string[] = [];
  for (const question of questions) {
    let answer = question.read(given[question.option]);
    if (terminal && given[question.option] !== undefined && 'wrong' in answer)
      console.log(`${question.option} ${answer.wrong}`);
    while (terminal && 'wrong' in answer) {
      answer = question.read(choose(question, await terminal.ask(wordsOf(question))));
      if ('wrong' in answer) console.log(answer.wrong);
    }
    if ('wrong' in answer) missing.push(`--${question.option} ${answer.wrong}`);
    else answers[question.field] = answer.value;
  }
  if (missing.length > 0) throw new UserError(`Nothing was written:\n${missing.join('\n')}`);
  return answers;
}

function wordsOf({ description, choices }: Question): string {
  const list = choices.map((choice, index) => `${String(index + 1).padStart(4)}  ${choice}\n`).join('');
  return `\n${description}\n${list}> `;
}

/** The answer as typed; for a number in front of a choice, that choice. */
function choose({ choices }: Question, answer: string): string {
  return choices[Number(answer) - 1] ?? answer.trim();
}

/** A free address: the one given, else one made of the answer that names the entry. */
async function findAddress(
  project: string,
  kind: Kind,
  answers: Answers,
  given: string | undefined,
  terminal: Terminal | undefined,
): Promise<string> {
  const refuse = findTaken(project, kind, answers);
  let id = given ?? toSlug(String(answers[kind.addressFrom ?? kind.asked[0]]));
  for (let wrong = refuse(id); wrong !== undefined; wrong = refuse(id)) {
    const free = id && slugShape.test(id) ? nextFree(id, refuse) : '';
    if (!terminal) throw new UserError(`Nothing was written:\n${wrong} → write --address ${free || '<address>'}`);
    console.log(wrong);
    id =
      (await terminal.ask(`\nThe address: small letters, digits and hyphens${free && ` (Enter for ${free})`}\n> `)) ||
      free;
  }
  return id;
}

/** Tells of an address why it cannot be had; undefined where it can. */
function findTaken(project: string, { collection }: Kind, answers: Answers): (id: string) => string | undefined {
  const routes = readRoutes(readTexts(project).entries);
  return (id) => {
    if (!slugShape.test(id)) return `${quoted(id)} cannot be an address`;
    const file = rulesOf(collection).extensions.map((ending) => `content/${collection}/${id}.${ending}`);
    const taken = file.find((path) => existsSync(join(project, path)));
    if (taken) return `${taken} exists already`;
    const [route = '', anchor] = addressOf(collection, id, answers)?.split('#') ?? [];
    const isTaken =
      anchor === undefined ? route !== '/changelog' && routes.has(route) : routes.get(route)?.includes(anchor);
    return isTaken ? `The site has ${route}${anchor === undefined ? '' : `#${anchor}`} already` : undefined;
  };
}

/** "gst" → "gst-2", or the next that is free. */
function nextFree(id: string, refuse: (id: string) => string | undefined): string {
  for (let count = 2; ; count += 1) if (refuse(`${id}-${count}`) === undefined) return `${id}-${count}`;
}

/** The place after all others, in collections whose entries have one. */
function nextPlace(project: string, collection: Kind['collection']): { order?: number } {
  if (!toJsonSchema(rulesOf(collection).schema).properties?.order) return {};
  const places = readCollection(project, collection).map(({ text }) =>
    Number((text?.fields as { order?: unknown }).order),
  );
  return { order: Math.max(0, ...places.filter(Number.isFinite)) + 1 };
}

function fileOf(collection: Kind['collection'], id: string): string {
  return `content/${collection}/${id}.${endingOf(collection)}`;
}
