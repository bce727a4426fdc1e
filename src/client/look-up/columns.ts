/**
 * The look-up's data as it is sent: what every input needs, and the parts that only some need, in files of their own. A list of rows is
 * sent as one column for each field, and without what follows from another field; a column of texts as one text.
 */
import { toSlug } from '#client/slug.ts';
import type { PartKind } from '#schemas/shape.ts';
import type { LineWord } from './line-words.ts';
import type {
  KnowledgeJson,
  KnownCharge,
  KnownCode,
  KnownPage,
  KnownShape,
  LinesJson,
  Part,
  PlacesJson,
} from './knowledge-json.ts';

type SentShape = Omit<KnownShape, 'kinds'> & { kinds: string };
type SentCode = Omit<KnownCode, 'forms'> & { forms: string };
type SentWord = Omit<LineWord, 'words'> & { words: string };

/** Separates the values of a column, and the words of a list in it. */
const [betweenValues, betweenWords] = ['|', '~'];

type Column = string | readonly unknown[];
type Columns<Row> = Readonly<Partial<Record<keyof Row, Column>>>;
type RowOf<List> = List extends readonly (infer Row)[] | undefined ? Row : never;
type WithColumns<Json, Names extends keyof Json> = Omit<Json, Names> & {
  [Name in Names]-?: Columns<RowOf<Json[Name]>>;
};

/** The files, as they are parsed. */
export interface KnowledgeFiles {
  core: WithColumns<Omit<KnowledgeJson, Part>, 'codes' | 'causes' | 'charges'>;
  /** `kinds`: the kinds of parts, which shapes name by their place in it, a digit to base 36 each. */
  lines: WithColumns<LinesJson, 'shapes' | 'words'> & { kinds: readonly PartKind[] };
  places: WithColumns<PlacesJson, 'pages'>;
}

/** The order of the fields makes no difference but to their size: this one compresses best. */
export function toFiles({
  lines: { shapes, words, ...lines },
  places: { pages, ...places },
  search,
  ...core
}: Required<KnowledgeJson>): KnowledgeFiles {
  const kinds = [...new Set(shapes.flatMap((shape) => shape.kinds))];
  const toDigits = (some: readonly PartKind[]) => some.map((kind) => kinds.indexOf(kind).toString(36)).join('');
  const sentShapes = shapes.map((shape) => ({
    ...shape,
    ...{ pattern: withoutNames(shape.pattern), kinds: toDigits(shape.kinds) },
  }));
  return {
    core: {
      ...core,
      codes: toColumns(
        core.codes.map((code) => ({ ...code, href: withoutSlug(code), forms: code.forms.join(betweenWords) })),
      ),
      causes: toColumns(core.causes),
      charges: toColumns(core.charges),
      search,
    },
    lines: {
      kinds,
      words: toColumns(words.map((row) => ({ ...row, words: row.words.join(betweenWords) }))),
      ...lines,
      shapes: toColumns(sentShapes),
    },
    places: { ...places, pages: toColumns(pages) },
  };
}

/** The fields that are null in a charge without an amount or a share. */
const noPrice = { amount: null, share: null };

/** What each file adds to the knowledge. */
export const fromFiles = {
  core: ({ codes, causes, charges, ...core }: KnowledgeFiles['core']): KnowledgeJson => ({
    ...core,
    codes: toRows<SentCode>(codes)
      .map((code) => ({ ...code, forms: code.forms.split(betweenWords) }))
      .map((code) => ({ ...code, href: withSlug(code) })),
    causes: toRows(causes),
    charges: toRows<KnownCharge>(charges).map((charge) => ({ ...noPrice, ...charge })),
  }),
  lines: ({ shapes, words, kinds, ...lines }: KnowledgeFiles['lines']) => ({
    lines: {
      ...lines,
      words: toRows<SentWord>(words).map((row) => ({ ...row, words: row.words.split(betweenWords) })),
      shapes: toRows<SentShape>(shapes).map((shape) => ({
        ...shape,
        kinds: Array.from(shape.kinds, (digit) => kinds[parseInt(digit, 36)]!),
      })),
    },
  }),
  places: ({ pages, ...places }: KnowledgeFiles['places']) => ({
    places: { ...places, pages: toRows<KnownPage>(pages) },
  }),
} satisfies { [Name in keyof KnowledgeFiles]: (file: KnowledgeFiles[Name]) => Partial<KnowledgeJson> };

/** A pattern whose groups have no names, which only editors need; those without a name capture nothing. */
function withoutNames(pattern: KnownShape['pattern']): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\(\?<\w+>|\((?!\?)/g, (part) =>
    part === '(' ? '(?:' : part.replace(/^\(\?<.+/, '('),
  );
}

/** The slug that most codes have: that of their first form. */
const slugOf = ({ forms: [form = ''] }: KnownCode) => toSlug(form);

/** The path of a code up to its slug, where that follows from its form. */
function withoutSlug(code: KnownCode): string {
  const [page = ''] = /^.*[/#]/.exec(code.href) ?? [];
  return code.href === page + slugOf(code) ? page : code.href;
}

const withSlug = (code: KnownCode) => (/[/#]$/.test(code.href) ? code.href + slugOf(code) : code.href);

/** A field that a row lacks becomes null. */
function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row) as (keyof Row)[]))];
  return Object.fromEntries(
    fields.map((field) => [field, toColumn(rows.map((row) => row[field] ?? null))]),
  ) as unknown as Columns<Row>;
}

function toColumn(values: readonly unknown[]): Column {
  const isText = (value: unknown) => typeof value === 'string' && value !== '' && !value.includes(betweenValues);
  return values.every((value) => value === null || isText(value)) ? values.join(betweenValues) : values;
}

/** Null becomes a field that the row lacks. */
function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const fields = Object.entries<Column>(columns as Record<string, Column>).map(
    ([field, column]) => [field, typeof column === 'string' ? column.split(betweenValues) : column] as const,
  );
  return (fields[0]?.[1] ?? []).map(
    (_, index) =>
      Object.fromEntries(
        fields.flatMap(([field, values]) => ([null, ''].includes(values[index] as '') ? [] : [[field, values[index]]])),
      ) as Row,
  );
}
