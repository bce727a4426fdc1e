/** What the look-up knows, as JSON. */
import type { Channel, PartKind, Side } from '#schemas/shape.ts';
import type { SearchWords } from '#schemas/look-up-words.ts';
import type { LookUpWords } from '#client/words.ts';
import type { ChargeAmount, ChargeWords } from '#client/charge-amount.ts';
import type { LineWord } from './line-words.ts';
import type { MessagePhrases } from './read-message.ts';

/** How a bank prints a kind of line; see src/schemas/shape.ts. */
export interface KnownShape {
  /** The bank's index in the list. */
  bank: number;
  channel: Channel;
  direction: Side;
  pattern: string;
  /** The kinds of the parts captured by the groups of the pattern, in order. */
  kinds: readonly PartKind[];
  /** Whether other banks print such lines too, so that they do not identify the bank. */
  isShared: boolean;
}

/** A code of the dictionary. */
export interface KnownCode {
  /** As banks print it, the usual form first. */
  forms: readonly string[];
  href: string;
  /** Its meaning in a few words. */
  meaning: string;
  /** Whether its page is in English only, unlike the page that links to it. */
  isEnglish?: boolean;
  direction: Side | 'none';
  /** Whether it stands for a charge of the bank. */
  isCharge?: boolean;
}

/** A bank, with what people ask about it. */
export interface KnownBank {
  /** The names that people type, the displayed one first. */
  names: readonly string[];
  /** Its page, if it has one. */
  href?: string;
}

/** A page, a part of one, or a question that answers. */
export interface KnownPage {
  label: string;
  href: string;
  /** What it says, in one sentence; parts of a page leave it out. */
  sentence?: string;
  /** Search terms besides the label: phrases, separated by commas; behind a bar, single keywords. */
  words?: string;
  isEnglish?: boolean;
  /** The index of the page that it is a part of. */
  of?: number;
  /** Whether it is less likely meant than a page that holds as much: a question of the FAQ, a state. */
  isMinor?: boolean;
}

/** The cause of charges, and what each bank charges for it. */
export interface KnownCause {
  label: string;
  href: string;
  /** What it costs, in one sentence. */
  sentence: string;
  /** Search terms. */
  words: readonly string[];
}

/** What a bank charges. */
export interface KnownCharge extends ChargeAmount {
  /** The bank's index; −1 for every bank. */
  bank: number;
  cause: number;
  /** Its purpose, or the customers who pay it. */
  what: string;
  /** The first day of this amount, a day on which it was charged, and the last: "2026-04-01", where they are known. */
  since?: string;
  asOf?: string;
  until?: string;
  isPast?: boolean;
  /** Whether few have such an account. */
  isRare?: boolean;
  /** The words that the statement prints for it. */
  line?: string | null;
}

/** The words of the look-up, and the paths of its links in the language of the page. */
export interface LookUpTexts extends LookUpWords {
  inEnglish: string;
  /** The names of the twelve months. */
  months: readonly string[];
  amounts: ChargeWords & Record<'everyBank' | 'since' | 'asOf' | 'until', string>;
  pages: Readonly<Record<'contact' | 'unknownDebit' | 'androidApp', string>>;
}

/** What only lines and messages need. */
export interface LinesJson {
  /** The numbers that we print as a bank's own, digits only; of each bank, in their order. */
  numbers: readonly (readonly string[])[];
  shapes: readonly KnownShape[];
  words: readonly LineWord[];
  /** The bank that each prefix of four letters stands for. */
  ifsc: Readonly<Record<string, string>>;
  /** The app and the bank of each UPI handle, in lower case without the @. */
  handles: Readonly<Record<string, string>>;
  /** The app behind the legal name of each company. */
  companies: Readonly<Record<string, string>>;
  /** Towns that card lines end in. */
  towns: readonly string[];
}

/** What only questions and codes need. */
export interface PlacesJson {
  /** Words of any sentence, in one text: nothing is searched for them. */
  everyday: string;
  pages: readonly KnownPage[];
  /** Of each code, in their order: what it means in a sentence, null where that is not sent; and search terms besides its forms. */
  sentences: readonly (string | null)[];
  codeWords: readonly (readonly string[])[];
  /**
   * What is known of each bank, in their order: a sentence by the name of the fact in content/search-words.json; and the URL of its own
   * schedule of charges.
   */
  facts: readonly Readonly<Record<string, string>>[];
}

/** All that is known. `lines` and `places` are fetched when they are first needed. */
export interface KnowledgeJson {
  words: LookUpTexts;
  banks: readonly KnownBank[];
  messages: MessagePhrases;
  search: Omit<SearchWords, 'everyday'>;
  codes: readonly KnownCode[];
  causes: readonly KnownCause[];
  charges: readonly KnownCharge[];
  lines?: LinesJson;
  places?: PlacesJson;
}

/** The parts of the knowledge that are fetched by themselves. */
export type Part = keyof Pick<KnowledgeJson, 'lines' | 'places'>;
