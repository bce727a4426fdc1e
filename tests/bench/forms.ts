/**
 * `npm run bench:forms`: many visitors send a message at once. The messages go through the code of the site to an embedded backend
 * of their own; every tenth is sent twice, as after a lost response. Fails when a message that was acknowledged is not stored, when
 * one is stored twice, or when one is not accepted. `npm run bench:forms -- 500 50` sends 500 messages on 50 connections.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formKinds } from '#client/forms/values.ts';
import { toRow } from '#client/forms/row.ts';
import { runCommand } from '#dev/run-command.ts';
import { serveBackend } from '#dev/serve-backend.ts';
import { openStoredRows, readAll } from '#dev/stored-rows.ts';

const [count = 500, connections = 50] = process.argv.slice(2).map(Number);
const { table } = formKinds.contact;

await runCommand(async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-forms-'));
  process.env.BACKEND_DATA = folder.path;
  await using backend = await serveBackend(folder.path, { variable: 'BACKEND_PORT', port: 0 });
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const messages = await Promise.all(Array.from({ length: count }, (_, number) => makeMessage(number)));
  const queue = messages.flatMap((message, number) => (number % 10 === 0 ? [message, message] : [message]));
  const [acknowledged, waits] = [new Set<string>(), new Array<number>()];
  const startedAt = performance.now();
  const sendNext = async () => {
    for (let message = queue.shift(); message; message = queue.shift()) {
      const sentAt = performance.now();
      const body = JSON.stringify(message);
      const { status } = await fetch(`${backend.url}/rest/v1/${table}`, { method: 'POST', headers, body });
      waits.push(performance.now() - sentAt);
      // A conflict means that the same message was sent again.
      if (status === 201 || status === 409) acknowledged.add(message.email);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
  const seconds = (performance.now() - startedAt) / 1000;
  await using rows = await openStoredRows();
  const stored = (await readAll(rows, formKinds.contact)).map(({ email }) => email);
  const lost = acknowledged.difference(new Set(stored)).size;
  const duplicated = stored.length - new Set(stored).size;
  const percentile = (share: number) => Math.round(waits.sort((a, b) => a - b)[Math.floor(share * waits.length)] ?? 0);
  console.log(`${count} messages on ${connections} connections: ${seconds.toFixed(1)} s`);
  console.log(`stored ${stored.length}, acknowledged ${acknowledged.size}, lost ${lost}, duplicated ${duplicated}`);
  console.log(`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`);
  if (lost > 0 || duplicated > 0 || acknowledged.size < count) process.exitCode = 1;
});

/** A row from its own sender: the database takes five messages in five minutes from an address. */
function makeMessage(number: number): ReturnType<typeof toRow> {
  const text = `UPI/DR/6157 is read wrongly. ${'₹ '.repeat(number % 500)}`;
  const values = { name: `Visitor ${number}`, email: `visitor-${number}@example.in`, text };
  return toRow(formKinds.contact, values, crypto.randomUUID(), new Date());
}
