/** Each row of src/authoring/slips finds what its example marks, there and nowhere else, and leaves alone what only looks like it. */
import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import type { Inside, Slip } from '#authoring/slips/slip.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, makeContent, toMdx } from '../helpers/content-site.ts';
import { article, articleBody, editFile, inTurn, readEdited, state, writeFile, type Edit } from '../helpers/edits.ts';

const slips = Object.values(import.meta.glob<object>('../../src/authoring/slips/*.ts', { eager: true }))
  .flatMap((module) => Object.values(module) as unknown[])
  .flat()
  .filter((row): row is Row => typeof row === 'object' && row !== null && 'find' in row)
  // Those are tried in tests/content/check-command.test.ts, where the linter runs.
  .filter(({ inside }) => (inside as Inside) !== 'Markdown');

type Row = (Slip | Slip<string>) & { inside: keyof typeof places };

const hindi = 'content/blog/gst.hi.mdx';
const inBody = (text: string) =>
  inTurn(writeFile('content/blog/gst/a.png', ''), articleBody(`Words.\n\n${text}\n\nMore words.`));

/** Where an example is written: the file, and the edit that puts the text there. */
const places: Record<Exclude<Inside, 'Markdown'>, [file: string, write: (text: string) => Edit]> = {
  JSON: [state, (text) => editFile(state, '  "stateCode": "MH",', text)],
  'front matter': [article, (text) => editFile(article, 'category:', `${text}\ncategory:`)],
  'the beginning of a text': [article, (text) => writeFile(article, text)],
  MDX: [article, inBody],
  'a tag': [article, inBody],
  HTML: [article, inBody],
  'a block': [article, inBody],
  'struck words': [article, inBody],
  'a paragraph': [article, inBody],
  text: [article, inBody],
  'an alternative text': [article, inBody],
  'the words of a link': [article, inBody],
  'an address': [article, (text) => articleBody(`See [a page of theirs](${text}).`)],
  English: [article, (text) => articleBody(text)],
  'another script': [
    hindi,
    (text) =>
      inTurn(
        writeFile('content/words/hi.json', interfaceWords),
        writeFile(hindi, toMdx({ title: 'क', translates: {} }, text)),
      ),
  ],
};

/** The lines of the report that have the remedy of a slip, after an edit. */
function told({ inside, message }: Row, text: string): string[] {
  const { folder, content, report } = readEdited(places[inside][1](text));
  const isStyle = inside === 'English' || inside === 'another script';
  const remedy = message.slice(message.indexOf(' → ')).replace(/\{\w+\}.*/, '');
  const lines = (isStyle ? formatErrors(proofread(folder, content)) : report).split('\n');
  return lines.filter((line) => line.includes(remedy));
}

/** The pieces that an example marks, with their places in the file. */
function markedIn({ inside, example }: Row) {
  const [file, write] = places[inside];
  const files = makeContent();
  write(example)(files);
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
  const isSyntax = ['JSON', 'front matter', 'the beginning of a text'].includes(slip.inside);
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
