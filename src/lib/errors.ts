/** An error that the user can fix: the message says what is wrong and what to do. Without a stack, which Astro would print. */
export class UserError extends Error {
  override stack = '';
}

/** Something an editor has to correct in a file of content/. */
export interface ValidationError {
  /** The path below the project, like content/blog/gst.mdx. */
  file: string;
  /** The line, from 1, where it is known. */
  line?: number;
  /** The column, from 1, where a parser stopped. */
  column?: number;
  /** The field, where it is not the file as a whole; see `fieldName`. */
  field?: string;
  /** The mistake, an arrow, the remedy. */
  message: string;
}

/** Stops the build and prints only the mistakes: one per line, sorted. */
export class ContentError extends UserError {
  override readonly name = 'ContentError';

  constructor(errors: readonly ValidationError[]) {
    super(`${countErrors(errors)}:\n${formatErrors(errors)}`);
  }

  /** Without the message: Astro searches this for the words "window" and "document" and then adds a hint about browsers. */
  override toString(): string {
    return this.name;
  }
}

/** The mistakes one per line, sorted by file and line: `content/blog/gst.mdx:4 category: "Loan" is not … → write …`. */
export function formatErrors(errors: readonly ValidationError[]): string {
  return errors.map(formatError).sort(inOrder.compare).join('\n');
}

/** Lines by their numbers, not their digits. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** "1 mistake in content/", "2 mistakes in content/". */
export function countErrors(errors: readonly ValidationError[]): string {
  return `${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in content/`;
}

/** The mistakes as commands of GitHub Actions, which shows each at its line of a pull request. */
export function annotate(level: 'error' | 'warning', errors: readonly ValidationError[]): string[] {
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return errors.map(({ file, line = 1, field, message }) => {
    const path = escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
    return `::${level} file=${path},line=${line}::${escape(field ? `${field}: ${message}` : message)}`;
  });
}

function formatError({ file, line, column, field, message }: ValidationError): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}
