import { getTablePaths, toCsv, type TablePage } from '#data/tables.ts';

export const getStaticPaths = getTablePaths;

/** A table for download. */
export function GET({ props }: { props: { table: TablePage } }): Response {
  return new Response(toCsv(props.table), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
