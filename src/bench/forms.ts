import autocannon from 'autocannon';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formKinds } from '#lib/browser/forms/kinds.ts';
import { toRow } from '#lib/browser/forms/row.ts';
import { UserError } from '#lib/build/user-error.ts';
import { startBackend } from '#local/processes.ts';
import { openStoredRows, readAll } from '#local/stored-rows.ts';

/** See `npm run bench:forms`. */
export async function benchForms(): Promise<void> {
  const count = readOption('count', 500);
  const connections = Math.min(readOption('concurrency', 50), count);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bahi-bench-'));
  process.env.BACKEND_DATA = folder.path;
  await using backend = await startBackend({ BACKEND_PORT: '0' });

  const messages = await Promise.all(Array.from({ length: count }, (_, number) => makeMessage(number)));
  const sendings = messages.flatMap((message, number) => (number % 10 === 0 ? [message, message] : [message]));
  const unacknowledged = new Set(messages.map(({ email }) => email));
  let next = 0;
  const result = await autocannon({
    url: `${backend.settings.url}/rest/v1/${formKinds.contact.table}`,
    connections,
    amount: sendings.length,
    requests: [
      {
        method: 'POST',
        headers: { apikey: backend.settings.publishableKey, 'content-type': 'application/json' },
        setupRequest: (request, context) => ({
          ...request,
          body: JSON.stringify(Object.assign(context, sendings[next++])),
        }),
        onResponse: (status, _, context) => {
          // A conflict means that the same message was sent again.
          if (status === 201 || status === 409) unacknowledged.delete((context as { email: string }).email);
        },
      },
    ],
  });

  await using rows = await openStoredRows();
  const stored = await readAll(rows, formKinds.contact.table);
  const senders = new Set(stored.map(({ email }) => email));
  const lost = messages.filter(({ email }) => !unacknowledged.has(email) && !senders.has(email)).length;
  const duplicated = stored.length - senders.size;
  const acknowledged = count - unacknowledged.size;
  console.log(`${count} messages on ${connections} connections in ${result.duration.toFixed(1)} s`);
  console.log('(below the rate limits: each from its own email address, without the header that names a network)');
  console.log(`stored ${stored.length}, acknowledged ${acknowledged}, lost ${lost}, duplicated ${duplicated}`);
  console.log(`p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`);
  if (lost > 0 || duplicated > 0 || acknowledged < count) process.exitCode = 1;
}

function readOption(name: 'count' | 'concurrency', preset: number): number {
  const { values } = parseArgs({ options: { count: { type: 'string' }, concurrency: { type: 'string' } } });
  const value = Number(values[name] ?? preset);
  if (!Number.isInteger(value) || value < 1)
    throw new UserError(`--${name} is "${values[name]}". Write a whole number from 1.`);
  return value;
}

/** A row from its own sender: the database takes five messages in five minutes from an address. */
function makeMessage(number: number): ReturnType<typeof toRow> {
  const text = `UPI/DR/6157 is read wrongly. ${'₹ '.repeat(number % 500)}`;
  const values = { name: `Visitor ${number}`, email: `visitor-${number}@example.in`, text };
  return toRow(formKinds.contact, values, crypto.randomUUID(), new Date());
}
