/** A claim that would contradict how the product treats statements. */
export interface PrivacyRule {
  /** Why it would be wrong, or what is true. */
  reason: string;
  claim: RegExp;
  /** What makes the sentence true after all, in itself or in its place: a denial, or that it is about the Android app. */
  unless?: RegExp;
}

const denial = /\b(no|not|never|none|nothing|neither|nor|without|cannot|instead of|unlike)\b|n[’']t\b/i;
const denialOrApp = new RegExp(`${denial.source}|\\b(app|android)\\b`, 'i');
const us = String.raw`(\bwe|\{name\}|<Product />|\bthis (site|website)|\bour (site|website|servers?))`;
const ourServers = String.raw`(our|its|\{name\}[’']s|<Product />[’']s) (servers?|cloud|database)`;
const aFile = String.raw`(an? |the |your |each |every )?(statements?|files?|PDFs?|data)`;

/**
 * On the web the statement is read in the browser, and nothing is uploaded or stored. The Android app sends the PDF to the
 * server, which discards it unless an account keeps it. PDF is the one format. No bank is connected, no data sold.
 */
export const privacyRules: readonly PrivacyRule[] = [
  {
    reason: 'On the web nothing is uploaded: only the Android app sends the PDF to the server.',
    claim: new RegExp(
      `(upload(s|ed|ing)?|sen(d|ds|t|ding)|transmit(s|ted)?)\\b[^.;:]* (to|on|onto) ${ourServers}`,
      'i',
    ),
    unless: denialOrApp,
  },
  {
    reason: 'On the web nothing is stored, and the app discards the file unless an account keeps it.',
    claim: new RegExp(
      `(stor(es?|ed|ing)|sav(es?|ed|ing)|kept|keeps?|retain(s|ed)?)\\b[^.;:]* (on|in|at) ${ourServers}`,
      'i',
    ),
    unless: new RegExp(`${denial.source}|\\baccounts?\\b`, 'i'),
  },
  {
    reason: 'Nothing of a statement is kept on the web path.',
    claim: new RegExp(`${us} (stores?|keeps?|saves?|retains?|archives?) ${aFile}`, 'i'),
    unless: new RegExp(`${denial.source}|\\baccounts?\\b`, 'i'),
  },
  {
    reason: 'The app’s server has to read the file: the truth is "encrypted in transit, 256-bit".',
    claim: /\bend[- ]to[- ]end[- ]encrypt/i,
    unless: denial,
  },
  {
    reason: 'PDF is the only format that is read today.',
    claim: new RegExp(
      `(upload|choose|pick|drop|import|${us} (reads?|accepts?|supports?|understands?|opens?|takes?))\\b[^.;:]*\\b(CSV|Excel|XLSX?|spreadsheets?|screenshots?|photos?)\\b`,
      'i',
    ),
    unless: new RegExp(`${denial.source}|\\bon the way\\b|\\blater\\b`, 'i'),
  },
  {
    reason: 'No account is needed for basic use.',
    claim:
      /\b(sign up|register|create an account|log in)\b[^.;:]* (first|before (you|analys|read)|to (start|begin|analyse|read (a|your) statement))/i,
    unless: denial,
  },
  {
    reason: 'No bank and no UPI account is ever connected.',
    claim: new RegExp(
      `(${us} (connects?|links?|logs? in)|(connect|link) your (bank|account|UPI))|\\b(reads?|fetch(es)?|pulls?)\\b[^.;:]* (directly|straight) from your bank`,
      'i',
    ),
    unless: denial,
  },
  {
    reason: 'Data is never sold or shared for advertising.',
    claim: new RegExp(
      `${us} (may )?(sells?|shares?|rents?|trades?) (your |personal |user )?(data|statements?|information)`,
      'i',
    ),
    unless: denial,
  },
  {
    reason: 'This site sets no cookies and has no analytics.',
    claim: new RegExp(
      `${us} (uses?|sets?|relies on) [^.;:]*\\b(cookies?|analytics|trackers?|tracking)\\b|google analytics`,
      'i',
    ),
    unless: denial,
  },
  {
    reason: 'The forms keep a message for 12 months.',
    claim:
      /\b(messages?|feedback|forms?)\b[^.;:]*\b(kept|keep|stored?|deleted?)\b[^.;:]*\b(for|after|within) (?!12 months|twelve months)(\d+|a|one|two|three|six|many) (days?|weeks?|months?|years?)/i,
  },
];

/** The sentences of a passage that make a claim against a rule, as lines "sentence (reason)". */
export function findPrivacyContradictions({ place, text }: { place: string; text: string }): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    privacyRules
      .filter(({ claim, unless }) => claim.test(sentence) && !unless?.test(`${place}: ${sentence}`))
      .map(({ reason }) => `${sentence} (${reason})`),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!])\s+(?=["“A-Z{<*])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
