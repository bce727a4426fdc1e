import { expect, test } from 'vitest';
import { parseHTML } from 'linkedom';
import { searchLines } from '#client/look-up/search-lines.ts';
import { knowledgeJson } from '../../helpers/look-up.ts';
import { attributesOf, select, textOf } from '../../helpers/document.ts';

test('a code that is not translated says so, in English that is marked, and no other does', () => {
  const { document } = parseHTML('<main></main>');
  Object.assign(globalThis, { document });
  const code = (form: string) => ({
    forms: [form],
    href: `/hi/codes/cash#${form}`,
    meaning: 'नकद',
    direction: 'out' as const,
  });
  const english = { ...code('OWD'), href: '/codes/cash#OWD', meaning: 'Cash', isEnglish: true };
  const search = searchLines({ ...knowledgeJson, codes: [code('EAW'), english] });
  const region = document.querySelector('main')!;
  const marksOf = (query: string) => {
    search(query, region);
    const marked = ['a[hreflang=en]', '[lang=en]'].flatMap((mark) => select(region, `li ${mark}`).map(textOf));
    return [...attributesOf(region, 'li a', 'href'), ...marked];
  };
  expect(marksOf('OWD')).toEqual(['/codes/cash#OWD', 'OWD (in English)', 'Cash']);
  expect(marksOf('EAW')).toEqual(['/hi/codes/cash#EAW']);
});

test.each([
  ['a row of signs', `x\n${' -'.repeat(32_000)}x`, 1],
  ['a row of figures', `x\n${' 1.1'.repeat(25_000)}x`, 1],
  ['rows of signs', ' -'.repeat(499).concat('x\n').repeat(100), 20],
  ['a line of a megabyte', 'UPI/DR/'.repeat(150_000), 1],
  ['a long question', `what is ${'the charge for my '.repeat(11_000)}?`, 1],
  ['a statement of 10,000 rows', `01/04/2026 QQQ SOMEBODY${' 1.00 2.00'.repeat(20)}\n`.repeat(10_000), 20],
])('%s is answered within a second', (_, text, answers) => {
  const { document } = parseHTML('<main></main>');
  Object.assign(globalThis, { document });
  const search = searchLines(knowledgeJson);
  const region = document.querySelector('main')!;
  const start = process.threadCpuUsage();
  search(text, region);
  const { user, system } = process.threadCpuUsage(start);
  expect(user + system).toBeLessThan(1_000_000);
  expect(select(region, 'article')).toHaveLength(answers);
});

test('the rows that are left out are counted, also those after the first 100,000 characters', () => {
  const { document } = parseHTML('<main></main>');
  Object.assign(globalThis, { document });
  const region = document.querySelector('main')!;
  searchLines(knowledgeJson)('QQQ 412345678901 SOMEBODY\n'.repeat(10_000), region);
  expect(textOf(region)).toContain('9980');
});
