import type { AstroConfig, AstroIntegration } from 'astro';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockOutput } from '#publish/index.ts';

test('one build at a time may write into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const urlOf = (name: string) => pathToFileURL(join(folder, name, '/'));
  const run = ({ hooks }: AstroIntegration, hook: 'astro:build:start' | 'astro:build:done') =>
    (hooks[hook] as () => void)();
  const begin = (outDir: string) => {
    const integration = lockOutput();
    const config = { outDir: urlOf(outDir), cacheDir: urlOf('cache') } as AstroConfig;
    (integration.hooks['astro:config:done'] as (options: { config: AstroConfig }) => void)({ config });
    run(integration, 'astro:build:start');
    return integration;
  };
  const first = begin('dist');
  begin('other');
  expect(() => begin('dist')).toThrow(
    expect.objectContaining({
      message:
        'Another build is writing into the same folder. Wait until it has ended, or build into another: npm run build -- --outDir <folder>.',
      // Astro prints it.
      stack: '',
    }),
  );
  run(first, 'astro:build:done');
  begin('dist');
});
