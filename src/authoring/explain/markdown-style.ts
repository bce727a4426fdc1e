import { lint } from 'markdownlint/sync';
import type { Configuration, LintError } from 'markdownlint';
import type { Mistake } from '#lib/build/content-error.ts';
import settings from '../../../.config/markdownlint.json' with { type: 'json' };
import { placeIn, type Text } from './texts.ts';

/** What the rules of .config/markdownlint.json say to an editor; see https://github.com/DavidAnson/markdownlint. */
export const wordsOfRules: Readonly<Record<string, string>> = {
  MD001: 'a heading skips a step → begin with ##, put ### below ##, and #### below ###',
  MD003: 'a heading is underlined → write ## before it',
  MD005: 'an item of the list begins at another column than its neighbours → begin them at the same column',
  MD010: 'there is a tab → put spaces in its place',
  MD011: 'the signs of a link stand the wrong way round → write [words](/address)',
  MD018: 'there is no space between # and the heading → write a space',
  MD019: 'there is more than one space between # and the heading → write one space',
  MD022: 'a heading touches the text around it → leave an empty line before and after it',
  MD023: 'a heading does not begin at the start of the line → take out the spaces before it',
  MD024: 'the heading stands in this text already → write another, so that each can be linked to',
  MD025: 'a heading has one #, which is the title of the page → write ##',
  MD026: 'a heading ends with a punctuation mark → take it out',
  MD029: 'the numbers of the list are out of order → count 1, 2, 3',
  MD031: 'a block of code touches the text around it → leave an empty line before and after it',
  MD032: 'a list touches the text around it → leave an empty line before and after it',
  MD034: 'an address stands bare → write [words](address), or put it between backticks',
  MD036: 'a line in bold or italics stands in place of a heading → write ## before it, without the stars',
  MD037: 'there is a space between the stars and the words they mark → take it out',
  MD038: 'there is a space between the backticks and the code they mark → take it out',
  MD039: 'there is a space between the brackets and the words of a link → take it out',
  MD042: 'a link leads nowhere → write its address between the round brackets',
  MD045: 'a picture is not described → write what it shows: ![a statement with two columns](./statement.png)',
  MD052: 'a link names an address that is not given below → write [words](/address)',
  MD053: 'an address is given below and no link names it → take it out',
  MD055: 'a row of the table does not begin and end like the others → begin and end each row with |',
  MD056: 'a row of the table has more or fewer cells than its heading → write one cell a column',
  MD058: 'a table touches the text around it → leave an empty line before and after it',
  MD059: 'the words of a link do not say where it leads → name what is there',
};

/** Where Markdown is not written as .config/markdownlint.json asks. */
export function findStyleMistakes(texts: readonly Text[]): Mistake[] {
  const markdown = texts.filter(({ tree }) => tree !== undefined);
  const strings = Object.fromEntries(markdown.map(({ source }, index) => [String(index), withoutNotes(source)]));
  const found = lint({ strings, config: settings as Configuration });
  return markdown.flatMap((text, index) => (found[String(index)] ?? []).map((error) => toMistake(text, error)));
}

/** The text with blanks in place of the notes of MDX, whose stars are no Markdown. */
function withoutNotes(source: string): string {
  return source.replaceAll(/\{\/\*.*?\*\/\}/gs, (note) => note.replaceAll(/[^\n]/g, ' '));
}

function toMistake(text: Text, { ruleNames, ruleDescription, lineNumber }: LintError): Mistake {
  const [rule = ''] = ruleNames;
  return { ...placeIn(text, lineNumber), message: wordsOfRules[rule] ?? ruleDescription };
}
