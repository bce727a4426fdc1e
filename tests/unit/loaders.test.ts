import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { entries } from '#authoring/load/loaders.ts';
import { makeContent, makeProject, toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

/** What a collection stores of an entry. */
interface Stored {
  id: string;
  data: { wordCount: number };
  body?: string;
  rendered?: { html: string };
  deferredRender: boolean;
}

test('the development server stores saved texts without rendering them; a build renders what has changed', async () => {
  const folder = makeProject(makeContent());
  const file = join(folder, 'content/blog/late.md');
  const watcher = new EventEmitter();
  const run = (watcher?: EventEmitter) => {
    const store = new Map<string, Stored>();
    const rendered: string[] = [];
    const context = {
      collection: 'blog',
      config: { root: pathToFileURL(`${folder}/`) },
      watcher,
      store: {
        keys: () => store.keys(),
        get: (id: string) => store.get(id),
        delete: (id: string) => store.delete(id),
        set: (entry: Stored) => store.set(entry.id, entry),
      },
      generateDigest: (data: unknown) => JSON.stringify(data),
      renderMarkdown: (body: string) => {
        rendered.push(body.trim());
        return Promise.resolve({ html: body.trim() });
      },
    } as unknown as LoaderContext;
    return { store, rendered, load: () => entries('blog').load(context) };
  };

  const server = run(watcher);
  await server.load();
  for (const text of ['First.', 'The second.']) {
    writeFileSync(file, toMdx(makeArticle(), text));
    watcher.emit('all', 'change', file);
  }
  await vi.waitFor(() =>
    expect(server.store.get('late')).toMatchObject({ deferredRender: true, data: { wordCount: 2 } }),
  );
  expect(server.rendered).toEqual([]);

  const build = run();
  await build.load();
  expect(build.store.get('late')).toMatchObject({ rendered: { html: 'The second.' }, deferredRender: false });
  expect(build.store.get('gst')).toMatchObject({ deferredRender: true });
  await build.load();
  expect(build.rendered, 'a later run renders only what has changed').toEqual(['The second.']);

  rmSync(file);
  watcher.emit('all', 'unlink', file);
  await vi.waitFor(() => expect([...server.store.keys()]).toEqual(['gst']));
});
