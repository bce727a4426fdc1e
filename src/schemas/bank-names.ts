import { z } from 'astro/zod';
import { jsonFile, listOf, literal, shaped, slugPattern, text } from '#schemas/kit/fields.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';
import { asIssues, type FieldError } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';

const names = z.strictObject({
  id: shaped('the name of its files in content/bank-help, content/banks and content/lines, like hdfc', slugPattern),
  name: optionallyTranslated(text('the full name of the bank or app', { max: 60 })),
  shortName: optionallyTranslated(text('the name people use, where it is another', { max: 24 })).optional(),
  aliases: listOf('other names that people type, like “state bank”', literal('a name', { max: 40 }), {
    max: 8,
  }).optional(),
});

type Names = z.infer<typeof names>;

/** content/bank-names.json: the names of banks and apps, in the order of all lists. */
export const bankNamesSchema = jsonFile({
  names: listOf('the banks and apps, in the order of lists', names, { max: 80 }).superRefine(asIssues(findTwins)),
});

/** Ids and names that another bank has too, whatever their case. */
function findTwins(banks: readonly Names[]): FieldError[] {
  return (['id', 'name', 'shortName'] as const).flatMap((field) => {
    const known = new Set<string>();
    return banks.flatMap((bank, index) => {
      const name = bank[field] ?? '';
      const isTwin = name !== '' && known.has(name.toLowerCase());
      known.add(name.toLowerCase());
      const message = `${quoted(name)} is in an earlier row already → write another, or keep one of the two rows`;
      return isTwin ? [{ path: [index, field], message }] : [];
    });
  });
}
