import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentCollections } from '#schemas/collections.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import { singletons } from '#schemas/singletons.ts';

const schemasOfFiles = { ...singletons, glossary: glossarySchema };

/**
 * Writes all JSON schemas to where Astro writes them once it runs.
 * @param project the folder that contains content/, ending with /
 */
export function writeFirstSchemas(project: URL): void {
  writeSchemas(new URL('.astro/integrations/content/', project));
  const schemas = Object.entries(contentCollections).map(([name, { schema }]) => [name, schema] as const);
  writeSchemas(new URL('.astro/collections/', project), Object.fromEntries(schemas));
}

/**
 * Writes JSON schemas for completion in editors, by default those of the single files and glossaries.
 * @param folder ends with /
 */
export function writeSchemas(folder: URL, schemas: Readonly<Record<string, z.ZodType>> = schemasOfFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
    writeFileSync(new URL(`${name}.schema.json`, folder), `${text}\n`);
  }
}
