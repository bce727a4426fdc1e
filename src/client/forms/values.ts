/** The values of a form. */
export interface Values {
  name: string;
  email: string;
  /** The long text: the message or the feedback. */
  text: string;
}

export type FieldName = keyof Values;

/**
 * The two forms by their ids, which also name the draft, the fields' ids in the page, and the words. Each with the table of its
 * rows, and the field and column of its long text.
 */
export const formKinds = {
  contact: { id: 'contact', table: 'contact_messages', text: 'message' },
  feedback: { id: 'feedback', table: 'feedback', text: 'feedback' },
} as const;

export type FormKind = (typeof formKinds)[keyof typeof formKinds];

/** The column of a field, which is also its name in the page. */
export function toColumn(kind: FormKind, field: FieldName): string {
  return field === 'text' ? kind.text : field;
}

/** A sentence for each invalid field that says what to do. */
export type Mistakes = Partial<Record<FieldName, string>>;

/** In the order of the page. */
export const fieldNames: readonly FieldName[] = ['name', 'email', 'text'];

/** The maximum length of each field in Unicode code points, as PostgreSQL counts. The database checks the same. */
export const limits: Readonly<Record<FieldName, number>> = { name: 120, email: 254, text: 5000 };

/** Something, one @, and a domain with a dot. In any script: अजय@डाटामेल.भारत is an address. */
const emailPattern = /^[^\s@<>(),;"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Control characters except tab and line feed, and lone surrogates: text copied from a PDF has them, and no database stores them. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

const lineBreaks = /[\n\u2028\u2029]+/g;

/** Text without any visible character: marks need a letter, and Braille has an empty pattern. */
const invisible = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is not seen in an address and comes with one that is copied, except the joiners of Indian scripts. */
const unseen = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029\u2800]/gu;

/** The values to send: trimmed, without characters that cannot be stored, and the name on one line. */
export function tidyValues(values: Values): Values {
  return {
    name: tidyText(values.name).replace(lineBreaks, ' '),
    email: tidyText(values.email.replace(unseen, '')),
    text: tidyText(values.text),
  };
}

/** Error messages of a field. `{limit}` and `{length}` are numbers of characters. */
export interface FieldWords {
  missing: string;
  tooLong: string;
  malformed?: string;
}

/** Validates tidied values; empty if they can be sent. */
export function findMistakes(values: Values, words: Readonly<Record<FieldName, FieldWords>>): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of fieldNames) {
    const mistake = findMistake(field, values[field], words[field]);
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

function findMistake(field: FieldName, value: string, words: FieldWords): string | undefined {
  const length = [...value].length;
  if (invisible.test(value)) return words.missing;
  if (length > limits[field]) {
    return words.tooLong.replace('{limit}', count(limits[field])).replace('{length}', count(length));
  }
  return field === 'email' && !emailPattern.test(value) ? words.malformed : undefined;
}

function tidyText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unwritable, '').trim();
}

function count(characters: number): string {
  return characters.toLocaleString('en-IN');
}
