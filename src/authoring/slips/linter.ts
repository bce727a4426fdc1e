/** The active rules of markdownlint in our words. {expected}, {actual} and {context} are from its message. */
import type { Slip } from './slip.ts';

export const linterSlips: readonly Slip<string>[] = [
  {
    find: 'MD001',
    message: 'begins with {actual} below a heading with fewer # → write {expected}',
    example: '## One\n\n«#### »Two\n\nWords.',
  },
  {
    find: 'MD003',
    message: 'is made a heading by the line of --- or === below it → write ## before it, or an empty line below it',
    example: '«Words» of a sentence\n---',
  },
  {
    find: 'MD005',
    message: 'begins further left or right than the entry beside it → write as many spaces before its -',
    example: '- One\n  - Two\n«   - »Three',
  },
  {
    find: 'MD011',
    message: 'has ( ) around the words and [ ] around the address → write [words](address)',
    example: '«(words)[»https://rbi.org.in]',
  },
  {
    find: 'MD018',
    message: 'has no space behind the # → write one',
    example: '«#One»',
  },
  {
    find: 'MD024',
    message: 'the heading “{context}” is there twice → write another, so that links know which is meant',
    example: '## One\n\nWords.\n\n«## One»\n\nWords.',
  },
  {
    find: 'MD025',
    message: 'begins with one # → write ##: the one heading above it is the title of the page',
    example: '«# One»\n\nWords.\n\n# Two\n\nWords.',
  },
  {
    find: 'MD029',
    message: 'is read as entry {actual} of a numbered list → write {expected}, or {actual}\\. where no list is meant',
    example: '«2025. »was a good year.',
  },
  {
    find: 'MD032',
    message: 'the list has no empty line above or below it → write one',
    example: 'Words:\n«- »One',
  },
  {
    find: 'MD034',
    message: 'prints the address {context} → write [words](address)',
    example: 'See «https://rbi.org.in/a» for more.',
  },
  {
    find: 'MD036',
    message: 'is a line in bold or italics → write ## before the words of a heading, without stars',
    example: '«**One**»\n\nWords.',
  },
  {
    find: 'MD045',
    message: 'the picture has no words for people who cannot see it → write between [ and ] what it shows',
    example: '«![](./gst/a.png)»',
  },
  {
    find: 'MD056',
    message:
      'the row has {actual} cells, and the headings are {expected} → write as many, and \\| where the sign | itself is meant',
    example: '| a | b |\n| --- | --- |\n| 1 | 2 «| 3 |»',
  },
];
