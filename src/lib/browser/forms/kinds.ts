import type { FieldName } from './values.ts';

/** One of the two forms a visitor writes into: where its rows go, and its words. */
export interface FormKind {
  /** Names the draft, and the fields' ids in the page. */
  id: 'contact' | 'feedback';
  table: 'contact_messages' | 'feedback';
  /** The long text's field and column, and the word for it in messages. */
  text: 'message' | 'feedback';
  textLabel: string;
  submitLabel: string;
  submittingLabel: string;
  sentMessage: string;
  failedMessage: string;
}

export const contact: FormKind = {
  id: 'contact',
  table: 'contact_messages',
  text: 'message',
  textLabel: 'Message',
  submitLabel: 'Send Message',
  submittingLabel: 'Sending...',
  sentMessage: "Message sent successfully! We'll get back to you soon.",
  failedMessage: 'Failed to send message. Please try again later.',
};

export const feedback: FormKind = {
  id: 'feedback',
  table: 'feedback',
  text: 'feedback',
  textLabel: 'Feedback',
  submitLabel: 'Submit Feedback',
  submittingLabel: 'Submitting...',
  sentMessage: 'Thank you for your feedback! We appreciate your input.',
  failedMessage: 'Failed to submit feedback. Please try again later.',
};

export const formKinds: Readonly<Record<FormKind['id'], FormKind>> = { contact, feedback };

/** The column that a field goes into, which is also the field's name in the page. */
export function toColumn(kind: FormKind, field: FieldName): string {
  return field === 'text' ? kind.text : field;
}
