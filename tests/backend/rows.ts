import { describe, expect, test } from 'vitest';
import type { Database } from '../helpers/databases.ts';
import { makeRow, tables, textColumns, type Table } from '../helpers/rows.ts';

const checkViolation = '23514';
const hours = 60 * 60 * 1000;

/** The time some milliseconds from now. */
const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

/** Columns of a row that the database must take, each a thing that a person may well write. */
const good: Record<string, Record<string, unknown>> = {
  'a name with initials': { name: 'A. P. J. Abdul Kalam' },
  'a name of one letter': { name: 'K' },
  'a name with an apostrophe': { name: "Shaun D'Souza" },
  'a name in Devanagari': { name: 'श्री अटल बिहारी वाजपेयी' },
  'a name in Tamil': { name: 'சுப்பிரமணிய பாரதி' },
  'a name in Urdu, right to left, with a mark': { name: '\u200fمرزا غالب' },
  'a name with a joiner, as Malayalam needs': { name: 'ശ്രീ\u200dജിത്ത്' },
  'a name that a phone has wrapped in isolates': { name: '\u2068Asha Rao\u2069' },
  'a name with a tab from a spreadsheet': { name: 'Asha\tRao' },
  'a + address': { email: `asha+bahi-${crypto.randomUUID()}@example.co.in` },
  'a long but legal address': { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example.in` },
  'an address with every mark that HTML allows': { email: "!#$%&'*+/=?^_`{|}~.-@example.in" },
  'an address in Devanagari': { email: 'अजय@डाटामेल.भारत' },
  'an address in capitals': { email: 'ASHA.RAO@EXAMPLE.IN' },
  'an address at a deep subdomain': { email: 'asha@mail.dept.university.ac.in' },
  'an address at a domain of digits': { email: 'asha@163.com' },
  'an address at a punycode domain': { email: 'asha@xn--c1yn36f.xn--j6w193g' },
  'a text of several lines': { text: 'Line one\nLine two\r\n\n\tindented' },
  'a text of emoji': { text: '👍🏽 👨‍👩‍👧‍👦 🇮🇳' },
  'a text of one character': { text: '?' },
  'a text with space around it': { text: '  \n see above \n ' },
  'a text with the rupee sign': { text: '₹1,00,000 — “ok”' },
  'a clock in India': { created_at: fromNow(0).replace('Z', '+00:00') },
  'a clock that is some hours slow': { created_at: fromNow(-20 * hours) },
  'a clock that is some hours fast': { created_at: fromNow(20 * hours) },
};

/** Texts that are attacks elsewhere. Here they are words, stored letter for letter, and nothing else happens. */
const hostileTexts = [
  "'; drop table contact_messages; --",
  "'); delete from contact_messages where ('1'='1",
  "x' or 1=1; --",
  '$$; select pg_sleep(10); $$',
  '\\x27 union select * from pg_authid',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://example.in")',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '%s%n%x %00',
  '../../../../etc/passwd',
  '{"$gt": ""}',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  'eq.1&select=*',
  '\u202etxt.exe',
  'Z̸̡͎a̵͈l̸̰g̷̠o̶',
  'in\ufeff\u200b\u2060visible',
  '\u{1f9d1}\u{10ffff}',
];

/** Columns of a row that the database must refuse, by the code that says so. */
const refused: Record<string, Record<string, Record<string, unknown>>> = {
  [checkViolation]: {
    'an empty name': { name: '' },
    'a name of spaces': { name: '   ' },
    'a name of tabs': { name: '\t\t' },
    'a name of 121 characters': { name: 'x'.repeat(121) },
    'a name of 121 emoji': { name: '😀'.repeat(121) },
    'a name of a megabyte': { name: 'x'.repeat(900_000) },
    'a name padded beyond its length': { name: `Asha${' '.repeat(200)}` },
    'a name with a line break': { name: 'Asha\nBcc: all@example.in' },
    'a name with a carriage return': { name: 'Asha\rRao' },
    'a name with a bell': { name: 'Asha\u0007' },
    'a name with a backspace': { name: 'Asha\b' },
    'a name with an escape sequence': { name: '\u001b[31mAsha' },
    'a name with a delete character': { name: 'Asha\u007f' },
    'a name with a C1 control': { name: 'Asha\u0085' },
    'an empty address': { email: '' },
    'an address of spaces': { email: '   ' },
    'a word for an address': { email: 'asha' },
    'an address without a domain': { email: 'asha@' },
    'an address without a mailbox': { email: '@example.in' },
    'an address without a dot': { email: 'asha@example' },
    'an address ending in a dot': { email: 'asha@example.' },
    'a domain starting with a dot': { email: 'asha@.example.in' },
    'a domain with two dots': { email: 'asha@example..in' },
    'an address with two @': { email: 'asha@rao@example.in' },
    'an address with a space': { email: 'asha rao@example.in' },
    'an address with space around it': { email: ' asha@example.in ' },
    'two addresses with a comma': { email: 'a@example.in,b@example.in' },
    'two addresses with a semicolon': { email: 'a@example.in;b@example.in' },
    'an address with a name': { email: 'Asha <asha@example.in>' },
    'a quoted mailbox': { email: '"asha rao"@example.in' },
    'an address with a comment': { email: 'asha(work)@example.in' },
    'an address with a header behind it': { email: 'asha@example.in\nBcc: all@example.in' },
    'an address with a carriage return': { email: 'asha@example.in\r' },
    'an address with a control character': { email: 'as\u0001ha@example.in' },
    'a link for an address': { email: 'https://example.in/asha' },
    'a domain with a slash': { email: 'asha@example.in/x' },
    'a domain with a port': { email: 'asha@example.in:25' },
    'a domain with an underscore': { email: 'asha@exa_mple.in' },
    'an address of 255 characters': { email: `${'a'.repeat(244)}@example.in` },
    'a number for an address': { email: 7 },
    'a list for an address': { email: ['asha@example.in'] },
    'an object for an address': { email: { address: 'asha@example.in' } },
    'an empty text': { text: '' },
    'a text of spaces and line breaks': { text: ' \n\r\t \n' },
    'a text of 5,001 characters': { text: 'x'.repeat(5001) },
    'a text of 5,001 emoji': { text: '😀'.repeat(5001) },
    'a text of half a megabyte': { text: 'x'.repeat(500_000) },
    'a text with a bell': { text: 'Ding\u0007' },
    'a text with an escape sequence': { text: '\u001b]0;title\u0007' },
    'a text with a vertical tab': { text: 'a\u000bb' },
    'a text with a form feed': { text: 'a\u000cb' },
    'a text with a delete character': { text: 'a\u007f' },
    'a text with a C1 control': { text: 'a\u009b31m' },
    'a time of two days ago': { created_at: fromNow(-48 * hours) },
    'a time in two days': { created_at: fromNow(48 * hours) },
    'a time of 1970': { created_at: '1970-01-01T00:00:00Z' },
    'a time of 9999': { created_at: '9999-12-31T23:59:59Z' },
    'a time without end': { created_at: 'infinity' },
    'a time before all others': { created_at: '-infinity' },
  },
  '22P02': {
    'a word for an id': { id: 'one' },
    'an empty id': { id: '' },
    'a number for an id': { id: 1 },
    'a list for an id': { id: ['x'] },
    'an object for an id': { id: {} },
    'an id that is too short': { id: crypto.randomUUID().slice(1) },
    'an id with SQL behind it': { id: `${crypto.randomUUID()}'; --` },
  },
  '22007': {
    'a word for a time': { created_at: 'yesterday-ish' },
    'an empty time': { created_at: '' },
    'a list for a time': { created_at: ['x'] },
    'an object for a time': { created_at: {} },
  },
  '22008': {
    'a day that there is not': { created_at: '2026-02-30T10:00:00Z' },
    'a day before its month': { created_at: '31/12/2026' },
    'a month that there is not': { created_at: '2026-13-01T10:00:00Z' },
    'milliseconds for a time': { created_at: 99_999_999_999_999 },
  },
  '23502': {
    'no id': { id: null },
    'no name': { name: null },
    'no address': { email: null },
    'no text': { text: null },
    'no time': { created_at: null },
    'a name left out': { name: undefined },
    'an address left out': { email: undefined },
    'an id left out': { id: undefined },
  },
  PGRST204: {
    'a column that there is not': { phone: '+91 00000 00000' },
    'a column that would be handy': { is_admin: true },
    'a column with SQL in its name': { 'id) values (1); --': 1 },
  },
  '42501': {
    'the time of arrival': { received_at: fromNow(0) },
    'the time of arrival, as null': { received_at: null },
  },
};

/** Times are reckoned when this file is read; the tests with them may run some minutes later. */
const minutes = 60_000;
const overADay = 24 * hours + 15 * minutes;
const underADay = 24 * hours - 15 * minutes;
const mailboxOf = (length: number): string => `${'a'.repeat(length - '@example.in'.length)}@example.in`;

/** For each CHECK, columns that it just allows and columns that it just does not. */
const checks: Record<string, Record<'inside' | 'outside', Record<string, unknown>[]>> = {
  name_length: {
    inside: [{ name: 'x' }, { name: 'x'.repeat(120) }, { name: '😀'.repeat(120) }],
    outside: [{ name: '' }, { name: ' ' }, { name: 'x'.repeat(121) }],
  },
  name_characters: {
    inside: [{ name: 'a\tb' }, { name: 'a b' }, { name: 'a~b' }, { name: 'a\u00a0b' }],
    outside: [
      { name: 'a\u0001b' },
      { name: 'a\u0008b' },
      { name: 'a\nb' },
      { name: 'a\u001fb' },
      { name: 'a\u007fb' },
      { name: 'a\u009fb' },
    ],
  },
  text_length: {
    inside: [{ text: 'x' }, { text: 'x'.repeat(5000) }, { text: '😀'.repeat(5000) }],
    outside: [{ text: '' }, { text: '\n' }, { text: 'x'.repeat(5001) }],
  },
  text_characters: {
    inside: [
      { text: 'a\tb' },
      { text: 'a\nb' },
      { text: 'a\rb' },
      { text: 'a b' },
      { text: 'a~b' },
      { text: 'a\u00a0b' },
    ],
    outside: [
      { text: 'a\u0001b' },
      { text: 'a\u0008b' },
      { text: 'a\u000bb' },
      { text: 'a\u000cb' },
      { text: 'a\u000eb' },
      { text: 'a\u001fb' },
      { text: 'a\u007fb' },
      { text: 'a\u009fb' },
    ],
  },
  email_length: {
    inside: [{ email: mailboxOf(254) }],
    outside: [{ email: mailboxOf(255) }],
  },
  email_characters: {
    inside: [{ email: 'é@example.in' }, { email: 'a~b@example.in' }],
    outside: [{ email: 'a\u0001b@example.in' }, { email: 'a\u007fb@example.in' }, { email: 'ab@example.in\u009f' }],
  },
  email_shape: {
    inside: [{ email: 'a@b.c' }, { email: 'a@b-c.d' }],
    outside: [{ email: 'a@b' }, { email: '@b.c' }, { email: 'a@.c' }, { email: 'a@b.' }, { email: 'a@b_c.d' }],
  },
  created_near_receipt: {
    inside: [{ created_at: fromNow(-underADay) }, { created_at: fromNow(underADay) }],
    outside: [{ created_at: fromNow(-overADay) }, { created_at: fromNow(overADay) }],
  },
};

/** `text` stands for the column of the long text, which the two tables name differently. */
function toColumns(table: Table, { text, ...changes }: Record<string, unknown>): Record<string, unknown> {
  return text === undefined ? changes : { ...changes, [textColumns[table]]: text };
}

const onBothTables = (cases: Record<string, Record<string, unknown>>) =>
  tables.flatMap((table) =>
    Object.entries(cases).map(([title, changes]) => ({ table, title, row: makeRow(table, toColumns(table, changes)) })),
  );

/**
 * Which rows the tables take and which they refuse.
 * @param database gives the database when the tests run
 */
export function describeRows(database: () => Database): void {
  const readBack = async (table: Table, id: unknown): Promise<Record<string, unknown> | undefined> => {
    const columns = `name, email, ${textColumns[table]}, received_at between now() - interval '1 minute' and now() as just_received`;
    const [row] = await database().query(`select ${columns} from ${table} where id = $1`, [id]);
    return row;
  };
  const countRows = async (): Promise<number> => {
    const [row] = await database().query<{ rows: string }>(
      'select (select count(*) from contact_messages) + (select count(*) from feedback) as rows',
    );
    return Number(row?.rows);
  };

  test.each(onBothTables(good))('$table takes $title', async ({ table, row }) => {
    expect(await database().insert(table, row)).toEqual({ code: '', message: '' });
    const { name, email, [textColumns[table]]: text } = row;
    expect(await readBack(table, row.id)).toEqual({ name, email, [textColumns[table]]: text, just_received: true });
  });

  test.each(hostileTexts)('takes %j for the words they are', async (words) => {
    const before = await countRows();
    for (const table of tables) {
      const row = makeRow(table, toColumns(table, { name: words, text: words }));
      expect(await database().insert(table, row)).toEqual({ code: '', message: '' });
      expect(await readBack(table, row.id)).toMatchObject({ name: words, [textColumns[table]]: words });
    }
    expect(await countRows()).toBe(before + tables.length);
  });

  describe.each(Object.entries(refused))('with code %s', (code, cases) => {
    test.each(onBothTables(cases))('$table refuses $title', async ({ table, row }) => {
      const before = await countRows();
      expect((await database().insert(table, row)).code).toBe(code);
      expect(await countRows()).toBe(before);
    });
  });

  test.each(tables)('%s takes an id once', async (table) => {
    const row = makeRow(table);
    await database().insert(table, row);
    expect((await database().insert(table, { ...row, name: 'Somebody else' })).code).toBe('23505');
    expect(await readBack(table, row.id)).toMatchObject({ name: row.name });
  });

  test.each(tables)('%s takes several rows at once, or none of them', async (table) => {
    const before = await countRows();
    const good = [makeRow(table), makeRow(table)];
    expect((await database().insert(table, [...good, makeRow(table, { name: '' })])).code).toBe(checkViolation);
    expect(await countRows()).toBe(before);
    expect((await database().insert(table, good)).code).toBe('');
    expect(await countRows()).toBe(before + 2);
  });

  test.each(tables)('%s stores a number, a list and an object sent for a text as the JSON they were', async (table) => {
    for (const [value, stored] of [
      [5, '5'],
      [true, 'true'],
      [['a', 1], '["a",1]'],
      [{ a: 1 }, '{"a":1}'],
    ] as const) {
      const row = makeRow(table, { name: value });
      expect((await database().insert(table, row)).code).toBe('');
      expect(await readBack(table, row.id)).toMatchObject({ name: stored });
    }
  });

  describe('every CHECK', () => {
    const limits = tables.flatMap((table) =>
      Object.entries(checks).flatMap(([constraint, { inside, outside }]) => [
        ...inside.map((changes) => ({ table, constraint, changes, expected: '' })),
        ...outside.map((changes) => ({ table, constraint, changes, expected: `"${constraint}"` })),
      ]),
    );

    test.each(limits)('$table, $constraint: $changes', async ({ table, changes, expected }) => {
      const { message } = await database().insert(table, makeRow(table, toColumns(table, changes)));
      if (expected === '') expect(message).toBe('');
      else expect(message).toContain(expected);
    });

    test('is in the list above', async () => {
      const constraints = await database().query<{ name: string }>(`
        select distinct conname as name from pg_constraint
        where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      `);
      expect(constraints.map(({ name }) => name).sort()).toEqual(Object.keys(checks).sort());
    });
  });
}
