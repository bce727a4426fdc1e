import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';

/** Writes the JSON schemas of content/<name>.json into .astro, where Astro writes those of the collections: editors complete from them. */
export function singletonSchemas(): AstroIntegration {
  return {
    name: 'singleton-schemas',
    hooks: {
      'astro:config:setup': ({ createCodegenDir }) => {
        const folder = createCodegenDir();
        for (const name of singletonNames) {
          const schema = JSON.stringify(toJsonSchema(singletons[name]), null, 2);
          writeFileSync(new URL(`${name}.schema.json`, folder), `${schema}\n`);
        }
      },
    },
  };
}
