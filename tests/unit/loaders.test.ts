import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { entries } from '#authoring/load/loaders.ts';
import { makeContent, makeProject, toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

test('the development server stores texts as they are saved, and forgets those that are removed', async () => {
  const folder = makeProject(makeContent());
  const file = join(folder, 'content/blog/late.mdx');
  const watcher = new EventEmitter();
  const store = new Map<string, { id: string; body: string }>();
  const set = (entry: { id: string; body: string }) => store.set(entry.id, entry);
  await entries('blog').load({
    config: { root: pathToFileURL(`${folder}/`) },
    watcher,
    store: { keys: () => store.keys(), delete: (id: string) => store.delete(id), set },
    generateDigest: JSON.stringify,
  } as unknown as LoaderContext);

  for (const text of ['First.', 'The second.', '<Calout>']) {
    writeFileSync(file, toMdx(makeArticle(), text));
    watcher.emit('all', 'change', file);
    if (text === '<Calout>') await new Promise((resolve) => setTimeout(resolve, 200));
    else await vi.waitFor(() => expect(store.get('late')?.body).toBe(text));
  }
  expect(store.get('late')?.body, 'a text with mistakes stays as it was').toBe('The second.');

  rmSync(file);
  watcher.emit('all', 'unlink', file);
  await vi.waitFor(() => expect([...store.keys()]).toEqual(['gst']));
});
