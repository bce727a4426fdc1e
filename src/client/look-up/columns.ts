/** The knowledge of the look-up as it is sent: rows as one list for each field, which compress by a sixteenth more. */
import type { KnownCharge } from './find-charges.ts';
import type { KnowledgeJson, KnownCode, KnownShape } from './knowledge.ts';

type Columns<Row> = Readonly<Partial<Record<keyof Row, readonly unknown[]>>>;

export interface KnowledgeFile extends Omit<KnowledgeJson, 'shapes' | 'codes' | 'charges'> {
  shapes: Columns<KnownShape>;
  codes: Columns<KnownCode>;
  charges: Omit<KnowledgeJson['charges'], 'charges'> & { charges: Columns<KnownCharge> };
}

export function toFile({ shapes, codes, charges, ...rest }: KnowledgeJson): KnowledgeFile {
  return {
    ...rest,
    shapes: toColumns(shapes),
    codes: toColumns(codes),
    charges: { ...charges, charges: toColumns(charges.charges) },
  };
}

export function fromFile({ shapes, codes, charges, ...rest }: KnowledgeFile): KnowledgeJson {
  return {
    ...rest,
    shapes: toRows(shapes),
    codes: toRows(codes),
    charges: { ...charges, charges: toRows(charges.charges) },
  };
}

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
