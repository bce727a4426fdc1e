/** What a visitor has written. */
export interface Values {
  name: string;
  email: string;
  /** The long text: the message or the feedback. */
  text: string;
}

export type FieldName = keyof Values;

/** For each field that cannot be sent, a sentence that says what to do. */
export type Mistakes = Partial<Record<FieldName, string>>;

/** In the order of the page. */
export const fieldNames: readonly FieldName[] = ['name', 'email', 'text'];

/** The most characters each field may hold, counted as PostgreSQL counts them: Unicode code points. The database checks the same. */
export const limits: Readonly<Record<FieldName, number>> = { name: 120, email: 254, text: 5000 };

/** Something, one @, and a domain with a dot. In any script: अजय@डाटामेल.भारत is an address. */
const emailShape = /^[^\s@<>(),;"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Control characters but tab and line feed, and halves of a character: text copied from a PDF has them, no database stores them. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** The values as they are sent: trimmed, and without characters that cannot be stored. */
export function tidy(values: Values): Values {
  return { name: tidyText(values.name), email: tidyText(values.email), text: tidyText(values.text) };
}

export function isBlank(values: Values): boolean {
  return fieldNames.every((field) => values[field].trim() === '');
}

/**
 * What keeps tidy values from being sent; empty when nothing does.
 * @param textNoun what the long text is called: "message", "feedback"
 */
export function findMistakes(values: Values, textNoun: string): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of fieldNames) {
    const mistake = findMistake(field, values[field], textNoun);
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

function findMistake(field: FieldName, value: string, textNoun: string): string | undefined {
  const noun = { name: 'name', email: 'e-mail address', text: textNoun }[field];
  const length = [...value].length;
  if (length === 0) return field === 'email' ? `Write your ${noun}, like name@example.in.` : `Write your ${noun}.`;
  if (length > limits[field]) {
    return `Shorten your ${noun} to ${count(limits[field])} characters. It has ${count(length)} now.`;
  }
  if (field === 'email' && !emailShape.test(value)) {
    return `Write your whole ${noun}, with one @ and a dot after it, like name@example.in.`;
  }
  return undefined;
}

function tidyText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unwritable, '').trim();
}

function count(characters: number): string {
  return characters.toLocaleString('en-IN');
}
