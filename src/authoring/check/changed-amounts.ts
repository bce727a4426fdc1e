import { fieldOf, fieldsIn, listIn } from '#authoring/read/syntax.ts';
import type { ContentFile } from '#authoring/read/content-file.ts';
import type { Content, Entry } from '#authoring/read/types.ts';
import { withGst } from '#client/gst.ts';
import { formatSum } from '#client/format.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { LastCommit } from './last-commit.ts';

/** For each amount of content/charges that has changed since the last commit, the lines about the bank that contain the old one. */
export function findOldAmounts(content: Content, last: LastCommit): ValidationError[] {
  return (content.collections.get('charges') ?? [])
    .filter(({ file }) => last.changed.has(file))
    .flatMap((page) => {
      const [before, now] = [amountsIn(fieldsIn(page.file, last.textOf(page.file))), amountsIn(page.fields)];
      const old = before.filter(
        ({ bank, amount }) => !now.some((known) => known.bank === bank && known.amount === amount),
      );
      return old.flatMap(({ bank, amount, gst }) => {
        const sums = [...new Set([amount, gst ? withGst(amount) : amount])].map(formatSum);
        const places = findPlaces(content, page, bank, sums);
        const { index = 0 } = now.find((known) => known.bank === bank) ?? {};
        const message = `the charge of ${bank} was ${sums.join(' or ')} at the last commit → see whether these lines are still right: ${places.join(', ')}`;
        return places.length > 0 ? [{ ...page.locate(['charges', index]), message }] : [];
      });
    });
}

function amountsIn(fields: unknown) {
  return listIn(fields, 'charges').flatMap((charge, index) => {
    const [bank, amount, until] = ['bank', 'amount', 'until'].map((name) => fieldOf(charge, name));
    const isPresent = typeof bank === 'string' && typeof amount === 'number' && amount > 0 && !until;
    return isPresent ? [{ bank, amount, gst: fieldOf(charge, 'gst') === true, index }] : [];
  });
}

/** Lines with one of the sums: in the page itself, in files of the bank, or beside the name of the bank. */
function findPlaces(content: Content, page: Entry, bank: string, sums: readonly string[]): string[] {
  const { entries, singletons, translations } = content;
  const sum = new RegExp(`(?<![\\d,.])(?:${sums.map(RegExp.escape).join('|')})(?![\\d,]*\\d|\\.\\d)`);
  const named = [...singletons.values(), ...translations]
    .filter(({ file }) => file.startsWith('content/bank-names.'))
    .flatMap(({ fields }) => listIn(fields, 'names').filter((row) => fieldOf(row, 'id') === bank))
    .flatMap((row) => [fieldOf(row, 'name'), fieldOf(row, 'shortName')])
    .filter((name) => typeof name === 'string');
  const isOwn = ({ file }: ContentFile) =>
    file.replace(/(?:\.\w+)+$/, '') === page.file.replace('.mdx', '') || file.split('/').at(-1)!.startsWith(`${bank}.`);
  return [...entries, ...singletons.values(), ...translations].flatMap((file) =>
    file.source.split('\n').flatMap((line, index) => {
      const isAbout = isOwn(file) || named.some((name) => line.includes(name));
      return sum.test(line) && isAbout ? [`${file.file}:${index + 1}`] : [];
    }),
  );
}
