import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentCollections } from '#schemas/collections.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import { singletons } from '#schemas/singletons.ts';

/**
 * Writes the JSON schemas of the single files and glossaries, for completion in editors.
 * @param folder ends with /
 */
export function writeSchemas(folder: URL): void {
  writeAll(folder, { ...singletons, glossary: glossarySchema });
}

/**
 * Writes all JSON schemas to where Astro and its development server write them, which begin only later.
 * @param project the folder that contains content/, ending with /
 */
export function writeFirstSchemas(project: URL): void {
  writeSchemas(new URL('.astro/integrations/content/', project));
  const schemas = Object.entries(contentCollections).map(([name, { schema }]) => [name, schema] as const);
  writeAll(new URL('.astro/collections/', project), Object.fromEntries(schemas));
}

function writeAll(folder: URL, schemas: Readonly<Record<string, z.ZodType>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
    writeFileSync(new URL(`${name}.schema.json`, folder), `${text}\n`);
  }
}
