import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: true | 'idle';
  }
}

/** React, and whatever else several islands share, in one chunk. */
const shared = [
  ...['rolldown/runtime', 'vite/preload-helper', 'client/words'],
  'hydration/(ErrorBoundary|Untouched|load-notice)',
  'node_modules/(react|react-dom|scheduler)/',
];
const reactChunk = { name: 'react', test: new RegExp(shared.join('|').replaceAll('/', String.raw`[\\/]`)) };

/** Adds the directive `client:interaction`; see interaction.ts. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        // The types allow a URL here; Astro's bundler takes only a path.
        const entrypoint = fileURLToPath(new URL('interaction.ts', import.meta.url));
        addClientDirective({ name: 'interaction', entrypoint });
        updateConfig({
          vite: {
            environments: {
              client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactChunk] } } } } },
            },
          },
        });
      },
    },
  };
}
