import { z } from 'astro/zod';

/** The JSON Schema of what an editor writes, for completion in editors. */
export function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' });
}
