import type { FieldName } from './values.ts';

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
