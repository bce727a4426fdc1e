import type { FormKind, Values } from './values.ts';

/**
 * The row for tidied values, as the client sends it. The database sets the time of arrival.
 *
 * Its id depends on the seed and the words alone, and the table takes an id once: sending the same words of the same draft
 * again, after an answer that never came or in a page opened later, cannot make a second row.
 * @param seed the draft's, so that the same text in a new draft is a new row
 * @param sentAt the time by the visitor's clock
 */
export async function toRow(kind: FormKind, values: Values, seed: string, sentAt: Date) {
  const { name, email, text } = values;
  return {
    id: await toUuid([seed, name, email, text]),
    name,
    email,
    [kind.text]: text,
    created_at: sentAt.toISOString(),
  };
}

/** A UUID of version 8 (RFC 9562, 5.8): the first bits of the SHA-256 of the parts. */
async function toUuid(parts: string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  const digits = Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
