import type { FieldName } from './values.ts';

/** One of the two forms a visitor writes into, and where its rows go. */
export interface FormKind {
  /** Names the draft, the fields' ids in the page, and its words. */
  id: 'contact' | 'feedback';
  table: 'contact_messages' | 'feedback';
  /** The long text's field and column. */
  text: 'message' | 'feedback';
}

export const contact: FormKind = {
  id: 'contact',
  table: 'contact_messages',
  text: 'message',
};

const feedback: FormKind = {
  id: 'feedback',
  table: 'feedback',
  text: 'feedback',
};

export const formKinds: Readonly<Record<FormKind['id'], FormKind>> = { contact, feedback };

/** The column that a field goes into, which is also the field's name in the page. */
export function toColumn(kind: FormKind, field: FieldName): string {
  return field === 'text' ? kind.text : field;
}
