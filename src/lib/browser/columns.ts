/** Rows as columns. Each key occurs once and similar values are adjacent, which compresses better than rows. */
export type Columns<Row> = { readonly [Key in keyof Row]: readonly Row[Key][] };

/** @param rows at least one; all have the keys of the first */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries<unknown>(keys.map((key) => [key, rows.map((row) => row[key])])) as Columns<Row>;
}

export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries<readonly unknown[]>(columns);
  return (entries[0]?.[1] ?? []).map(
    (_, row) => Object.fromEntries(entries.map(([key, values]) => [key, values[row]])) as Row,
  );
}
