import { getCollection } from 'astro:content';
import { fillTokens } from '#client/tokens.ts';
import { plainText } from '#data/markdown/plain-text.ts';
import { translatedInto } from './store.ts';
import { languages, translatedPaths, wordsOf } from './languages.ts';

/** A look-up table with a page of its own; `href` is the English path. */
export type TablePage = ReturnType<typeof getTables>[number];

const entries = await getCollection('tables');

/** The translated tables, with words for {ownApp}, the app of the bank that the row names. */
export function getTables(language?: string) {
  const { ownApp } = wordsOf(language).lookUp;
  return translatedInto(language, entries).map(({ id, data }) =>
    fillTokens({ ...data, id, href: data.path }, { ownApp }),
  );
}

/** For `getStaticPaths`: the path of each table in each of its languages. */
export function getTablePaths() {
  return languages.flatMap((language) =>
    getTables(language).map((table) => ({
      params: { table: translatedPaths.pathIn(language, table.href).slice(1) },
      props: { table },
    })),
  );
}

/**
 * A table in a language; in English where it is not translated.
 * @throws when there is no such table
 */
export function getTable(id: string, language?: string): TablePage {
  const found = [...getTables(language), ...getTables()].find((table) => table.id === id);
  if (!found) throw new Error(`There is no content/tables/${id}.json.`);
  return found;
}

/** The table as CSV (RFC 4180) in UTF-8, which spreadsheets recognise by its byte order mark. */
export function toCsv({ table: { columns, rows } }: TablePage): string {
  const lines = [columns, ...rows.map((row) => row.map(plainText))];
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** An apostrophe keeps a spreadsheet from reading what begins with = + or - as a formula; handles keep their @. */
function toCell(text: string): string {
  const safe = /^[=+\-]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
