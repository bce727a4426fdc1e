import type { AstroIntegration } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';
import { editorSwitch, visualEditor } from '#authoring/edit/integration.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The names of the integrations that astro.config.mjs asks for. */
async function readIntegrations(): Promise<string[]> {
  const { default: config } = await import('../../../astro.config.mjs');
  return (config.integrations ?? []).flat().flatMap((integration) => (integration ? [integration.name] : []));
}

/** The addresses that the visual editor adds to the site under a command of Astro. */
async function routesUnder(command: string): Promise<string[]> {
  const routes: string[] = [];
  const setup = {
    command,
    injectRoute: ({ pattern }: { pattern: string }) => void routes.push(pattern),
    updateConfig: () => ({}),
  } as unknown as Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
  await visualEditor().hooks['astro:config:setup']?.(setup);
  return routes;
}

test('the site has no visual editor unless it is asked for', async () => {
  expect(await readIntegrations()).not.toContain('visual-editor');
});

test('npm run edit asks for it', async () => {
  vi.stubEnv(editorSwitch, '1');
  expect(await readIntegrations()).toContain('visual-editor');
});

test('it is on the development server only', async () => {
  expect(await routesUnder('dev')).toEqual(['/keystatic/[...place]', '/api/keystatic/[...call]']);
  for (const command of ['build', 'preview', 'sync']) expect(await routesUnder(command)).toEqual([]);
});
