import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { claimSchema } from '#schemas/claim.ts';
import { day, listOf, literal, markdown, number, text } from '#schemas/kit/fields.ts';
import { fieldName } from '#schemas/kit/validation.ts';
import { seo } from '#schemas/kit/groups.ts';
import { translatableText } from '#schemas/kit/translation-need.ts';
import { optionallyTranslated, translate } from '#schemas/kit/translation.ts';
import given from './translation.json' with { type: 'json' };

const schema = z.strictObject({
  name: optionallyTranslated(text('the name')),
  title: text('the title', { min: 5, max: 10 }),
  seo: seo.pick({ title: true }),
  lines: listOf('the lines', z.strictObject({ line: literal('a line'), meaning: markdown('what it says') })),
  places: listOf('the places', z.strictObject({ order: number('the place', { min: 1, max: 9 }) })),
  formats: listOf('the formats', literal('a format')),
  reviewedOn: day('the day'),
  note: text('a note').nullable(),
  questions: listOf('the questions', z.strictObject({ id: literal('the id'), question: text('the question') })),
  steps: listOf('the steps', text('a step')),
});

const english = schema.parse(given.english);
const { hindi } = given;

const tell = (translation: object, mayBeLeftOut: string[] = []) =>
  translate(schema, english, translation, mayBeLeftOut).errors.map(
    ({ path, message }) => `${fieldName(path)} ${message}`,
  );

test('the words of a translation take their places in the English entry, and the rest stays', () => {
  const { data, errors } = translate(schema, english, { ...hindi, translates: {} });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    ...english,
    ...hindi,
    lines: [
      { line: 'NWD', meaning: 'नकद' },
      { line: 'ATW', meaning: 'यह भी नकद' },
    ],
  });
});

test('a text that is empty in English stays empty, and no other may be', () => {
  const cells = z.strictObject({ cells: listOf('the cells', text('a cell', { min: 0 })) });
  const tellOf = (words: string[]) => translate(cells, { cells: ['Bank', ''] }, { cells: words }).errors;
  expect(tellOf(['बैंक', ''])).toEqual([]);
  expect(tellOf(['', '']).map(({ path }) => path)).toEqual([['cells', 0]]);
});

test('the unit of a figure keeps its own space, and other texts are trimmed', () => {
  const claim = { label: 'processing time', text: 'For a PDF in the app.', value: 5, unit: ' minutes' };
  const translation = { label: ' समय ', text: 'ऐप में एक PDF के लिए।', unit: ' मिनट' };
  expect(translate(claimSchema, claim, translation)).toMatchObject({
    data: { label: 'समय', unit: ' मिनट' },
    errors: [],
  });
});

test('a figure may be written in the units of the language, within its limits', () => {
  const claim = { label: 'people', text: 'Roughly the population of India.', value: 1.4, unit: ' Billion' };
  const inHindi = (value: unknown) =>
    translate(claimSchema, claim, { text: 'भारत की आबादी करीब इतनी ही है।', value, unit: ' करोड़' });
  expect(inHindi(140)).toMatchObject({ data: { value: 140, unit: ' करोड़' }, errors: [] });
  expect(inHindi(-140).errors.map(({ path }) => path)).toEqual([['value']]);
});

test('a section that a translation may leave out is missing where it does', () => {
  const { data, errors } = translate(schema, english, { title: hindi.title, seo: hindi.seo }, [
    'lines',
    'places',
    'questions',
    'steps',
  ]);
  expect(errors).toEqual([]);
  expect(data).not.toHaveProperty('lines');
  expect(data).toHaveProperty('places', english.places);
});

describe('what is added in English waits for its translation, and the rest stays with its words:', () => {
  /** The entry in Hindi after a change of the English one that nobody has translated. */
  const translateAfter = (change: Partial<typeof english>, words: object = hindi) => {
    const { members } = translate(schema, english, hindi);
    const stamps = { stamped: members, isBehind: (name: string) => name in change, hashOf: JSON.stringify };
    const { data, errors } = translate(schema, { ...english, ...change }, words, [], stamps);
    expect(errors).toEqual([]);
    return data as typeof english;
  };

  test('a question, by the ids', () => {
    const { questions } = translateAfter({ questions: [{ id: 'new', question: 'New?' }, ...english.questions] });
    expect(questions).toEqual(hindi.questions);
    const sorted = translateAfter({ questions: english.questions.toReversed() });
    expect(sorted.questions).toEqual(hindi.questions.toReversed());
  });

  test('a line, by what its translation shares with it', () => {
    const added = { line: 'NFS', meaning: 'Another' };
    expect(translateAfter({ lines: [added, ...english.lines] }).lines).toEqual([
      { line: 'NWD', meaning: 'नकद' },
      { line: 'ATW', meaning: 'यह भी नकद' },
    ]);
    expect(translateAfter({ lines: english.lines.slice(1) }).lines).toEqual([{ line: 'ATW', meaning: 'यह भी नकद' }]);
    // Corrected in English: the place tells.
    const corrected = [{ line: 'NWD-', meaning: 'Cash' }, english.lines[1]!];
    expect(translateAfter({ lines: corrected }).lines[0]).toEqual({ line: 'NWD-', meaning: 'नकद' });
  });

  test('a sentence, as long as the list is behind', () => {
    expect(translateAfter({ steps: ['Zero.', ...english.steps] }).steps).toEqual(hindi.steps);
    expect(tell({ ...hindi, steps: ['एक।'] })).toEqual([
      'steps has 1 entries, the English list has 2 → write one for each, in its order, and {} for those that are not translated yet',
    ]);
  });

  test('a part of a line, which is in English until its parts are translated', () => {
    const parts = z.strictObject({ name: literal('a name'), label: text('a label') });
    const shapes = z.strictObject({
      shapes: listOf('shapes', z.strictObject({ id: literal('id'), parts: listOf('parts', parts) })),
    });
    const [ref, payee] = [
      { name: 'ref', label: 'Number' },
      { name: 'payee', label: 'Payee' },
    ];
    const added = { shapes: [{ id: 'upi', parts: [ref, payee] }] };
    const words = { shapes: [{ id: 'upi', parts: [{ label: 'नाम' }] }] };
    const translateBehind = (isBehind: boolean) =>
      translate(shapes, added, words, [], { stamped: {}, isBehind: () => isBehind, hashOf: JSON.stringify });
    expect(translateBehind(true)).toMatchObject({ data: added, errors: [] });
    expect(translateBehind(false).errors).toHaveLength(1);
  });

  test('but not a member that has only a name, which is the same in every language', () => {
    const app = z.strictObject({
      id: literal('id'),
      name: optionallyTranslated(text('a name')),
      note: text('a note').optional(),
    });
    const apps = z.strictObject({ apps: listOf('apps', app) });
    const paytm = { id: 'paytm', name: 'Paytm' };
    const bhim = { id: 'bhim', name: 'BHIM', note: 'Guide only' };
    const { data } = translate(apps, { apps: [paytm, bhim] }, { apps: [{ id: 'paytm' }, { id: 'bhim' }] });
    expect(data).toEqual({ apps: [paytm] });
  });

  test('a member that is empty', () => {
    const { data, errors } = translate(schema, english, { ...hindi, lines: [{}, { meaning: 'नकद' }], questions: [] });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ lines: [{ line: 'ATW', meaning: 'नकद' }], questions: [] });
  });
});

test.each(
  Object.entries<object>({
    'title is missing → write in this language: "A title"': { title: undefined },
    ...given.mistakes,
    'title has 16 characters, at most 15 fit → write less': { title: 'ह'.repeat(16) },
    'seo.title has 61 characters, at most 60 fit → write less': { seo: { title: 'ह'.repeat(61) } },
  }),
)('a translator is told: %s', (told, change) => {
  expect(tell({ ...hindi, ...change })).toEqual([told]);
});

test('a text may be as short or as long as a language needs', () => {
  expect(tell({ ...hindi, title: 'ह' })).toEqual([]);
  expect(tell({ ...hindi, title: 'ह'.repeat(15), name: 'स्टेट बैंक' })).toEqual([]);
});

test('only words decide whether a translation is behind', () => {
  const words = (change: object) => JSON.stringify(translatableText(schema, { ...english, ...change }));
  expect(words({ reviewedOn: new Date(), formats: ['XLS'], places: [{ order: 2 }] })).toBe(words({}));
  expect(words({ title: 'Another' })).not.toBe(words({}));
});
