/** The knowledge of the look-up about banks, codes, IFSCs and UPI handles: as JSON, and made ready for reading lines. */
import type { PartKind } from '#schemas/shape.ts';
import type { LookUpWords } from '#client/words.ts';
import { chargeFinder, type ChargesJson } from './find-charges.ts';
import { codeFinder } from './find-codes.ts';
import { shapeMatcher } from './match-shapes.ts';
import { bestOf, wordsOf } from './questions.ts';

/** A part of a line: what it means, and its name in the language of the page. */
export interface KnownPart {
  kind: PartKind;
  label: string;
}

/** How a bank prints a kind of line; see src/schemas/shape.ts. */
export interface KnownShape {
  /** The bank's index in the list. */
  bank: number;
  name: string;
  channel: string;
  direction: 'in' | 'out' | 'either';
  pattern: string;
  /** The parts captured by the groups of the pattern, in order. */
  parts: readonly KnownPart[];
  doubt: string | null;
  /** Whether other banks print such lines too, so that they do not identify the bank. */
  isShared: boolean;
}

/** Whether a shape is sent. Shared forms are read by read-rail.ts, except where only a shape tells the parts. */
export function isSent({ channel, isShared }: Pick<KnownShape, 'channel' | 'isShared'>): boolean {
  return !isShared || channel === 'UPI' || channel === 'IMPS';
}

/** A code of the dictionary. */
export interface KnownCode {
  /** As banks print it, the usual form first. */
  forms: readonly string[];
  /** Search terms besides its forms. */
  words?: readonly string[] | null;
  href: string;
  /** Its meaning in one sentence. */
  meaning: string;
  /** Whether its page is in English only, unlike the page that links to it. */
  isEnglish?: boolean;
  direction: 'in' | 'out' | 'either' | 'none';
}

/** A page that answers what people ask the look-up besides codes. */
export interface Topic {
  label: string;
  href: string;
  words: readonly string[];
}

/** The words of the look-up, and the paths of its links in the language of the page. */
export interface LookUpTexts extends LookUpWords {
  inEnglish: string;
  pages: Readonly<Record<'contact' | 'unknownDebit' | 'androidApp', string>>;
}

interface Facts {
  /** No `href` if the bank has no page. */
  banks: readonly { name: string; href?: string | undefined }[];
  words: LookUpTexts;
  /** The language tag for dates. */
  tag: string;
}

export interface KnowledgeJson extends Facts {
  shapes: readonly KnownShape[];
  codes: readonly KnownCode[];
  topics: readonly Topic[];
  charges: ChargesJson;
  /** The bank that each prefix of four letters stands for, with a note if there is one. */
  ifsc: Readonly<Record<string, string>>;
  /** The app and the bank of each UPI handle, in lower case without the @. */
  handles: Readonly<Record<string, string>>;
  /** The app behind the legal name of each company. */
  companies: Readonly<Record<string, string>>;
}

export interface Knowledge extends Facts, ReturnType<typeof codeFinder> {
  matchShapes: ReturnType<typeof shapeMatcher>;
  findCharges: ReturnType<typeof chargeFinder>;
  findTopics: (query: string) => readonly Topic[];
  ifsc: ReadonlyMap<string, string>;
  /** The names of the banks with an IFSC, in capitals. */
  bankNames: readonly string[];
  handles: ReadonlyMap<string, string>;
  /** By the legal name in capitals without spaces. */
  companies: ReadonlyMap<string, string>;
}

/** A name as banks may print it: in capitals, without spaces and points. */
export function bareName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Prepares the data once for all lines. */
export function toKnowledge({ banks, words, tag, ifsc, ...json }: KnowledgeJson): Knowledge {
  return {
    ...{ banks, words, tag },
    ...codeFinder(json.codes),
    matchShapes: shapeMatcher(json.shapes),
    findCharges: chargeFinder(json.charges),
    findTopics: (query) => bestOf(json.topics, wordsOf(query), ({ words }) => words.map(wordsOf)),
    ifsc: new Map(Object.entries(ifsc)),
    bankNames: [...new Set(Object.values(ifsc))].map((name) => name.toUpperCase()),
    handles: new Map(Object.entries(json.handles)),
    companies: new Map(Object.entries(json.companies).map(([name, app]) => [bareName(name), app])),
  };
}
