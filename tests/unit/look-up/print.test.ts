/** What the look-up prints: marks of language, and answers to input that is long or hostile. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { answer, printAnswer, toKnowledge } from '#client/look-up/index.ts';
import { select, textOf } from '../../helpers/document.ts';
import { knowledgeJson, today } from '../../helpers/look-up.ts';

/** The region of the page with the answer to an input, after all frames. */
function print(input: string, knowledge = toKnowledge(knowledgeJson.en)): HTMLElement {
  const { document } = parseHTML('<main></main>');
  const frames: (() => void)[] = [];
  const requestAnimationFrame = (draw: () => void) => frames.push(draw);
  Object.assign(globalThis, { document, requestAnimationFrame });
  const region = document.querySelector('main')!;
  printAnswer(answer(input, knowledge, today), knowledge.words, region);
  for (const draw of frames) draw();
  return region;
}

test('a code that is not translated says so, in English that is marked, and no other does', () => {
  const code = (form: string) => ({
    ...{ forms: [form], href: `/hi/codes/cash#${form}`, meaning: 'नकद' },
    direction: 'out' as const,
  });
  const english = { ...code('OWD'), href: '/codes/cash#OWD', isEnglish: true };
  const codes = [code('EAW'), english];
  const places = { pages: [], everyday: '', sentences: [], codeWords: [], facts: [] };
  const knowledge = toKnowledge({ ...knowledgeJson.hi, codes, places });
  const linksOf = (input: string) => {
    const links = select(print(input, knowledge), 'li a');
    return links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), textOf(link).includes('(')]);
  };
  expect(linksOf('OWD')).toEqual([['/codes/cash#OWD', 'en', true]]);
  expect(linksOf('EAW')).toEqual([['/hi/codes/cash#EAW', null, false]]);
});

test.each([
  ['a row of signs', `x\n${' -'.repeat(32_000)}x`],
  ['a row of figures', `x\n${' 1.1'.repeat(25_000)}x`],
  ['rows of signs', ' -'.repeat(499).concat('x\n').repeat(100)],
  ['a line of a megabyte', 'UPI/DR/'.repeat(150_000)],
  ['a long question', `what is ${'the charge for my '.repeat(11_000)}?`],
  ['a statement of 10,000 rows', `01/04/2026 QQQ SOMEBODY${' 1.00 2.00'.repeat(20)}\n`.repeat(10_000)],
])('%s is answered within a second', (_, input) => {
  const start = process.threadCpuUsage();
  const region = print(input);
  const { user, system } = process.threadCpuUsage(start);
  expect(user + system).toBeLessThan(1_000_000);
  expect(textOf(region.querySelector('h2'))).not.toBe('');
});

test('the rows that are left out are counted, also those after the first 100,000 characters', () => {
  const region = print('QQQ 412345678901 SOMEBODY\n'.repeat(10_000));
  const rows = select(region, 'tbody tr').length;
  expect(rows).toBe(300);
  expect(textOf(region)).toContain(String(10_000 - rows));
});
