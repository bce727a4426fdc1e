import { site } from '#lib/build/site.ts';

/** Sentences about statements that are not true of this product. */
export interface FalseClaim {
  /** What is true instead. */
  truth: string;
  claim: RegExp;
  /** What makes a sentence that matches true after all. */
  unless?: RegExp;
}

const { name } = site;
const denial = /\b(no|not|never|none|nothing|neither|nor|without|cannot|instead of|unlike)\b|n[’']t\b/i;
const comingWebApp = /\bweb app\b.*\b(coming|will|once it|when it)\b|\bcoming\b.*\bweb app\b/i;
const file = String.raw`(statements?|PDFs?|files?)`;

/**
 * The site holds no statement reader: the Android app sends the PDF to a server that discards it, and the web app, which
 * reads on the visitor's device, is coming. PDF is the one format; no bank is connected; nothing is sold.
 */
export const falseClaims: readonly FalseClaim[] = [
  {
    truth: 'This site reads no statement.',
    claim:
      /\b(this|our|the) (web ?site|site|page)\b[^.;:?!]{0,60}\b(reads?|opens?|analys\w+|does (the same|without))\b/i,
    unless: new RegExp(String.raw`${denial.source}|\b(explains?|helps|shows?|how to)\b`, 'i'),
  },
  {
    truth: 'No statement can be read on this site.',
    claim: new RegExp(
      String.raw`\b(read|upload|open|choose|analyse|give)\b[^.;:]{0,30}\b${file}\b[^.;:]{0,40}\b(here|(on|to|with) (this|the) (web ?site|site|page))\b|\b(be|is|are) read here\b`,
      'i',
    ),
    unless: /\bhow to\b/i,
  },
  {
    truth: 'Only the web app, which is coming, reads a statement on the visitor’s device.',
    claim:
      /\b(reads?|open(s|ed)|analys(is|ed|es)|processed)\b[^.;:]{0,60}\b(in|on|by) (your|the visitor’s|their) (own )?(browser|device|phone|computer)\b|\b(your|own) browser\b[^.;:]{0,40}\b(opens?|reads?)\b/i,
    unless: new RegExp(String.raw`${comingWebApp.source}|\?$`, 'i'),
  },
  {
    truth: 'The Android app uploads the file.',
    claim:
      /\bnothing (is|was) uploaded|\b(is|are) (not|never) uploaded|\b(never|nothing) leaves? (your|the) (device|phone|browser)/i,
    unless: comingWebApp,
  },
  {
    truth: 'The app’s server has to read the file: it is encrypted in transit, not from end to end.',
    claim: /\bend[- ]to[- ]end[- ]encrypt/i,
    unless: denial,
  },
  {
    truth: 'PDF is the only format that is read today.',
    claim: new RegExp(
      String.raw`\b(upload|drop|import|${name} (reads?|accepts?|supports?|opens?))\b[^.;:]*\b(CSV|Excel|XLSX?|spreadsheets?|screenshots?|photos?)\b`,
      'i',
    ),
    unless: new RegExp(`${denial.source}|\\bon the way\\b|\\blater\\b`, 'i'),
  },
  {
    truth: 'No bank and no UPI account is ever connected.',
    claim: new RegExp(
      String.raw`\b(${name}|the app|we) (connects?|links?|logs? in)\b|\b(connect|link) your (bank|account|UPI)\b`,
      'i',
    ),
    unless: denial,
  },
  {
    truth: 'Data is never sold or shared for advertising.',
    claim: new RegExp(
      String.raw`\b(${name}|we) (may )?(sells?|shares?|rents?) (your |personal |user )?(data|statements?|information)\b`,
      'i',
    ),
    unless: denial,
  },
  {
    truth: 'This site sets no cookies and has no analytics.',
    claim: new RegExp(
      String.raw`\b(we|this site|${name}) (uses?|sets?|relies on) [^.;:]*\b(cookies?|analytics|trackers?|tracking)\b`,
      'i',
    ),
    unless: denial,
  },
];

/** The sentences of a text that make a false claim, as lines "sentence (what is true)". */
export function findFalseClaims(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    falseClaims
      .filter(({ claim, unless }) => claim.test(sentence) && !unless?.test(sentence))
      .map(({ truth }) => `${sentence} (${truth})`),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!:])\s+(?=["“A-Z{<*])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
