/** Each row of src/authoring/slips finds what its example marks, there and nowhere else, and leaves alone what only looks like it. */
import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import type { Slip } from '#authoring/slips/slip.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, makeContent, toMdx } from '../helpers/content-site.ts';
import { article, articleBody, editFile, inTurn, readEdited, state, writeFile, type Edit } from '../helpers/edits.ts';

const hindi = 'content/blog/gst.hi.mdx';

type Write = (text: string) => Edit;
const writeJson: Write = (text) => editFile(state, '  "stateCode": "MH",', text);
const writeField: Write = (text) => editFile(article, 'category:', `${text}\ncategory:`);
const writeArticle: Write = (text) => writeFile(article, text);
const writeEnglish: Write = (text) => articleBody(text);
const writeAddress: Write = (text) => articleBody(`See [a page of theirs](${text}).`);
const writeBody: Write = (text) =>
  inTurn(writeFile('content/blog/gst/a.png', ''), articleBody(`Words.\n\n${text}\n\nMore words.`));
const writeHindi: Write = (text) =>
  inTurn(
    writeFile('content/words/hi.json', interfaceWords),
    writeFile(hindi, toMdx({ title: 'क', translates: {} }, text)),
  );

/** Where the examples of a list are written, if not in the body of the article: the file, and the edit that puts a text there. */
const places: Readonly<Record<string, [file: string, write: Write]>> = {
  mergeMarks: [state, writeJson],
  jsonSlips: [state, writeJson],
  jsonErrors: [state, writeJson],
  yamlErrors: [article, writeField],
  yamlSlips: [article, writeField],
  repeatedFields: [article, writeArticle],
  frontMatterSlips: [article, writeArticle],
  addressSlips: [article, writeAddress],
  sumSlips: [article, writeEnglish],
  markSlips: [article, writeEnglish],
  wordSlips: [article, writeEnglish],
  otherScriptSlips: [hindi, writeHindi],
};

const modules = import.meta.glob<object>('../../src/authoring/slips/*.ts', { eager: true });
const slips = Object.values(modules)
  .flatMap((module) =>
    Object.entries(module).flatMap(([list, rows]: [string, unknown]) =>
      [rows]
        .flat()
        .filter((row): row is Slip | Slip<string> => typeof row === 'object' && row !== null && 'find' in row)
        .map((slip) => ({ ...slip, list })),
    ),
  )
  // Those are tried in tests/content/check-command.test.ts, where the linter runs.
  .filter(({ list }) => list !== 'linterSlips');

type Row = (typeof slips)[number];

const placeOf = ({ list }: Row) => places[list] ?? ([article, writeBody] as const);

/** The lines of the report that have the remedy of a slip, after an edit. */
function told(slip: Row, text: string): string[] {
  const [, write] = placeOf(slip);
  const { folder, content, report } = readEdited(write(text));
  const isStyle = [writeEnglish, writeHindi].includes(write);
  const remedy = slip.message.slice(slip.message.indexOf(' → ')).replace(/\{\w+\}.*/, '');
  const lines = (isStyle ? formatErrors(proofread(folder, content)) : report).split('\n');
  return lines.filter((line) => line.includes(remedy));
}

/** The pieces that an example marks, with their places in the file. */
function markedIn(slip: Row) {
  const [file, write] = placeOf(slip);
  const files = makeContent();
  write(slip.example)(files);
  const [first = '', ...pieces] = String(files.get(file)).split('«');
  let before = first;
  return pieces.map((piece) => {
    const [found = '', after = ''] = piece.split('»');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    before += found + after;
    return { file, line, column, found };
  });
}

test.each(slips.map((slip) => [slip.example.replaceAll('\n', '↵'), slip] as const))('%s', (_, slip) => {
  const marked = markedIn(slip);
  const isSyntax = [writeJson, writeField, writeArticle].includes(placeOf(slip)[1]);
  expect(marked.length).toBeGreaterThan(0);
  const expected = marked.map(({ file, line, column, found }) => {
    const words = RegExp.escape(slip.message)
      .replace(RegExp.escape('{found}'), () => RegExp.escape(JSON.stringify(found.replace(/\s+/, ' '))))
      .replace(RegExp.escape('{name}'), () => RegExp.escape(/\w+/.exec(found)?.[0] ?? ''))
      .replace(RegExp.escape('{meant}'), '')
      .replace(/\\\{\w+\\\}/, '.*');
    return expect.stringMatching(
      new RegExp(`^${RegExp.escape(file)}:${line}${isSyntax ? `:${column}` : '[^ ]*'}: .*${words}$`),
    ) as string;
  });
  const lines = told(slip, slip.example.replaceAll(/[«»]/g, ''));
  expect(lines).toHaveLength(expected.length);
  expect(lines).toEqual(expect.arrayContaining(expected));
  if (slip.right !== undefined) expect(told(slip, slip.right)).toEqual([]);
});
