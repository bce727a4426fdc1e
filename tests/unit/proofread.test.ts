import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import { formatErrors } from '#lib/errors.ts';
import {
  article,
  articleBody,
  editFile,
  inTurn,
  readEdited,
  state,
  type Edit,
  type EditorErrors,
  withLineNumbers,
  writeFile,
} from '../helpers/edits.ts';

const picture = 'content/blog/gst.png';
const show = (url: string) => articleBody(`![a table](${url})`);

const marks: EditorErrors = {
  'a percentage with a space in a text': [
    articleBody('One line.\n\nTax of 10 % is due.'),
    `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  ],
  'bold with spaces inside its stars': [
    articleBody('A ** bold ** word.'),
    `${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**
${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**`,
  ],
  'a straight quote in JSON': [
    editFile(state, '"Hindi"', '"the bank\'s"'),
    `${state}:«bank's»: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  ],
  'a percentage with a space in the copy of a page': [
    editFile('content/features.json', '"lead": "', '"lead": "What the app saves: 10 % and more. '),
    'content/features.json:«10 %»: "10 %" is not how this site writes it → write 10%, closed up',
  ],
  'a picture over 300 KB': [
    inTurn(writeFile(picture, 'x'.repeat(300_001)), show('./gst.png')),
    `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,400 pixels of width are enough`,
  ],
};

/** What is not marked, though it looks like it. */
const unmarked: Record<string, Edit['edit']> = {
  'the smallest content': () => {},
  'straight quotes and signs in code': articleBody('The note `10 % "x"` is copied. A fee of 10% isn’t.'),
  'a picture with a space in its name': inTurn(writeFile('content/blog/gst rates.png', ''), show('./gst%20rates.png')),
  'a picture of 300 KB': inTurn(writeFile(picture, 'x'.repeat(300_000)), show('./gst.png')),
};

/** What a proofreader marks in the smallest content after an edit. */
function mark(edit: Edit['edit']) {
  const { files, folder, content } = readEdited(edit);
  return { files, report: formatErrors(proofread(folder, content)) };
}

test.each(Object.entries(marks))('marks %s', (_, [edit, words]) => {
  const { report, files } = mark(edit);
  expect(report).toBe(withLineNumbers(words, files));
});

test.each(Object.entries(unmarked))('does not mark %s', (_, edit) => {
  expect(mark(edit).report).toBe('');
});
