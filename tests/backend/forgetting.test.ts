import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openBackend, type Backend } from '#local/embedded-backend.ts';

afterEach(() => void vi.useRealTimers());

async function readSenders({ connection }: Backend): Promise<unknown[]> {
  return (await connection.driver.query('select sender from private.recent_submissions')).rows;
}

test('the embedded backend forgets old senders by itself, and all when it closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  {
    await using backend = await openBackend(folder);
    await backend.connection.driver.query(`
      insert into private.recent_submissions (sender, sent_at)
      values ('old@example.in', now() - interval '5 minutes 1 second'), ('new@example.in', now())
    `);
    vi.advanceTimersByTime(5 * 60_000);
    await vi.waitFor(async () => expect(await readSenders(backend)).toEqual([{ sender: 'new@example.in' }]));
  }
  {
    await using backend = await openBackend(folder);
    expect(await readSenders(backend)).toEqual([]);
  }
  rmSync(folder, { recursive: true });
}, 120_000);
