import { getTables, toCsv, type TablePage } from '#lib/content/tables.ts';

export function getStaticPaths() {
  return getTables().map((table) => ({ params: { table: table.href.slice(1) }, props: { table } }));
}

/** A table for download. */
export function GET({ props }: { props: { table: TablePage } }): Response {
  return new Response(toCsv(props.table), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
