import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { incrementalBuild } from '#integrations/incremental/index.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'incremental-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const pages = ['a', 'b', 'c'].map((name) => `dist/${name}.html`);
const kept = () => ['incremental-build.json', ...pages].filter((file) => existsSync(join(folder, file)));

/** Begins a build. @returns whether it may use what is kept, what it warned of, and the rest of it */
function begin() {
  const { hooks } = incrementalBuild() as unknown as { hooks: Record<string, (options: object) => void> };
  const warnings: string[] = [];
  let isIncremental = false;
  hooks['astro:config:setup']!({
    command: 'build',
    config: { cacheDir: pathToFileURL(`${folder}/`) },
    updateConfig: () => (isIncremental = true),
    logger: { warn: (message: string) => warnings.push(message) },
  });
  const end = (text?: string) => {
    hooks['astro:build:start']!({});
    mkdirSync(join(folder, 'dist'), { recursive: true });
    if (text) for (const file of [...pages, 'incremental-build.json']) writeFileSync(join(folder, file), text);
    hooks['astro:build:generated']!({});
  };
  return { isIncremental, warnings, end };
}

/** A process that begins a build and no more, or that builds again and again; it says so once it has. */
async function beginElsewhere(task: 'begin' | 'build' = 'begin') {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { setTimeout } from 'node:timers/promises';
    import { incrementalBuild } from ${JSON.stringify(pathToFileURL('src/integrations/incremental/index.ts').href)};
    const folder = ${JSON.stringify(folder)};
    for (let number = 0; ; number++) {
      const { hooks } = incrementalBuild();
      const config = { cacheDir: new URL(${JSON.stringify(pathToFileURL(`${folder}/`).href)}) };
      hooks['astro:config:setup']({ command: 'build', config, updateConfig() {}, logger: console });
      if (${task === 'begin'}) {
        console.log('begun');
        await setTimeout(60_000);
      }
      hooks['astro:build:start']();
      mkdirSync(join(folder, 'dist'), { recursive: true });
      for (const file of ${JSON.stringify([...pages, 'incremental-build.json'])}) {
        writeFileSync(join(folder, file), String(number));
        await setTimeout(10);
      }
      hooks['astro:build:generated']();
      console.log('built');
      await setTimeout(10);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { kill };
}

describe('the pages kept from a build', () => {
  test('are used by the next one, also where a build between them was stopped before it wrote', async () => {
    begin().end('first');
    const stopped = await beginElsewhere();
    await stopped.kill();
    expect(begin()).toMatchObject({ isIncremental: true, warnings: [] });
    expect(kept()).toHaveLength(4);
  });

  test.each([
    ['a page that was changed', 'dist/b.html', (file: string) => writeFileSync(file, 'second')],
    ['a page that is lost', 'dist/b.html', (file: string) => rmSync(file)],
    ['a page of another program', 'dist/d.html', (file: string) => writeFileSync(file, 'first')],
    ['a list that is cut off', 'incremental-build.json', (file: string) => writeFileSync(file, 'fir')],
    ['no digest', 'incremental-build.sha256', (file: string) => rmSync(file)],
  ])('are thrown away with a warning where there is %s', (_, file, damage) => {
    begin().end('first');
    damage(join(folder, file));
    const { isIncremental, warnings, end } = begin();
    expect(kept()).toEqual([]);
    expect({ isIncremental, warnings }).toEqual({
      isIncremental: true,
      warnings: [expect.stringContaining('not whole → all are rendered again')],
    });
    end('second');
    expect(begin().warnings).toEqual([]);
  });

  test('are left to the build that is running', async () => {
    begin().end('first');
    const other = await beginElsewhere();
    expect(begin()).toMatchObject({
      isIncremental: false,
      warnings: [expect.stringContaining('Another build is running')],
    });
    expect(kept()).toHaveLength(4);
    await other.kill();
    expect(begin()).toMatchObject({ isIncremental: true, warnings: [] });
  });

  test('are all of one build when builds are killed at any moment', { timeout: 60_000 }, async () => {
    const states = new Set<number>();
    for (let kill = 0; kill < 10; kill++) {
      const builds = await beginElsewhere('build');
      await setTimeout(200 * Math.random());
      await builds.kill();
      const { end } = begin();
      const texts = kept().map((file) => readFileSync(join(folder, file), 'utf8'));
      end();
      expect(new Set(texts).size).toBeLessThan(2);
      states.add(texts.length);
    }
    // It was killed while it wrote at least once, and what it had written was thrown away.
    expect(states).toContain(0);
  });
});
