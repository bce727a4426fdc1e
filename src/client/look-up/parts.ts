/** The parts of a line that its shape does not name: those with a form of their own, then the bank and the name. */
import type { Channel, PartKind } from '#schemas/shape.ts';
import { longestLine, type Piece } from './match-shapes.ts';
import type { Spotted } from './line-words.ts';
import type { Knowledge } from './knowledge.ts';

/** A piece, and its place in the line. */
type Found = Piece & { at: number };

const day = String.raw`\d{1,2}(?:[-/.]\d{1,2}[-/.]|[- ]?[A-Z]{3}[- ]?)(?:\d{4}|\d{2})`;

/** The form of each kind of part. What is found is taken out of the line before the next is searched. */
const forms: readonly (readonly [PartKind, RegExp])[] = [
  [
    'address',
    /(?:(?:paytm|gpay|goog|bharatpe)-)?[\w.*]{2,50}(?:-\d{1,2})?@(?: ?(?!TRF )[A-Za-z]{2,20}(?![\w@]|\.[A-Za-z])|(?= TRF ))/gi,
  ],
  ['ifsc', /\b[A-Z]{4}0[A-Z0-9]{6}\b/gi],
  ['period', new RegExp(`\\b${day} ?(?:to|-) ?${day}\\b`, 'gi')],
  ['date', new RegExp(`\\b${day}(?!\\d)`, 'gi')],
  ['time', /\b(?:\d{1,2}:)?\d{2}:\d{2}\b/g],
  ['amount', /\b(?:RS\.?|INR) ?\d[\d,]*(?:\.\d{1,2})?|₹ ?\d[\d,]*(?:\.\d{1,2})?/gi],
  ['tax', /\b[CSI]?GST ?:? ?\d+\.\d{1,2}\b/gi],
  ['reference', /\b(?=[A-Z0-9]{12,22}\b)[A-Z]{1,6}\d[A-Z0-9]?\d{6,}[A-Z0-9]*\b/g],
  ['account', /(?:\b\d{1,6})?[X*]{2,14}\d{3,6}\b|\bX\d{3,6}\b/gi],
  ['number', /(?:\b[A-Z])?\d{6,}/g],
];

/** Channels in whose lines a number of twelve digits is an account, a mandate or a deposit. */
const withoutReference: readonly (Channel | undefined)[] = [
  'transfer',
  'interest',
  'cheque',
  'mandate',
  'sweep',
  'charge',
];

/** Whether a number is as long as the references of UPI and IMPS, and no telephone number behind the code of the country. */
export function isReference(number: string): boolean {
  return /^\d{12}$/.test(number) && !/^91[6-9]/.test(number);
}

/** The most parts that are shown. */
const mostPieces = 8;

/** @param spotted the bank's words in the line, which are no names */
export function findParts(
  line: string,
  channel: Channel | undefined,
  spotted: readonly Spotted[],
  knowledge: Pick<Knowledge['lines'], 'ifsc' | 'bankNames'>,
): Piece[] {
  if (line.length > longestLine) return [];
  const { found, rest } = findForms(line, channel);
  const hasWords = /[A-Z].* .* /i.test(line) && (channel !== undefined || !/\p{Ll}/u.test(line));
  const isLine = found.length > 0 || hasWords || /[A-Z] ?[-/:] ?[A-Z\d]|_.+_/i.test(line);
  if (!isLine) return [];
  const pieces = [...found, ...findNames(rest, channel, spotted, knowledge)];
  // Of a line whose every word is the bank's, its words are shown.
  if (pieces.length === 0 && channel && /\d/.test(line)) pieces.push({ kind: 'code', value: line, at: 0 });
  return pieces
    .sort((a, b) => a.at - b.at)
    .slice(0, mostPieces)
    .map(({ kind, value }) => ({ kind, value }));
}

/** The parts with a form of their own, and the line with gaps where they stood. */
function findForms(line: string, channel: Channel | undefined) {
  const found: Found[] = [];
  let rest = line;
  for (const [kind, form] of forms)
    for (const { 0: value, index: at } of [...rest.matchAll(form)]) {
      const isFirst = found.every((other) => other.kind !== 'reference');
      const isNumbered = kind === 'number' && isFirst && isReference(value) && !withoutReference.includes(channel);
      found.push({ kind: isNumbered ? 'reference' : kind, value, at });
      rest = rest.slice(0, at) + '\0'.repeat(value.length) + rest.slice(at + value.length);
    }
  return { found, rest };
}

/** The bank and the name in what is left of a line; of the bank's own dealings, all its words. */
function findNames(
  rest: string,
  channel: Channel | undefined,
  spotted: readonly Spotted[],
  { ifsc, bankNames }: Pick<Knowledge['lines'], 'ifsc' | 'bankNames'>,
): Found[] {
  const text = withoutJoints(rest, spotted);
  const words = rest.replace(/\0+/g, ' ').replace(/^[-/:_ ]+|[-/:_ ]+$/g, '');
  const own: Found[] = /[A-Z]{2}/i.test(words) ? [{ kind: 'code', value: words, at: 0 }] : [];
  if (channel === 'charge' || channel === 'interest' || channel === 'sweep') return own;
  const fields = [...text.matchAll(/[^\0/:;|~,*_\\()[\]-]+/g)].map(({ 0: field, index: at }) => {
    const { value, isNote, begin } = nameIn(field, at, spotted);
    const name = value.toUpperCase();
    const isBank = bankNames.some(
      (bank) => bank.startsWith(name.length > 6 ? name : `${name} `) || (bank.length > 6 && name.startsWith(bank)),
    );
    const isName = !isNote && value.length > 3 && (at + begin > 0 || value.length > 4);
    return { value, at, isBank: name !== '' && (ifsc.has(name) || isBank), isName };
  });
  const bank = fields.find(({ isBank }) => isBank);
  const party = fields.find(({ isBank, isName }) => isName && !isBank);
  if (!bank && !party && (channel === 'cash' || channel === 'cheque')) return own;
  const kind = channel === 'ATM' || channel === 'cash' ? 'place' : 'party';
  return [
    ...(bank ? [{ kind: 'bank' as const, value: bank.value, at: bank.at }] : []),
    ...(party ? [{ kind, value: party.value, at: party.at } as const] : []),
  ];
}

/** The text with gaps where a word of the bank holds a separator itself: I/W, ACH/CR. */
function withoutJoints(text: string, spotted: readonly Spotted[]): string {
  return spotted
    .filter(({ text: word }) => /[/_:,-]/.test(word))
    .reduce((rest, { at, end }) => rest.slice(0, at) + '\0'.repeat(end - at) + rest.slice(end), text);
}

/**
 * A field without the bank's words before a name and without digits, except two as in One 97.
 * @param at the place of the field in the line
 */
function nameIn(field: string, at: number, spotted: readonly Spotted[]) {
  const inside = spotted.filter((word) => word.at >= at && word.end <= at + field.length);
  let begin = 0;
  for (const { at: from, end } of inside) if (/^[^\p{L}]*$/u.test(field.slice(begin, from - at))) begin = end - at;
  const isNote = inside.some((word) => word.isNote && /^[^\p{L}]*$/u.test(field.slice(0, word.at - at)));
  const value = field
    .slice(begin)
    .split(' ')
    .map((one) => (/[A-Z]\d+[A-Z]/i.test(one) ? '' : one.replace(/^[\d.]+(?=\D)|^\d(?:\d{2,})?$|\d{5,}$/g, '')))
    .filter((one) => /[A-Z]|^\d\d$/i.test(one))
    .join(' ')
    .replace(/^\d+ /, '');
  return { value, isNote, begin };
}
