import { describe, expect, test } from 'vitest';
import { shapeMatcher } from '#client/look-up/match-shapes.ts';
import { collapseSpaces, patternOf, patternTextOf, shape as shapeSchema, type Lines } from '#schemas/shape.ts';
import { templatePattern } from '#schemas/line-template.ts';
import { validate } from '#schemas/kit/validation.ts';
import { knowledgeJson, readContent, today } from '../helpers/look-up.ts';
import { makeLines } from '../helpers/make.ts';
import { banks, lineJudge, realLines, six } from '../helpers/real-lines.ts';
import sharedLines from './shapes.json' with { type: 'json' };

const shapes = banks.flatMap((bank) =>
  (readContent(`lines/${bank}`) as Lines).shapes.map((shape) => ({
    ...shape,
    bank,
    kinds: shape.parts.map(({ kind }) => kind),
    pattern: patternTextOf(shape),
    regex: patternOf(shape) ?? /$^/,
  })),
);

const { judgeLine } = lineJudge(knowledgeJson.en, today);
const known = realLines.filter(({ keptAside }) => !keptAside);
const keptAside = realLines.filter((real) => real.keptAside);

function shapesOf(line: string) {
  const text = collapseSpaces(line);
  return shapes.filter(({ regex }) => regex.test(text));
}

describe('the shape', () => {
  test('has an id of its own', () => {
    const ids = shapes.map(({ bank, id }) => `${bank}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    '^UPI/(?<payee>[A-Z](?: ?[A-Z]){3})$',
    '^UPI/(?<payee>[A-Z (+*)|?]+)(?:-[A-Z]+)?$',
    '^UPI/(?<payee>(?:[A-Z][A-Z]){1,9}|\\(A+\\))$',
  ])('may be %s', (pattern) => {
    const [right] = makeLines().shapes;
    expect(validate(shapeSchema, { ...right, pattern })).toEqual([]);
  });

  test.each([
    ['a pattern that does not compile', { pattern: '^UPI/(?<payee>[A-Z$' }, 'pattern'],
    ['a pattern without an end', { pattern: '^UPI/(?<payee>[A-Z]{1,20})' }, 'pattern'],
    ['a repetition in a repetition', { pattern: '^UPI/(?<payee>([A-Z0-9]+[ /-]?)+)$' }, 'pattern'],
    ['alternatives that are repeated', { pattern: '^UPI/(?<payee>(?:A|AA){2,20})$' }, 'pattern'],
    ['a repetition in a group of a repetition', { pattern: '^UPI/(?<payee>(?:(?:[A-Z] ?)-)*)$' }, 'pattern'],
    ['groups that are not parts', { pattern: '^UPI/(?<shop>[A-Z]{1,20})$' }, 'parts'],
    ['an example of another shape', { example: 'NEFT/SHOP' }, 'example'],
    ['a template beside a pattern', { template: 'UPI/{payee}' }, 'pattern'],
    ['neither', { pattern: undefined }, 'template'],
    ['a bracket that is not closed', { pattern: undefined, template: 'UPI/{payee}[/' }, 'template'],
    ['a template with a part that is not listed', { pattern: undefined, template: 'UPI/{payee}/{note}' }, 'parts'],
  ])('is refused with %s', (_, change, field) => {
    const [right] = makeLines().shapes;
    expect(validate(shapeSchema, right)).toEqual([]);
    expect(validate(shapeSchema, { ...right, ...change }).map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('a template', () => {
  const parts = [
    { name: 'reference', kind: 'reference', width: 12 },
    { name: 'payee', kind: 'party', width: null },
    { name: 'note', kind: 'text', width: null },
  ] as const;
  const fit = (template: string, line: string) =>
    Object.values(new RegExp(templatePattern(template, parts), 'u').exec(line)?.groups ?? {});

  test.each([
    ['fits its parts', 'UPI/631108264417/NANDA MART/RENT', ['631108264417', 'NANDA MART', 'RENT']],
    ['without what is in brackets', 'UPI/631108264417/NANDA MART', ['631108264417', 'NANDA MART', undefined]],
    ['where a line was broken', 'UPI/ 63110 8264417 /NANDA MART', ['63110 8264417', 'NANDA MART', undefined]],
    ['not with a digit missing', 'UPI/63110826441/NANDA MART', []],
    ['not with a further part', 'UPI/631108264417//NANDA MART', []],
    ['not with another beginning', 'UPX/631108264417/NANDA MART', []],
  ])('%s', (_, line, values) => {
    expect(fit('UPI/{reference}/{payee}[/{note}]', line)).toEqual(values);
  });

  test('reads its punctuation as it is', () => {
    expect(fit('A.B (1) {payee}', 'A.B (1) NANDA MART')).toEqual(['NANDA MART']);
    expect(fit('A.B (1) {payee}', 'AXB (1) NANDA MART')).toEqual([]);
  });
});

describe('real lines', () => {
  test('say where they are from', () => {
    const unnamed = realLines.filter(({ source }) => !/^(https:\/\/github\.com\/\S+$|public file \d+ \()/.test(source));
    expect(unnamed).toEqual([]);
  });

  test('are all recognised by a shape of their bank, in the right direction, nine of ten with the right channel', () => {
    for (const bank of banks) {
      const lines = known.filter((real) => real.bank === bank);
      const told = lines.map((real) => ({ real, own: shapesOf(real.line).filter((shape) => shape.bank === bank) }));
      const isRight = ({ direction }: (typeof shapes)[number], side: string | null) =>
        side === null || [side, 'either'].includes(direction);
      expect(told.filter(({ real, own }) => !own.some((shape) => isRight(shape, real.direction)))).toEqual([]);
      const right = told.filter(({ real, own }) => own.some(({ channel }) => channel === real.channel));
      expect(right.length, bank).toBeGreaterThanOrEqual(lines.length * 0.9);
    }
  });

  test('are found by the look-up in every shape whose pattern fits: in its letters, else in any', () => {
    const find = shapeMatcher(shapes.map((shape, bank) => ({ ...shape, bank, isShared: false })));
    const found = (line: string) => find(line).map(({ shape: { bank } }) => bank);
    const inAnyCase = shapes.map(({ pattern }) => new RegExp(pattern, 'iu'));
    const fitting = (line: string) => {
      const [exact, any] = [shapes.map(({ regex }) => regex), inAnyCase].map((patterns) =>
        patterns.flatMap((pattern, index) => (pattern.test(line) ? [index] : [])),
      );
      return exact!.length > 0 ? exact : any;
    };
    for (const { line } of realLines)
      for (const text of [collapseSpaces(line), collapseSpaces(line).toLowerCase()])
        expect(found(text), text).toEqual(fitting(text));
  });

  test('that were kept aside are read too: nine of ten of the banks with a page, three of four of the others', () => {
    const judged = keptAside.map((real) => ({ ...judgeLine(real), bank: real.bank }));
    const groups = [
      { lines: judged.filter(({ bank }) => six.includes(bank)), share: 0.9 },
      { lines: judged.filter(({ bank }) => !six.includes(bank)), share: 0.75 },
    ];
    for (const { lines, share } of groups) {
      expect(lines.length).toBeGreaterThanOrEqual(70);
      expect(
        lines.filter(({ isChannel, isOpposite }) => isChannel && !isOpposite).length / lines.length,
      ).toBeGreaterThanOrEqual(share);
      expect(lines.filter(({ isCalledAnothers }) => isCalledAnothers).length / lines.length).toBeLessThanOrEqual(0.02);
    }
  });

  test('never name another bank alone, whatever bank prints the line', () => {
    // As if the bank of the line were not known: what is left must not be sure.
    const wrong = known.filter((real) => judgeLine(real, { withoutOwn: true }).isCalledAnothers);
    expect(wrong.length / known.length).toBeLessThanOrEqual(0.02);
  });

  test.each(Object.entries(sharedLines))('%s names no bank, as several print it', (_, line) => {
    expect(shapesOf(line).filter(({ shared }) => !shared)).toEqual([]);
  });

  test('show every shape of another bank that is printed without a doubt', () => {
    const unseen = shapes.filter(
      ({ bank, doubt, regex }) =>
        !six.includes(bank) &&
        doubt === null &&
        !realLines.some((real) => real.bank === bank && regex.test(collapseSpaces(real.line))),
    );
    expect(unseen.map(({ bank, id }) => `${bank}/${id}`)).toEqual([]);
  });

  test('of UPI are not UPI lines once a digit of the reference is missing', () => {
    const near = realLines.flatMap(({ line, bank }) =>
      shapesOf(line)
        .filter((shape) => shape.channel === 'UPI' && shape.bank === bank)
        .flatMap(({ regex }) => {
          const text = collapseSpaces(line);
          const at = new RegExp(regex.source, 'du').exec(text)?.indices?.groups?.reference;
          return at ? [text.slice(0, at[1] - 1) + text.slice(at[1])] : [];
        }),
    );
    expect(near.length).toBeGreaterThan(50);
    expect(near.filter((line) => shapesOf(line).some(({ channel }) => channel === 'UPI'))).toEqual([]);
  });
});
