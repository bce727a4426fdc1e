import './preflight.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ContentReader, siteUrlFrom } from '#authoring/index.ts';

/** Every folder of tests/ that Vitest runs is one project: `vitest run --project unit`. */
const projects = ['unit', 'content', 'dist', 'backend', 'browsers'];

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: projects.map((name) => ({
      test: {
        name,
        environment: 'node',
        // Astro's module for those of src/data.
        alias: { 'astro:content': `${root}tests/helpers/astro-content.ts` },
        env: { SITE: siteUrlFrom(new ContentReader(root)) },
        include: [`tests/${name}/**/*.test.ts`],
        globalSetup: ['backend', 'dist', 'browsers'].includes(name) ? `tests/${name}/global-setup.ts` : [],
        testTimeout: { unit: 10_000, browsers: 120_000 }[name] ?? 60_000,
        // Files share the modules they import, which more than halves the time; a test that mocks one imports it anew.
        isolate: !['unit', 'content', 'dist'].includes(name),
      },
    })),
  },
});
