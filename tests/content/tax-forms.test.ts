import { expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { mainText, reader, readTexts } from '../helpers/content-texts.ts';
import successors from './tax-forms.json' with { type: 'json' };

/**
 * Each form or section of the Income-tax Act, 1961, that a text names without naming its successor for income from 1 April 2026.
 * Source: Income Tax Department, Navigator of forms (June 2026) and section 393 of the Act of 2025.
 */
function outdatedIn(text: string): string[] {
  const names = (number: string) =>
    new RegExp(String.raw`(?:\bForms? (?:No\. )?(?:\w+ and )?|\b[Ss]ection |TDS-|धारा )${number}(?![\w-])`);
  return successors.flatMap(({ old, now }) =>
    names(old).test(text) && !new RegExp(String.raw`\b${now}\b`).test(text) ? old : [],
  );
}

test('an entry that names a tax form of the old Act names the one in force too', () => {
  const english = collectionNames
    .flatMap((name) => readTexts(name))
    .map((entry) => ({ file: entry.file, text: mainText(entry) }));
  const translated = reader.content().translations.map(({ file, source }) => ({ file, text: source }));
  const texts = [...english, ...translated];
  expect(texts.filter(({ text }) => /\bForm (?:No\. )?(?:131|168)\b/.test(text)).length).toBeGreaterThan(3);
  expect(texts.flatMap(({ file, text }) => outdatedIn(text).map((form) => `${file}: ${form}`))).toEqual([]);
});

test('an old form on its own is found, one beside its successor is not', () => {
  expect(outdatedIn('Look for it in Form 26AS, and ask for Form 16A.')).toEqual(['26AS', '16A']);
  expect(outdatedIn('Up to March 2026 it was in Form 26AS; now it is in Form 168.')).toEqual([]);
  expect(outdatedIn('Give Forms 15G and 15H.')).toEqual(['15G', '15H']);
  expect(outdatedIn('On 16 April the form 16 days ago, in 26 lines.')).toEqual([]);
  expect(outdatedIn('Form 168 holds it, Form 131 certifies it, Form 160 does neither.')).toEqual([]);
});
