/** An answer, ready to be printed: texts in the language of the page, no DOM. */
import type { Side } from '#schemas/shape.ts';

/** A piece of text, or a link. */
export type Inline = string | { text: string; href: string; isEnglish?: boolean | undefined; isStrong?: boolean };

/** A part of a line, its value, and what is known of it. */
export interface PrintedPart {
  label: string;
  value: string;
  note: string | undefined;
}

/** A row of the ledger: what happened, with whom, and how much. */
export interface Entry {
  what: string;
  party: string | undefined;
  /** As printed, "−₹1,240". */
  amount: string | undefined;
  side: Side;
  /** The banks that print such a line. */
  tag: string | undefined;
  /** What happened in a sentence, where several lines are answered. */
  sentence: string;
  /** As it was pasted. */
  line: string;
  parts: readonly PrintedPart[];
  /** What else is known: the meanings of codes in it, who prints it. */
  notes: readonly (readonly Inline[])[];
}

export interface List {
  title?: readonly Inline[] | undefined;
  items: readonly (readonly Inline[])[];
}

/** What is shown only when it is opened. */
export interface Fold {
  summary: string;
  lists: readonly List[];
}

export interface Answer {
  kind: 'empty' | 'line' | 'lines' | 'code' | 'question';
  /** `nothing`: nothing is known, and no link is offered but to ask. */
  certainty: 'sure' | 'unsure' | 'nothing';
  /** The first sentence: what happened to the reader's money. */
  heading: readonly Inline[];
  entries: readonly Entry[];
  /** What to do, and warnings. */
  texts: readonly (readonly Inline[])[];
  lists: readonly List[];
  folds: readonly Fold[];
  /** What to type next, as buttons: banks to choose, examples. */
  choices: readonly { text: string; input: string }[];
  steps: readonly { text: string; href: string; isPrimary: boolean }[];
}

/** An answer that is a sentence. */
export function plainAnswer(kind: Answer['kind'], heading: readonly Inline[], steps: Answer['steps'] = []): Answer {
  return { kind, certainty: 'sure', heading, entries: [], texts: [], lists: [], folds: [], choices: [], steps };
}
