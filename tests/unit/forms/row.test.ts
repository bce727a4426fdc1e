import { expect, test } from 'vitest';
import { formKinds } from '#client/forms/values.ts';
import { toRow } from '#client/forms/row.ts';

const values = { name: 'Asha Rao', email: 'asha@example.in', text: 'Hello' };
const sentAt = new Date('2026-11-21T04:30:00Z');

async function idOf(change: Partial<typeof values>, seed = 'seed') {
  return (await toRow(formKinds.contact, { ...values, ...change }, seed, sentAt)).id;
}

test('a message has the columns of contact_messages and no other', async () => {
  const { id, ...row } = await toRow(formKinds.contact, values, 'seed', sentAt);
  expect(row).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.in',
    message: 'Hello',
    created_at: '2026-11-21T04:30:00.000Z',
  });
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('the same words of a draft keep their id, whenever they are sent', async () => {
  const later = await toRow(formKinds.contact, values, 'seed', new Date('2026-11-21T20:00:00Z'));
  expect(later.id).toBe(await idOf({}));
});

test('changed words, and the same words of another draft, are another row', async () => {
  const ids = [
    await idOf({}),
    await idOf({ text: 'Hello!' }),
    await idOf({ name: 'Asha' }),
    await idOf({ email: 'asha@example.com' }),
    await idOf({ name: 'Asha', email: ' Raoasha@example.in' }),
    await idOf({}, 'another seed'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
