import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { siteSchema } from '#schemas/site.ts';

/** Writes the JSON schema of content/site.json into .astro, where Astro writes those of the collections: editors complete from it. */
export function siteJsonSchema(): AstroIntegration {
  return {
    name: 'site-json-schema',
    hooks: {
      'astro:config:setup': ({ createCodegenDir }) => {
        const schema = toJsonSchema(siteSchema);
        writeFileSync(new URL('site.schema.json', createCodegenDir()), `${JSON.stringify(schema, null, 2)}\n`);
      },
    },
  };
}
