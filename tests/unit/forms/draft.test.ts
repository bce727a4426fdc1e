import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '#lib/browser/forms/draft.ts';

const hours = 60 * 60 * 1000;
const written = { name: 'Asha', email: 'asha@example.in', text: 'The June statement' };
const blank = { name: '', email: ' ', text: '' };

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Restores in a page opened a moment later. */
function reopen() {
  vi.advanceTimersByTime(1);
  const draft = new Draft('contact');
  return { draft, values: draft.restore(Date.now()) };
}

test('what was typed is there when the page is opened again', () => {
  new Draft('contact').save(written);
  expect([...stored.keys()]).toEqual(['draft:contact']);
  expect(reopen().values).toEqual(written);
});

test('a browser without randomUUID keeps drafts, each with a seed of its own', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  new Draft('contact').save(written);
  const { draft, values } = reopen();
  expect(values).toEqual(written);
  const restored = draft.seed;
  draft.discard();
  expect(new Set([restored, draft.seed, new Draft('contact').seed]).size).toBe(3);
});

test('a draft saved while the clock was known to be wrong is there once it is right', () => {
  const draft = new Draft('contact');
  draft.isClockWrong = true;
  draft.save(written);
  vi.advanceTimersByTime(48 * hours);
  const now = Date.now();
  // What drafts.inline.ts does on the next page.
  stored.set('draft:contact', stored.get('draft:contact')!.replace(/"savedAt":[^,]+/, `"savedAt":${now}`));
  expect(reopen().values).toEqual(written);

  draft.isClockWrong = false;
  draft.save(written);
  vi.advanceTimersByTime(48 * hours);
  expect(reopen().values).toBeUndefined();
});

test('a draft lasts 24 hours and no longer', () => {
  new Draft('contact').save(written);
  vi.advanceTimersByTime(24 * hours - 2);
  expect(reopen().values).toEqual(written);
  expect(reopen().values).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('a draft from the future (the clock was set back) is not kept', () => {
  const draft = new Draft('contact');
  vi.setSystemTime(new Date('2027-11-21T10:00:00Z'));
  draft.save(written);
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  expect(reopen().values).toBeUndefined();
});

test('what was sent is forgotten, even where an earlier page had saved it', () => {
  new Draft('contact').save(written);
  const { draft } = reopen();
  draft.save({ ...written, text: 'The June statement, corrected' });
  draft.discard();
  expect(stored.size).toBe(0);
});

test('emptying the fields forgets the draft', () => {
  const draft = new Draft('contact');
  draft.save(written);
  draft.save(blank);
  expect(stored.size).toBe(0);
});

test('the seed goes with the words, and is new once they are sent', () => {
  const first = new Draft('contact');
  first.save(written);
  const { draft } = reopen();
  expect(draft.seed).toBe(first.seed);
  draft.discard();
  expect(draft.seed).not.toBe(first.seed);
});

describe('two tabs', () => {
  test('a tab does not take up what another has begun since it was opened', () => {
    const openedAt = Date.now();
    const other = new Draft('contact');
    other.save(written);
    const draft = new Draft('contact');
    expect(draft.restore(openedAt)).toBeUndefined();
    expect(draft.seed).not.toBe(other.seed);
  });

  test('editing a restored copy does not overwrite what the first tab goes on writing', () => {
    const first = new Draft('contact');
    first.save(written);
    const { draft: copy } = reopen();
    first.save({ ...written, text: 'First, continued' });
    copy.save({ ...written, text: 'Copy' });
    vi.advanceTimersByTime(1);
    first.save({ ...written, text: 'First, continued further' });
    expect(reopen().values?.text).toBe('First, continued further');
  });
});

describe('storage that cannot be used', () => {
  test.each([
    ['no JSON', '{"page":'],
    ['not a list', '{"page":"1"}'],
    ['a list of other things', '[null, 7, "text", {"values": {}}]'],
    [
      'half a draft',
      `[{"page":"1","seed":"2","savedAt":${Date.parse('2026-11-21T09:59:00Z')},"values":{"name":"Asha"}}]`,
    ],
  ])('%s is as good as nothing', (_, content) => {
    stored.set('draft:contact', content);
    expect(reopen().values).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('full: what was saved before is kept', () => {
    const draft = new Draft('contact');
    draft.save(written);
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    draft.save({ ...written, text: 'More' });
    expect(reopen().values).toEqual(written);
  });
});
