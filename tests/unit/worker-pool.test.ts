import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Like what src/local/astro-process.ts starts Astro with, which only the process itself has a channel for. */
const forProcess =
  'data:text/javascript,import { isMainThread } from "node:worker_threads"; if (!isMainThread) throw new Error("in a worker")';

test('workers run without the modules that their process was started with', () => {
  const [pool, work] = ['src/lib/files/worker-pool.ts', 'src/lib/files/list-files.ts'].map(
    (file) => pathToFileURL(file).href,
  );
  const code = `
    import { startWorkers } from ${JSON.stringify(pool)};
    const workers = startWorkers(new URL(${JSON.stringify(work)}));
    console.log(await workers.run('no such folder', { name: 'listFiles' }));
    await workers.destroy();`;
  const args = ['--import', forProcess, '--input-type=module', '--eval', code];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(output.trim()).toBe('[]');
});
