/**
 * The smallest valid entries, as an editor writes them: a test changes one field and checks what is reported.
 *
 *     makeCity(); // Mumbai, with the shortest texts that the schema takes
 *     makeCity({ state: 'goa' }); // "Mumbai 2": no two entries may share the name
 *     makeArticle({ draft: true });
 *     makeSingleton('home'); // the copy of a page, each text saying what to write
 */
import { z } from 'astro/zod';
import realLineWords from '../../content/line-words.json' with { type: 'json' };
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { contentCollections as collections, type CollectionName } from '#schemas/collections.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { siteSchema } from '#schemas/site.ts';
import { isGroup } from '#schemas/kit/validation.ts';
import { placeholderUrl, placeholderPrefix } from '#schemas/kit/wording.ts';
import { fillFields, type JsonSchema } from './fill-fields.ts';

/** A text of this many characters, in words too short to be spell-checked. */
export function letters(count: number): string {
  return 'abc def '
    .repeat(Math.ceil(count / 4))
    .slice(0, count)
    .replace(/ $/, '.');
}

/** A list of this many members. */
function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const day = '2026-11-01';
const source = { title: 'A source', url: 'https://source.example', checkedOn: day };
/** Cites that source; each entry with sources does so in one field. */
const marker = '[^1]';
const narrations = times(3, () => ({ line: 'UPI/ONE', shape: 'sbi/upi', meaning: letters(10) }));

/** The JSON Schema of what an editor writes. */
export const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

type Fields<Schema extends z.ZodObject> = Partial<z.input<Schema>>;

/**
 * Makes entries of the given fields, with the shortest text, number or list that fits each other required field.
 * @param names the fields that no two entries may share, like seo.title: from the second entry on they end with its number
 */
function maker<Schema extends z.ZodObject>(schema: Schema, given: Fields<Schema>, names: readonly string[] = []) {
  const rules = toJsonSchema(schema) as JsonSchema;
  const isPresent = (name: string) => name in given || rules.required?.includes(name);
  const filled = Object.entries(fillFields(rules, given)).filter(([name]) => isPresent(name));
  const written = JSON.stringify(Object.fromEntries(filled), (name, value: unknown) => {
    if (value === placeholderUrl) return 'https://site.example';
    if (typeof value !== 'string' || !value.startsWith(placeholderPrefix)) return value;
    return name === 'question' ? `${letters(value.length)}?` : letters(value.length);
  });
  let count = 0;
  return (change: Fields<Schema> = {}) => {
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

export const makeBankHelp = maker(collections['bank-help'].schema, {
  password: { rule: letters(10) + marker, example: null, basis: 'email', others: [letters(10) + marker] },
  download: {
    ...{ app: { path: letters(10) + marker, steps: [] }, netBanking: null, other: null, missedCall: null },
    ...{ longest: null, formats: null, note: null },
  },
  website: 'https://source.example',
  schedule: null,
  helpline: [{ kind: 'bank-page', numbers: ['1800 0000'], sms: null, use: letters(10) + marker, hours: '24 hours' }],
  sources: [source],
});

export const makeArticle = maker(
  collections.blog.schema,
  {
    title: letters(20),
    category: 'Loans',
    summary: [letters(20), letters(20) + marker],
    sources: [source],
  },
  ['title', 'description'],
);

export const makeBank = maker(
  collections.banks.schema,
  {
    statement: {
      formats: ['PDF'],
      columns: [
        { heading: 'Date', role: 'text' },
        { heading: 'Narration', role: 'text' },
        { heading: 'Debit', role: 'debit' },
        { heading: 'Credit', role: 'credit' },
        { heading: 'Balance', role: 'balance' },
      ],
      dates: '01 Nov 2026',
      order: 'varies',
      narrationStyle: letters(10),
      notes: [{ text: letters(30), at: 'Date' }],
      rows: [
        { cells: ['01 Nov 2026', 'UPI/FIRSTSHOP', '100.00', '', '900.00'], shape: 'sbi/upi' },
        { cells: ['02 Nov 2026', 'UPI/SECONDSHOP', '50.50', '', '849.50'], shape: 'sbi/upi' },
        { cells: ['03 Nov 2026', 'UPI/THIRDSHOP', '', '1,000.00', '1,849.50'], shape: 'sbi/upi' },
      ],
    },
    example: {
      line: 'UPI/SHOP',
      shape: 'sbi/upi',
      parts: [
        { text: 'UPI', meaning: 'the way' },
        { text: 'SHOP', meaning: 'the payee' },
      ],
      entry: { payee: 'Shop', category: 'Groceries', amount: 1, direction: 'out' },
    },
    narrations,
    passwordNote: letters(60) + marker,
    sources: [source],
  },
  ['headline', 'intro', 'seo.title'],
);

export const makeCharge = maker(
  collections.charges.schema,
  {
    charges: [
      {
        bank: 'sbi',
        account: 'ordinary',
        what: 'A card[^1]',
        amount: 200,
        share: null,
        per: 'year',
        gst: true,
        line: null,
        since: null,
        asOf: '2026-01-31',
        until: null,
      },
    ],
  },
  ['title'],
);

export const makeCity = maker(
  collections.cities.schema,
  {
    city: 'Mumbai',
    state: 'maharashtra',
    lat: 19.076,
    lng: 72.8777,
    narrations,
    testimonials: [{ quote: letters(40), role: 'Shopkeeper', place: 'Mumbai', kind: 'illustrative' }],
    questions: times(3, () => ({ question: letters(10) + '?', answer: letters(40) + marker })),
    sources: [source],
  },
  ['city'],
);

export const makeClaim = maker(collections.claims.schema, { label: 'market share', value: 23, unit: '%', show: true });

export const makeCode = maker(
  collections.codes.schema,
  {
    code: 'NWD',
    aliases: ['NWD-'],
    meaning: letters(10) + marker,
    banks: ['sbi'],
    otherBanks: ['A bank'],
    direction: 'out',
    group: 'cash',
    line: 'UPI/NWD',
    sources: [source],
  },
  ['code', 'aliases'],
);

export const makeFaq = maker(
  collections.faq.schema,
  {
    category: 'Getting started',
    items: [{ id: 'first-question', question: letters(10) + '?', answer: letters(150) }],
  },
  ['category', 'items.question'],
);

export const makeLines = maker(collections.lines.schema, {
  shapes: [
    {
      id: 'upi',
      name: 'UPI',
      channel: 'UPI',
      direction: 'either',
      pattern: '^UPI/(?<payee>[A-Z]{1,20})$',
      parts: [{ name: 'payee', label: 'payee', kind: 'party', width: 20, case: 'upper' }],
      example: 'UPI/SHOP',
      doubt: null,
    },
  ],
});

export const makePage = maker(collections.pages.schema, { title: 'About', label: 'About' }, ['title']);

export const makeRelease = maker(collections.changelog.schema, { version: '1.0.0', releasedOn: day });

export const makeSite = maker(siteSchema, {
  name: 'Product',
  tagline: 'A line',
  firstYear: 2025,
  publisher: 'A team',
  support: { email: 'support@site.example', phone: '+91 00000 00000', hours: 'always' },
  grievance: { title: 'Officer', officer: null, email: 'grievance@site.example' },
  offline: true,
});

export const makeState = maker(
  collections.states.schema,
  {
    state: 'Maharashtra',
    stateCode: 'MH',
    featured: true,
    capital: 'Mumbai',
    languages: ['Marathi', 'Hindi'],
    narrations,
    terminologyAnswer: letters(80) + marker,
    sources: [source],
  },
  ['state'],
);

export const makeTable = maker(
  collections.tables.schema,
  {
    path: '/codes/letters',
    lead: letters(40) + marker,
    table: {
      columns: ['Letters', 'Bank'],
      rows: [
        ['SBIN', 'A bank'],
        ['HDFC', ''],
      ],
    },
    sources: [source],
  },
  ['title'],
);

/** The smallest entry of each collection, and the file it is in. Made here, they are the first, and have the plain names. */
export const smallestEntries: Readonly<Record<CollectionName, { file: string; entry: object }>> = {
  'bank-help': { file: 'sbi.json', entry: makeBankHelp() },
  banks: { file: 'sbi.json', entry: makeBank() },
  blog: { file: 'gst.mdx', entry: makeArticle() },
  changelog: { file: '1-0-0.json', entry: makeRelease() },
  charges: { file: 'card-year.mdx', entry: makeCharge() },
  cities: { file: 'mumbai.json', entry: makeCity() },
  claims: { file: 'market-share-sbi.json', entry: makeClaim() },
  codes: { file: 'nwd.json', entry: makeCode() },
  faq: { file: 'getting-started.json', entry: makeFaq() },
  lines: { file: 'sbi.json', entry: makeLines() },
  pages: { file: 'about.mdx', entry: makePage() },
  states: { file: 'maharashtra.json', entry: makeState() },
  tables: { file: 'ifsc.json', entry: makeTable() },
};

/** The smallest copy of a page: texts that say what to write. */
export function makeSingleton(name: SingletonName): object {
  if (name === 'bank-names') return bankNames;
  if (name === 'site') return makeSite();
  return name === 'line-words' ? lineWords : fillFields(toJsonSchema(singletons[name]) as JsonSchema);
}

/** The bank of the smallest entries, and two whose files a test may add. */
const bankNames = {
  names: [
    { id: 'sbi', name: 'State Bank of India', shortName: 'SBI' },
    { id: 'hdfc', name: 'HDFC Bank', shortName: 'HDFC' },
    { id: 'axis', name: 'Axis Bank', shortName: 'Axis' },
  ],
};

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
