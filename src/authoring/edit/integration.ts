import type { AstroIntegration } from 'astro';

/** The path of the visual editor. */
export const editorPath = '/keystatic';

/** The environment variable that makes astro.config.mjs add the visual editor; `npm run edit` sets it. */
export const editorSwitch = 'VISUAL_EDITOR';

/** Adds the visual editor to the development server, and nothing to builds. */
export function visualEditor(): AstroIntegration {
  return {
    name: 'visual-editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        const urlOf = (file: string) => new URL(file, import.meta.url);
        // Keystatic's own script expects these two paths.
        injectRoute({ pattern: `${editorPath}/[...place]`, entrypoint: urlOf('./page.astro'), prerender: false });
        injectRoute({ pattern: '/api/keystatic/[...call]', entrypoint: urlOf('./api.ts'), prerender: false });
        updateConfig({
          vite: {
            optimizeDeps: {
              include: ['@keystatic/core', '@keystatic/core/content-components', '@keystatic/core/ui', 'astro/zod'],
            },
          },
        });
      },
    },
  };
}
