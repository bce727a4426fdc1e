import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from '#lib/browser/forms/time-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that takes a while and does not heed the signal. */
function deafWork(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds));
}

test('work done just in time counts, and is not aborted afterwards', async () => {
  let heard: AbortSignal | undefined;
  const result = withinTime(15_000, (signal) => {
    heard = signal;
    return deafWork(14_999);
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await result).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard?.aborted).toBe(false);
});

test('work that takes longer is given up and aborted', async () => {
  let heard: AbortSignal | undefined;
  const result = withinTime(15_000, (signal) => {
    heard = signal;
    return deafWork(15_001);
  });
  const failure = expect(result).rejects.toThrow('Not done within 15000 ms');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(heard?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(heard?.aborted).toBe(true);
});

test('work that fails fails at once, with its own error', async () => {
  await expect(withinTime(15_000, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});
