import { afterAll, expect, test, vi } from 'vitest';

vi.mock('astro:content', async (importOriginal) => {
  const original = await importOriginal<typeof import('../helpers/astro-content.ts')>();
  const getCollection: typeof original.getCollection = async (name, isWanted) => {
    const entries = await original.getCollection(name, isWanted);
    return name === 'site' ? entries.map((entry) => ({ ...entry, data: { ...entry.data, languages: [] } })) : entries;
  };
  return { ...original, getCollection };
});

vi.resetModules();
const { GET } = await import('../../src/pages/.well-known/security.txt.ts');

afterAll(() => vi.resetModules());

test('security.txt names the languages that content/site.json lists, and English alone where it lists none', async () => {
  expect(await GET().text()).toContain('\nPreferred-Languages: en\n');
});
