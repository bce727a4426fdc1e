import type { PartKind, Shape } from './shape.ts';

type Part = Pick<Shape['parts'][number], 'name' | 'kind' | 'width'>;

const amount = String.raw`(?:Rs\.? ?|INR ?)?\d[\d,]*(?:\.\d{1,2})?`;

/** The patterns of kinds of parts. Other kinds are any text. */
const forms: Partial<Record<PartKind, string>> = {
  address: '[^/@]{1,44}@ ?[A-Za-z0-9 .]{0,24}',
  ifsc: '[A-Z]{4}0[A-Z0-9]{6}',
  reference: '(?=[A-Z ]{0,9}\\d)[A-Z0-9](?: ?[A-Z0-9]){3,33}',
  account: '(?:[A-Z]{3})?[0-9X*]{4,20}',
  number: '[A-Z]{0,4}\\d{1,18}',
  date: String.raw`\d{1,2} ?[-/.]? ?(?:\d{2}|[A-Z]{3}) ?[-/.]? ?(?:\d{2}){1,2}`,
  time: String.raw`\d{2}:\d{2}(?::\d{2})?`,
  period: String.raw`[A-Z]{3}\d\d_TO_[A-Z]{3}\d\d|\d[-/.\d ]{3,12} ?to ?\d[-/.\d ]{1,12}`,
  amount,
  tax: amount,
  side: 'CR|DR|DEP|WDL|BY|TO|IN|OUT',
};

/** References of UPI and IMPS: twelve digits, which PDFs may break anywhere. */
const shortReference = String.raw`\d(?: ?\d){11}`;

/**
 * The regular expression of a template: `{name}` is a part, and what is in square brackets is optional. As PDFs break lines anywhere,
 * spaces are optional too, and may occur between a part and `/`, `-` or `:`.
 * @example `UPI/{reference}/{payee}[/{note}]`
 */
export function templatePattern(template: string, parts: readonly Part[]): string {
  const pieces = template.match(/\{\w+\}|[^]/gu) ?? [];
  const written = pieces.map((piece, index) => {
    const part = partIn(piece, parts);
    if (part) return `(?<${part.name}>${formOf(part, pieces.slice(index + 1), template)})`;
    if (piece === ' ') return ' ?';
    if (piece === '[') return '(?:';
    if (piece === ']') return ')?';
    if (!/[/:-]/.test(piece)) return piece.replace(/[\\^$.*+?()|{}]/, String.raw`\$&`);
    const [before, after] = [pieces[index - 1] ?? '', pieces[index + 1] ?? ''];
    return `${/^[\]{]/.test(before) ? ' ?' : ''}${piece}${/^[[{]/.test(after) ? ' ?' : ''}`;
  });
  return `^${written.join('')}$`;
}

function partIn(piece: string, parts: readonly Part[]): Part | undefined {
  return parts.find(({ name }) => piece === `{${name}}`);
}

/** The pattern of a part. Any text ends at the next separator; a name at the end of a line contains no slash. */
function formOf({ kind, width }: Part, rest: readonly string[], template: string): string {
  if (kind === 'reference' && width === 12) return shortReference;
  const own = forms[kind];
  if (own) return own;
  const isWords = kind === 'text' || kind === 'code';
  const next = rest.find((piece) => !/^[[\] ]$/.test(piece)) ?? (template.includes('/') && !isWords ? '/' : '');
  const character = /^[/:~;_|,(-]$/.test(next) ? `[^${next}]` : '.';
  return `${character}{${kind === 'text' ? 0 : 1},80}?`;
}
