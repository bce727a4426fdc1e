import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { entries } from '#integrations/content/loaders.ts';
import { makeContent, makeProject, toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

test('of saves in quick succession the last is kept, also where an earlier text takes longer to render', async () => {
  const folder = makeProject(makeContent());
  const file = join(folder, 'content/blog/late.md');
  const watcher = new EventEmitter();
  const store = new Map<string, { id: string; rendered?: { html: string } }>();
  const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();
  const rendering: string[] = [];
  const context = {
    config: { root: pathToFileURL(`${folder}/`) },
    watcher,
    store: {
      keys: () => store.keys(),
      get: (id: string) => store.get(id),
      delete: (id: string) => store.delete(id),
      set: (entry: { id: string; rendered?: { html: string } }) => store.set(entry.id, entry),
    },
    generateDigest: (data: unknown) => JSON.stringify(data),
    renderMarkdown: async (body: string) => {
      const html = body.trim();
      rendering.push(html);
      if (html === 'First.') await firstMayEnd;
      return { html };
    },
  } as unknown as LoaderContext;
  await entries('blog').load(context);

  const save = (text: string) => {
    writeFileSync(file, toMdx(makeArticle(), text));
    watcher.emit('all', 'change', file);
  };
  save('First.');
  await vi.waitUntil(() => rendering.includes('First.'));
  save('The second.');
  // Longer than the loader waits for further changes.
  await new Promise((resolve) => setTimeout(resolve, 100));
  endFirst();
  await vi.waitUntil(() => rendering.includes('The second.'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get('late')?.rendered?.html).toBe('The second.');

  rendering.length = 0;
  await entries('blog').load(context);
  expect(rendering, 'a later run renders only what has changed').toEqual([]);

  rmSync(file);
  watcher.emit('all', 'unlink', file);
  await vi.waitFor(() => expect([...store.keys()]).toEqual(['gst']));
});
