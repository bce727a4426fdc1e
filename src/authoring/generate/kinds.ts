import type { CollectionName } from '#schemas/collections.ts';

/** What `npm run new` can make. */
export interface Kind {
  collection: CollectionName;
  /** The fields that only a person knows and no page can do without; the first may stand without its name on the command line. */
  asked: readonly [string, ...string[]];
  /** The field that the address is made from, where it is not the first of those asked. */
  addressFrom?: string;
  /** Fields that begin with the same value in every new entry. */
  fixed?: Readonly<Record<string, unknown>>;
  /** A field that may be left out and is the day of today here. */
  today?: string;
  /** What stands below the front matter. */
  body?: string;
}

/** A narration taken apart, as the schema wants it: the pieces make up the line. */
const example = {
  line: 'To be written: the narration',
  shape: 'To be written: the bank and the shape of the narration',
  parts: [
    { text: 'To be written', meaning: 'To be written: what this piece says' },
    { text: 'the narration', meaning: 'To be written: what this piece says' },
  ],
  entry: { payee: 'To be written: the payee', category: 'To be written: the category', amount: 1, direction: 'out' },
};

/** A specimen whose rows fit the columns and balance, as the schema wants them. */
const statement = {
  formats: ['To be written: a format'],
  columns: [
    'To be written: the date',
    'To be written: the narration',
    'To be written: the amount',
    'To be written: the balance',
  ],
  dates: 'To be written: a date',
  order: 'To be written: the order',
  narrationStyle: 'To be written: how a narration is put together',
  notes: [{ text: 'To be written: what a reader should know about the file', at: null }],
  rows: [900, 800, 700].map((balance) => ({
    cells: ['To be written: the date', 'To be written: the narration', '100.00', `${balance}.00`],
    shape: 'To be written: the bank and the shape of the narration',
    amount: 100,
    direction: 'out',
    balance,
  })),
};

/** A table whose row fits its columns. */
const table = {
  columns: ['To be written: what a row is called by', 'To be written: what is said of it'],
  rows: [['To be written: a name', 'To be written: what is to be known of it']],
};

/** A shape whose pattern, parts and example agree, as the schema wants them. */
const shapes = [
  {
    id: 'upi',
    name: 'To be written: what lines of this shape are',
    channel: 'UPI',
    direction: 'either',
    pattern: '^(?<note>To be written: a line)$',
    parts: [{ name: 'note', label: 'To be written: what the part is called', width: null, case: 'varies' }],
    delimiter: '/',
    example: 'To be written: a line',
    differs: null,
    sources: [],
    doubt: null,
  },
];

const body = `To be written: a first paragraph, without a heading.

{/* Below it, headings begin with ##. CONTRIBUTING.md says which parts there are, like a table with a caption. */}`;

export const kinds = {
  article: { collection: 'blog', asked: ['title', 'category'], fixed: { draft: true }, body },
  bank: {
    collection: 'banks',
    asked: ['name', 'shortName', 'website', 'marketShare'],
    addressFrom: 'shortName',
    fixed: { example, statement, shapes },
  },
  changelog: { collection: 'changelog', asked: ['version', 'title'], today: 'releasedOn' },
  city: { collection: 'cities', asked: ['city', 'state', 'lat', 'lng'] },
  claim: { collection: 'claims', asked: ['label', 'text', 'value', 'unit'] },
  code: { collection: 'codes', asked: ['code', 'group'] },
  faq: { collection: 'faq', asked: ['category'] },
  page: { collection: 'pages', asked: ['title', 'label'], addressFrom: 'label', body },
  state: { collection: 'states', asked: ['state', 'stateCode', 'capital'] },
  table: { collection: 'tables', asked: ['title', 'label'], addressFrom: 'label', fixed: { table } },
} as const satisfies Record<string, Kind>;
