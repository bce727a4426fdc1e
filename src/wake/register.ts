import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { minifyInlineFile } from '#lib/build/minify-inline.ts';

/** React, what it needs, and the words of islands in one chunk: every island shares it, and the first touch fetches it in parallel with the island. */
const reactChunk = {
  name: 'react',
  test: /rolldown[\\/]runtime|vite[\\/]preload-helper|(content|browser)[\\/]words|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
};

const hydrateIsland = pathOf('./hydrate-island.tsx');

/** Replaces `react()` and adds the directive `client:wake`. See wake.ts and hydrate-island.tsx. */
export default function wake(): AstroIntegration[] {
  return [reactThatTakesOver(), wakeDirective()];
}

/** `@astrojs/react` with our own client entry point, which hydrates an island. */
function reactThatTakesOver(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: hydrateIsland }),
        }),
    },
  };
}

function wakeDirective(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'wake', entrypoint: pathOf('./directive.ts') });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'wake',
                config: ({ optimizeDeps }) => leaveUnbundled(optimizeDeps?.include),
                load: loadIslandElement,
              },
            ],
            environments: {
              client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactChunk] } } } } },
            },
          },
        });
      },
    },
  };
}

/** Gives Astro our `<astro-island>` in place of its own, which it writes into pages as text. */
function loadIslandElement(id: string): string | undefined {
  if (!/astro-island\.prebuilt(-dev)?\.js$/.test(id)) return undefined;
  return `export default ${JSON.stringify(minifyInlineFile(pathOf('./island.ts')))}`;
}

/** In dev, Astro asks Vite to bundle hydrate-island.tsx beforehand, as if it came from a package; Vite refuses, with a warning. */
function leaveUnbundled(entries: string[] = []): void {
  const index = entries.indexOf(hydrateIsland);
  if (index >= 0) entries.splice(index, 1);
}

/** Astro's types allow a URL here; its bundler takes only a path. */
function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
