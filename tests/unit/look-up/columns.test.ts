/** The data of the look-up on its way to the browser. */
import { expect, test } from 'vitest';
import type { KnowledgeJson } from '#client/look-up/index.ts';
import { shapeMatcher } from '#client/look-up/match-shapes.ts';
import { gathered, send } from '../../helpers/look-up.ts';
import { realLines } from '../../helpers/real-lines.ts';

const knowledgeJson = gathered.en;

test('the shapes that arrive find the same parts in every real line', () => {
  const found = [knowledgeJson, send(knowledgeJson)].map(({ lines }) => {
    const match = shapeMatcher(lines.shapes);
    return realLines.map(({ line }) => match(line).map(({ pieces }) => pieces));
  });
  expect(found[1]).toEqual(found[0]);
});

test('only groups with a name are parts; brackets that are printed stay', () => {
  const { lines } = knowledgeJson;
  const [shape] = lines.shapes;
  const kinds = ['party' as const];
  const pattern = String.raw`^(TO|BY) \((?<name>[(A-Z]+)\)$`;
  const sent = send({ ...knowledgeJson, lines: { ...lines, shapes: [{ ...shape!, kinds, pattern }] } });
  expect(shapeMatcher(sent.lines.shapes)('TO ((NWD)')[0]?.pieces).toEqual([{ kind: 'party', value: '(NWD' }]);
});

test.each(['en', 'hi'] as const)('everything else arrives as it was: %s', (language) => {
  const withoutShapes = ({ lines, ...rest }: Required<KnowledgeJson>) => ({ ...rest, lines: { ...lines, shapes: [] } });
  expect(withoutShapes(send(gathered[language]))).toEqual(withoutShapes(gathered[language]));
});
