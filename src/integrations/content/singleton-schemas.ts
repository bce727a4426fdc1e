import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { glossarySchema } from '#schemas/glossary.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { singletons } from '#schemas/singletons.ts';

/** Writes the JSON schemas of content/<name>.json and glossaries to .astro, beside Astro's own, for completion in editors. */
export function singletonSchemas(): AstroIntegration {
  return {
    name: 'singleton-schemas',
    hooks: {
      'astro:config:setup': ({ createCodegenDir }) => {
        const folder = createCodegenDir();
        for (const [name, rules] of Object.entries({ ...singletons, glossary: glossarySchema })) {
          const schema = JSON.stringify(toJsonSchema(rules), null, 2);
          writeFileSync(new URL(`${name}.schema.json`, folder), `${schema}\n`);
        }
      },
    },
  };
}
