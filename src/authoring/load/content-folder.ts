import type { AstroIntegration } from 'astro';
import { parse } from 'jsonc-parser';
import type { Plugin } from 'vite';
import type { ContentReader } from '#authoring/reader.ts';
import { writeSchemas } from './json-schemas.ts';

/**
 * Writes the JSON schemas of the single files and glossaries beside those of the collections, which Astro writes. While the development
 * server runs, texts are compiled again after each change of content/, as their plugins read other files too.
 */
export function contentFolder(reader: ContentReader): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ createCodegenDir, updateConfig }) => {
        updateConfig({ vite: { plugins: [soundTexts(reader)] } });
        writeSchemas(createCodegenDir());
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', (_, path) => {
          if (!reader.refresh(path)) return;
          for (const { moduleGraph } of Object.values(server.environments))
            for (const [id, module] of moduleGraph.idToModuleMap)
              if (/\.mdx(\?|$)/.test(id)) moduleGraph.invalidateModule(module);
        });
      },
    },
  };
}

/** Compiles a text with mistakes in its last version without any. */
function soundTexts(reader: ContentReader): Plugin {
  return {
    name: 'sound-texts',
    enforce: 'pre',
    apply: 'serve',
    load(id) {
      const file = reader.nameOf(id.split('?', 1)[0]!);
      return file.endsWith('.mdx') ? reader.soundTextOf(file) : undefined;
    },
  };
}

/** The URL of the site, which Astro needs even while content/site.json has mistakes. */
export function siteUrlFrom(reader: ContentReader): string {
  const { url } = (parse(reader.singleton('site').source) ?? {}) as { url?: unknown };
  const known = process.env.SITE_URL || url;
  return typeof known === 'string' && URL.canParse(known) ? known.replace(/\/$/, '') : 'http://localhost:4321';
}
