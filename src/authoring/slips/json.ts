import type { Slip } from './slip.ts';

/** The conflict markers of Git, in JSON and front matter. */
export const mergeMarks: Slip = {
  find: /^(?:<{7}|={7}|>{7})(?= |$)/m,
  message: 'has the marks of two versions → keep one, and remove <<<<<<<, ======= and >>>>>>>',
  example: '«<<<<<<<» HEAD\n"stateCode": "MH",\n=======\n"stateCode": "MU",\n>>>>>>> main',
};

/** Slips where the JSON parser stops. If a pattern has a group, the slip is at the group. */
export const jsonSlips: readonly Slip[] = [
  {
    find: /(?<=(,)\s*)[}\]]/dy,
    message: 'has a comma after the last value → remove it',
    example: '"languages": ["Marathi", "Hindi"«,»\n],',
  },
  {
    find: /(?<=\d(,))\d/dy,
    message: 'has a comma in a number → write it without, like 3124458',
    example: '"order": 31«,»24,458,',
  },
  {
    find: /[“”„«»]/y,
    message: 'has curly quotes → write straight ones: "',
    example: '«“»stateCode”: "MH",',
  },
  {
    find: /['‘’]/y,
    message: 'has single quotes → write double ones: "',
    example: "«'»stateCode': 'MH',",
  },
  {
    find: /\u00A0/y,
    message: 'has a hard space → write a plain one',
    example: '"stateCode":«\u00A0»"MH",',
  },
  {
    find: /\/[/*]/y,
    message: 'has a comment → remove it',
    example: '"stateCode": "MH", «//» a note',
  },
  {
    find: /"?[^"\n]*\t/y,
    message: 'has a tab in a text → write a space',
    example: '"stateCode": «"M\t»H",',
  },
];

/** Errors of the JSON parser, by its codes. */
export const jsonErrors: readonly Slip<string>[] = [
  {
    find: 'CommaExpected',
    message: 'comma expected → write a comma behind the value before it',
    example: '"stateCode": "MH"\n«"languages"»: ["Marathi"],',
  },
  {
    find: 'InvalidEscapeCharacter',
    message: 'invalid escape character → write \\\\ where the character \\ is meant',
    example: '"stateCode": «"M\\H"»,',
  },
  {
    find: 'InvalidSymbol',
    message:
      'invalid symbol → write “ ” for quotes within a text, and everything else as a text, a number, true, false or null',
    example: '"stateCode": «MH»,',
  },
  {
    find: 'UnexpectedEndOfString',
    message: 'unexpected end of string → write the whole text on one line, with a " at its end',
    example: '"stateCode": «"MH»,\n',
  },
];
