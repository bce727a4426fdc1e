import './require-node.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every folder of tests/ that Vitest runs is one project: `vitest run --project unit`. */
const projects = ['unit', 'content', 'dist', 'backend', 'browsers'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: projects.map((name) => ({
      test: {
        name,
        environment: 'node',
        include: [`tests/${name}/**/*.test.ts`],
        globalSetup: ['dist', 'browsers'].includes(name) ? `tests/${name}/global-setup.ts` : [],
        testTimeout: { unit: 10_000, browsers: 120_000 }[name] ?? 60_000,
        // Tests of the built site change nothing, so they share what was read of it.
        isolate: name !== 'dist',
      },
    })),
  },
});
