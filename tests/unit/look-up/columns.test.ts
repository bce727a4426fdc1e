/** The data of the look-up on its way to the browser. */
import { expect, test } from 'vitest';
import { fromFile, toFile } from '#client/look-up/columns.ts';
import type { KnowledgeJson } from '#client/look-up/knowledge.ts';
import { shapeMatcher } from '#client/look-up/match-shapes.ts';
import { knowledgeJson } from '../../helpers/look-up.ts';
import { realLines } from '../../helpers/real-lines.ts';

const send = (json: KnowledgeJson) => fromFile(JSON.parse(JSON.stringify(toFile(json))) as ReturnType<typeof toFile>);

test('the shapes that arrive find the same parts in every real line', () => {
  const found = [knowledgeJson, send(knowledgeJson)].map(({ shapes }) => {
    const match = shapeMatcher(shapes);
    return realLines.map(({ line }) => match(line).map(({ pieces }) => pieces));
  });
  expect(found[1]).toEqual(found[0]);
});

test('only groups with a name are parts; brackets that are printed stay', () => {
  const [shape] = knowledgeJson.shapes;
  const parts = [{ kind: 'party' as const, label: 'name' }];
  const pattern = String.raw`^(TO|BY) \((?<name>[(A-Z]+)\)$`;
  const { shapes } = send({ ...knowledgeJson, shapes: [{ ...shape!, parts, pattern }] });
  expect(shapeMatcher(shapes)('TO ((NWD)')[0]?.pieces).toEqual([{ ...parts[0], value: '(NWD' }]);
});

test('a code keeps its URL, whether its slug follows from its form or not', () => {
  const code = { meaning: '', direction: 'out' as const };
  const codes = [
    { ...code, forms: ['ACH D-', 'ACH D'], href: '/codes/mandates/ach-d' },
    { ...code, forms: ['FT -'], href: '/codes/transfers#ft-hdfc' },
    { ...code, forms: ['UPI/CR'], href: '/codes/upi#upi-cr' },
  ];
  expect(send({ ...knowledgeJson, codes }).codes.map(({ href }) => href)).toEqual(codes.map(({ href }) => href));
});
