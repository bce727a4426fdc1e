import type { Slip } from './slip.ts';

const otherIndent = 'has more or fewer spaces before it than the fields beside it → write as many';

/** Errors of the YAML parser, by its codes. */
export const yamlErrors: readonly Slip<string>[] = [
  {
    find: 'TAB_AS_INDENT',
    message: 'has a tab at the beginning of a line → write spaces',
    example: 'related:\n«\t»- gst',
  },
  { find: 'BAD_INDENT', message: otherIndent, example: '«  » draft: true' },
  {
    find: 'DUPLICATE_KEY',
    message: 'the field occurs twice → keep one of them',
    example: 'draft: true\n«draft»: true',
  },
];

/** Slips in front matter that the parser cannot read. */
export const yamlSlips: readonly Slip[] = [
  {
    find: /(?<=^\w+: .+\n) +\w+: /m,
    message: otherIndent,
    example: 'draft: true\n« featured: »true',
  },
  {
    find: /^ *-[^\s-]/m,
    message: 'has a - without a space behind it → write one',
    example: 'related:\n«  -t»itle: A title\n    url: gst',
  },
  {
    find: /^[a-z]+:[^\s/]/im,
    message: 'has a : without a space behind it → write one',
    example: '«draft:t»rue',
  },
  {
    find: /^ *[–—•]\s/m,
    message: 'begins an entry of a list with a dash or a dot → write - and a space',
    example: 'related:\n«  – »title: A title\n    url: gst',
  },
  {
    find: /^[^\s#"'-][^:\n]*$/m,
    message: 'continues the text above → write the whole text on one line',
    example: '«and more»',
  },
];

/** A second front matter below the first. */
export const repeatedFields: Slip = {
  find: /^\s*---[ \t]*\n(?=\w+:)/,
  message: 'has its fields twice → keep one of the two, with a line --- above it and one below',
  example: '---\ntitle: A title\n---\n«\n---\n»title: A title\n---\n\nA paragraph.',
};

/** Reasons why no front matter is found. */
export const frontMatterSlips: readonly Slip[] = [
  {
    find: /^---[ \t]*\n/,
    message: 'has no line --- below its fields → write one',
    example: '«---\n»title: A title\n\nA paragraph.',
  },
  {
    find: /^\s+---[ \t]*\n/,
    message: 'begins with an empty line → remove it, so that the first line is ---',
    example: '«\n---\n»title: A title\n---\n\nA paragraph.',
  },
  {
    find: /^```/,
    message: 'begins with ``` → remove this line, and the last one',
    example: '«```»\n---\ntitle: A title\n---\n```',
  },
  {
    find: /^/,
    message: 'has no front matter → begin the file with a line ---, the fields, and a line ---',
    example: '«»A paragraph.',
  },
];
