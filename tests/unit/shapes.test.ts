import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collapseSpaces, patternOf, shape as shapeSchema, type Shape } from '#schemas/shape.ts';
import { validate } from '#schemas/validation.ts';
import { makeLines } from '../helpers/make.ts';

/** A line that a public file keeps. Nobody here made it up; names and numbers of people are replaced. */
interface RealLine {
  line: string;
  channel: Shape['channel'];
  direction: 'in' | 'out' | null;
  source: string;
  changed: string;
}

const banks = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'bob'] as const;
const shapes = banks.flatMap((bank) =>
  (readJson(`../../content/lines/${bank}.json`) as { shapes: Shape[] }).shapes.map((shape) => ({
    ...shape,
    bank,
    regex: patternOf(shape) ?? /$^/,
  })),
);
const realLines = banks.flatMap((bank) =>
  (readJson(`../lines/${bank}.json`) as RealLine[]).map((real) => ({ ...real, bank })),
);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

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
    ['a pattern that does not compile', { pattern: '^UPI/(?<payee>[A-Z$' }, 'pattern'],
    ['a pattern without an end', { pattern: '^UPI/(?<payee>[A-Z]{1,20})' }, 'pattern'],
    ['groups that are not parts', { pattern: '^UPI/(?<shop>[A-Z]{1,20})$' }, 'parts'],
    ['an example of another shape', { example: 'NEFT/SHOP' }, 'example'],
  ])('is refused with %s', (_, change, field) => {
    const [right] = makeLines().shapes;
    expect(validate(shapeSchema, right)).toEqual([]);
    expect(validate(shapeSchema, { ...right, ...change }).map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('real lines', () => {
  test('are many, of every bank, and say where they are from', () => {
    expect(realLines.length).toBeGreaterThanOrEqual(90);
    for (const bank of banks) expect(realLines.filter((real) => real.bank === bank).length).toBeGreaterThanOrEqual(12);
    const unnamed = realLines.filter(({ source }) => !/^(https:\/\/github\.com\/\S+$|public file \d+ \()/.test(source));
    expect(unnamed).toEqual([]);
  });

  test('are recognised by a shape of their bank, nine of ten with the right channel', () => {
    const table = banks.map((bank) => {
      const lines = realLines.filter((real) => real.bank === bank);
      const told = lines.map((real) => ({ real, own: shapesOf(real.line).filter((shape) => shape.bank === bank) }));
      return {
        bank,
        lines: lines.length,
        told: told.filter(({ own }) => own.length > 0).length,
        channel: told.filter(({ real, own }) => own.some(({ channel }) => channel === real.channel)).length,
      };
    });
    for (const { lines, told, channel } of table) {
      expect(told).toBe(lines);
      expect(channel / lines).toBeGreaterThanOrEqual(0.9);
    }
  });

  test('never fit the shapes of other banks alone, nor the wrong direction alone', () => {
    const wrong = realLines.filter(({ line, bank, direction }) => {
      const all = shapesOf(line);
      const own = all.filter((shape) => shape.bank === bank);
      const fits = own.some((shape) => direction === null || [direction, 'either'].includes(shape.direction));
      return (all.length > 0 && own.length === 0) || (own.length > 0 && !fits);
    });
    expect(wrong).toEqual([]);
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
