import { languages, translatedPaths } from '#lib/content/languages.ts';
import { getTables, toCsv, type TablePage } from '#lib/content/tables.ts';

export function getStaticPaths() {
  return languages.flatMap((language) =>
    getTables(language).map((table) => ({
      params: { table: translatedPaths.pathIn(language, table.href).slice(1) },
      props: { table },
    })),
  );
}

/** A table for download. */
export function GET({ props }: { props: { table: TablePage } }): Response {
  return new Response(toCsv(props.table), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
