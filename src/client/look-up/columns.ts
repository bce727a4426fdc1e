/**
 * The look-up's data as sent to the browser: one list for each field instead of rows, each part once, no names of
 * groups, and no slug that follows from a code.
 */
import { toSlug } from '#client/slug.ts';
import type { KnownCharge } from './find-charges.ts';
import type { KnowledgeJson, KnownCode, KnownPart, KnownShape } from './knowledge.ts';

type Columns<Row> = Readonly<Partial<Record<keyof Row, readonly unknown[]>>>;

/** A shape with indexes into the list of parts. */
type SentShape = Omit<KnownShape, 'parts'> & { parts: readonly number[] };

export interface KnowledgeFile extends Omit<KnowledgeJson, 'shapes' | 'codes' | 'charges'> {
  parts: Columns<KnownPart>;
  shapes: Columns<SentShape>;
  codes: Columns<KnownCode>;
  charges: Omit<KnowledgeJson['charges'], 'charges'> & { charges: Columns<KnownCharge> };
}

export function toFile({ shapes, codes, charges, ...rest }: KnowledgeJson): KnowledgeFile {
  const places = new Map<string, number>();
  const placeOf = (part: KnownPart) => {
    const key = JSON.stringify(part);
    return places.get(key) ?? places.set(key, places.size).size - 1;
  };
  const sent = shapes.map(({ parts, pattern, ...shape }) => ({
    ...shape,
    pattern: withoutNames(pattern),
    parts: parts.map(placeOf),
  }));
  return {
    ...rest,
    parts: toColumns([...places.keys()].map((key) => JSON.parse(key) as KnownPart)),
    shapes: toColumns<SentShape>(sent),
    codes: toColumns(codes.map((code) => ({ ...code, href: withoutSlug(code) }))),
    charges: { ...charges, charges: toColumns(charges.charges) },
  };
}

export function fromFile({ parts, shapes, codes, charges, ...rest }: KnowledgeFile): KnowledgeJson {
  const known = toRows(parts);
  return {
    ...rest,
    shapes: toRows<SentShape>(shapes).map((shape) => ({ ...shape, parts: shape.parts.map((place) => known[place]!) })),
    codes: toRows(codes).map((code) => ({ ...code, href: withSlug(code) })),
    charges: { ...charges, charges: toRows(charges.charges) },
  };
}

/** A pattern whose groups have no names, which only editors need; those without a name capture nothing. */
function withoutNames(pattern: string): string {
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
    fields.map((field) => [field, rows.map((row) => row[field] ?? null)]),
  ) as unknown as Columns<Row>;
}

function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const fields = Object.entries<readonly unknown[]>(columns as Record<string, readonly unknown[]>);
  return (fields[0]?.[1] ?? []).map(
    (_, index) => Object.fromEntries(fields.map(([field, values]) => [field, values[index]])) as Row,
  );
}
