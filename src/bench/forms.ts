import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contact } from '#lib/browser/forms/kinds.ts';
import { toOutcome } from '#lib/browser/forms/outcome.ts';
import { toRow } from '#lib/browser/forms/row.ts';
import { connect, type InsertRow } from '#lib/browser/supabase.ts';
import { UserError } from '#lib/build/user-error.ts';
import { startBackend } from '#local/backend-process.ts';
import { openStoredRows, readAll } from '#local/stored-rows.ts';

interface Submission {
  /** Its sender, who sends nothing else: the database takes five messages in five minutes from an address. */
  email: string;
  isAcknowledged: boolean;
  milliseconds: number;
}

/** See `npm run bench:forms`. */
export async function benchForms(signal: AbortSignal): Promise<void> {
  const count = readOption('count', 500);
  const concurrency = readOption('concurrency', 50);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bahi-bench-'));
  process.env.BACKEND_DATA = folder.path;
  process.env.BACKEND_PORT = '0';
  await using backend = await startBackend();
  const insertRow = connect(backend.settings.url, backend.settings.publishableKey);

  const startedAt = performance.now();
  const submissions = await submitAll(count, concurrency, (number) => submit(number, insertRow, signal));
  const seconds = (performance.now() - startedAt) / 1000;

  await using rows = await openStoredRows();
  const stored = await readAll(rows, contact.table);
  const senders = new Set(stored.map(({ email }) => email));
  const acknowledged = submissions.filter(({ isAcknowledged }) => isAcknowledged);
  const lost = acknowledged.filter(({ email }) => !senders.has(email)).length;
  const duplicated = stored.length - senders.size;
  const times = submissions.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);

  console.log(`${count} messages, ${concurrency} at a time, in ${seconds.toFixed(1)} s`);
  console.log(
    '(within the rate limits: each from an e-mail address of its own, none with the header that names a network)',
  );
  console.log(`stored ${stored.length}, acknowledged ${acknowledged.length}, lost ${lost}, duplicated ${duplicated}`);
  console.log(`p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`);
  if (lost > 0 || duplicated > 0 || acknowledged.length < count) process.exitCode = 1;
}

function readOption(name: 'count' | 'concurrency', preset: number): number {
  const { values } = parseArgs({ options: { count: { type: 'string' }, concurrency: { type: 'string' } } });
  const value = Number(values[name] ?? preset);
  if (!Number.isInteger(value) || value < 1)
    throw new UserError(`--${name} is "${values[name]}". Write a whole number from 1.`);
  return value;
}

/** Does the work for the numbers from 0, so many at a time. */
async function submitAll<T>(count: number, concurrency: number, work: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) results.push(await work(next++));
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

async function submit(number: number, insertRow: InsertRow, signal: AbortSignal): Promise<Submission> {
  const email = `visitor-${number}@example.in`;
  const values = {
    name: `Visitor ${number}`,
    email,
    text: `UPI/DR/6157 is read wrongly. ${'₹ '.repeat(number % 500)}`,
  };
  const row = await toRow(contact, values, crypto.randomUUID(), new Date());
  const sendings = number % 10 === 0 ? [row, row] : [row];

  const startedAt = performance.now();
  const answers = await Promise.all(sendings.map((sending) => insertRow(contact.table, sending, { signal })));
  return {
    email,
    isAcknowledged: answers.every((answer) => toOutcome(answer) === 'sent'),
    milliseconds: performance.now() - startedAt,
  };
}

/** @param sorted rising */
function percentile(sorted: readonly number[], percent: number): string {
  return (sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN).toFixed(0);
}
