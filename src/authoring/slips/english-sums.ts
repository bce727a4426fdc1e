/** Sums, percentages and dates that this site writes differently in English. */
import { toWesternDigits } from '#client/digits.ts';
import { otherwise, type Slip } from './slip.ts';

export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = (pattern: string) => new RegExp(pattern.replaceAll('MONTHS', months.join('|')), 'giu');

const sum = otherwise('₹500, closed up');
const commas = otherwise('₹1,00,000: a comma before the last three digits, then before every two');
const day = otherwise('the day like 1 November 2026');
const realDay = otherwise('a day of the calendar: look it up');

export const sumSlips: readonly Slip[] = [
  {
    find: /\d+\s+%|\bper ?cent\b/giu,
    message: otherwise('10%, closed up'),
    example: 'Tax of «10 %» or ten «percent».',
    right: 'A fee of 10%.',
    fix: (found) => (found.endsWith('%') ? found.replace(/\s+/, '') : undefined),
  },
  {
    find: /\b(?:Rs\.?|INR) ?(?=\d)|\d ?(?:Rs|INR)\b/giu,
    message: sum,
    example: '«Rs. »500, «INR »500, 50«0 Rs» and no more.',
    right: 'A sum in Rs, and ₹500/day.',
    fix: (found) => (/^\d/.test(found) ? undefined : '₹'),
  },
  {
    find: /(?:₨|रु\.?) ?(?=\d)/giu,
    message: sum,
    example: 'It costs «₨ »500 or «रु »500.',
    fix: () => '₹',
  },
  {
    find: /₹\s+(?=\d)|₹[\d,]+\/-|₹₹|\d₹|[\d,]+ rupees?\b/giu,
    message: sum,
    example: 'It costs «₹ »500, «₹500/-», «₹₹»5, «5₹» or «500 rupees».',
    fix: closeUp,
  },
  {
    find: /₹\d{5,}(?!\d)|₹(?:\d+,)*\d{3,},\d{3}(?!\d)|₹[\d,]*,\d{4,}/giu,
    message: commas,
    example: 'It costs «₹50000», «₹100,000» or «₹1,0000».',
    right: 'It costs ₹1,00,000 or ₹12,34,567.50.',
  },
  {
    find: /₹[\d,]*,\d{1,2}(?![\d,])|₹[\d,]*,\d,|₹\d{1,2}(?:,\d\d)+, \d{3}/giu,
    message: commas,
    example: 'It costs «₹10,00,00» or «₹1,0,»000 or «₹1,00, 000».',
  },
  {
    find: /(?<![\d,.₹-])\d{3},\d{3}(?![\d,]|\.\d)/giu,
    message: commas,
    example: 'There were «100,000» of them.',
    right: 'The line says 148,632.75.',
  },
  {
    find: /\blacs?\b|(?<=\d )(?:lakhs|crores|(?-i:Lakh|Crore))\b|(?<=₹[\d.,]+) ?(?:(?-i:L|Cr)|thousand|million|billion)\b/giu,
    message: otherwise('lakh or crore'),
    example: 'It was 2 «lacs», 2 «lakhs», 5 «Lakh», ₹5« million» or ₹5«L».',
    right: 'Crores of rupees, ₹5 lakh.',
  },
  {
    find: /₹[\d,]+\.(?:\d(?!\d)(?! (?:lakh|crore))|\d{3,})|₹\d+O|₹O\d/giu,
    message: otherwise('₹27.50: the digit 0, and two digits for the paise'),
    example: 'It costs «₹27.1», «₹27.123», «₹5O»0 or «₹O5».',
    right: 'It costs ₹1.5 lakh or ₹27.10.',
  },
  {
    find: days(String.raw`\b(?:0\d|\d+(?:st|nd|rd|th)(?: of)?) (?:MONTHS)\b`),
    message: day,
    example: 'On «01 January» 2026 or «1st May» 2026.',
    right: 'In May 2026, on 1 May 2026.',
  },
  {
    find: days(String.raw`\b(?:MONTHS) \d\d?(?:st|nd|rd|th)?,? 20\d\d`),
    message: day,
    example: 'On «May 1, 2026».',
  },
  {
    find: /\b\d{1,2}(?:\.\d{1,2}\.|-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*-)20\d\d\b/giu,
    message: day,
    example: 'It ended on «01.07.2025» and began on «1-Jul-2025».',
    right: 'The version 1.2.3, and `01.07.2025`.',
  },
  {
    find: days(String.raw`\b\d{1,2}(?-i:MONTHS)\b`),
    message: day,
    example: 'On «15August» 2026.',
  },
  {
    find: /(?<=\b(?:by|from|of|on|since|until) )(?:\d{1,2}(?<mark>[/-])\d{1,2}\k<mark>(?:19|20)\d\d|20\d\d-\d\d-\d\d)\b/giu,
    message: day,
    example: 'It ended on «15/08/2026» and began on «2026-09-01».',
  },
  {
    find: days(
      String.raw`\b(?:3[2-9]|[4-9]\d|31 (?=April|June|September|November)|3[01] (?=February)) ?(?-i:MONTHS)\b`,
    ),
    message: realDay,
    example: 'It ended on «31 September».',
    right: 'It ended on 31 August.',
  },
  {
    find: days(String.raw`\b(?-i:MONTHS) (?!(?:19\d|20[0-3])\d\b)\d{3,4}\b`),
    message: realDay,
    example: 'It ended in «March 1024».',
    right: 'It ended in March 2026.',
  },
  {
    find: /[०-९]+/giu,
    message: otherwise('the digits 0 to 9'),
    example: 'After «१०» days.',
    fix: toWesternDigits,
  },
  {
    find: /\b20\d\d[-–]20\d\d\b/giu,
    message: otherwise('the year like 2025-26'),
    example: 'In the year «2025-2026».',
    right: 'In the year 2025-26.',
  },
];

/** A sum in ₹ without a space, a second ₹ or /-; undefined where it is in words. */
function closeUp(sum: string): string | undefined {
  if (/^₹\s+$|^₹₹$/.test(sum)) return '₹';
  return sum.endsWith('/-') ? sum.slice(0, -2) : undefined;
}
