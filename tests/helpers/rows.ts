export const tables = ['contact_messages', 'feedback'] as const;
export type Table = (typeof tables)[number];

/** The column that holds the long text. */
export const textColumns = { contact_messages: 'message', feedback: 'feedback' } as const;

/** A row that the database accepts, from a sender who has sent nothing else, with some columns changed. */
export function makeRow(table: Table, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    name: 'Asha Rao',
    email: `${crypto.randomUUID()}@example.in`,
    [textColumns[table]]: 'How do I read a statement of 2019?',
    created_at: new Date().toISOString(),
    ...changes,
  };
}
