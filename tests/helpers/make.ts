/**
 * The smallest valid entries, as an editor writes them: a test changes one field and checks what is reported.
 *
 *     makeCity(); // Mumbai, with the shortest texts that the schema takes
 *     makeCity({ state: 'goa' }); // "Mumbai 2": no two entries may share the name
 *     makeArticle({ draft: true });
 *     makeSingleton('home'); // the copy of a page, each text saying what to write
 */
import { z } from 'astro/zod';
import { basename } from 'node:path';
import realLineWords from '../../content/line-words.json' with { type: 'json' };
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { contentCollections as collections, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { siteSchema } from '#schemas/site.ts';
import { isGroup } from '#schemas/kit/validation.ts';
import { placeholderUrl, placeholderPrefix } from '#schemas/kit/wording.ts';
import { fillFields, type JsonSchema } from './fill-fields.ts';
import given from './smallest-entries.json' with { type: 'json' };

/** A text of this many characters, in words too short to be spell-checked. */
export function letters(count: number): string {
  return 'abc def '
    .repeat(Math.ceil(count / 4))
    .slice(0, count)
    .replace(/ $/, '.');
}

/** The JSON Schema of what an editor writes. */
export const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** The smallest entry of each collection, and the file it is in. */
export const smallestEntries = {} as Record<CollectionName, { file: string; entry: object }>;

export const makeBankHelp = entryMaker('bank-help');
export const makeBank = entryMaker('banks', ['headline', 'intro', 'seo.title']);
export const makeArticle = entryMaker('blog');
export const makeRelease = entryMaker('changelog');
export const makeCharge = entryMaker('charges');
export const makeCity = entryMaker('cities');
export const makeClaim = entryMaker('claims');
export const makeCode = entryMaker('codes');
export const makeFaq = entryMaker('faq');
export const makeLines = entryMaker('lines');
export const makePage = entryMaker('pages');
export const makeState = entryMaker('states');
export const makeTable = entryMaker('tables');
export const makeSite = maker(siteSchema, given['site.json']);

/** Makes entries of a collection; the first one is its smallest. */
function entryMaker<Name extends CollectionName>(name: Name, names = rulesOf(name).unique) {
  const [path, fields] = Object.entries(given).find(([path]) => path.startsWith(`${name}/`))!;
  const make = maker<(typeof collections)[Name]['schema']>(collections[name].schema, fields, names);
  smallestEntries[name] = { file: basename(path), entry: make() };
  return make;
}

/**
 * Makes entries of the given fields, with the shortest text, number or list that fits each other required field.
 * @param names the fields that no two entries may share, like seo.title: from the second entry on they end with its number
 */
function maker<Schema extends z.ZodObject>(schema: Schema, given: object, names: readonly string[] = []) {
  const rules = toJsonSchema(schema) as JsonSchema;
  const isPresent = (name: string) => name in given || rules.required?.includes(name);
  const filled = Object.entries(fillFields(rules, { ...given })).filter(([name]) => isPresent(name));
  const written = JSON.stringify(Object.fromEntries(filled), (name, value: unknown) => {
    if (value === placeholderUrl) return 'https://site.example';
    if (typeof value !== 'string' || !value.startsWith(placeholderPrefix)) return value;
    return name === 'question' ? `${letters(value.length)}?` : letters(value.length);
  });
  let count = 0;
  return (change: Partial<z.input<Schema>> = {}) => {
    count += 1;
    const end = count > 1 ? ` ${count}` : '';
    // A long text keeps its length, which is the longest or shortest that fits.
    const number = (name: string) => name.slice(0, name.length > 55 && end ? -end.length : undefined) + end;
    const rename = (value: unknown, path: string): unknown => {
      if (Array.isArray(value)) return value.map((member) => rename(member, path));
      if (typeof value === 'string') return names.includes(path) ? number(value) : value;
      // From 1 to 20, as places on a page are. The first entry keeps its own.
      if (path === 'order') return count === 1 ? 1 : 2 + ((count - 2) % 19);
      if (!isGroup(value)) return value;
      const fields = Object.entries(value).map(([name, member]) => [
        name,
        rename(member, path ? `${path}.${name}` : name),
      ]);
      return Object.fromEntries(fields);
    };
    return { ...(rename(JSON.parse(written), '') as z.input<Schema>), ...change };
  };
}

/** The smallest copy of a page: texts that say what to write. */
export function makeSingleton(name: SingletonName): object {
  if (name === 'bank-names') return given['bank-names.json'];
  if (name === 'site') return makeSite();
  return name === 'line-words' ? lineWords : fillFields(toJsonSchema(singletons[name]) as JsonSchema);
}

/** Few words of banks and one message: examples that are answered as they say. */
const lineWords = {
  words: realLineWords.words.filter(({ words }) => words.includes('UPI') || words.includes('DEBITED')),
  messages: { ...realLineWords.messages, examples: realLineWords.messages.examples.slice(1, 2) },
};

/** The facts of a page of the built site. */
export const makeFacts = (path: string, change: Partial<PageFacts> = {}): PageFacts => ({
  url: `https://site.example${path}`,
  title: path,
  description: 'What a lender reads.',
  modified: '2026-11-01',
  trail: [],
  alternates: [],
  ...change,
});
