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
