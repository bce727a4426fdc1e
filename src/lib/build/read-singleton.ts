import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { fieldName, parseFields, type FieldMistake } from '#schemas/find-mistakes.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { translate } from '#schemas/translation.ts';
import { ContentError } from './content-error.ts';

type Singleton<Name extends SingletonName> = z.infer<(typeof singletons)[Name]>;

/**
 * A file of content/, checked.
 * @throws ContentError when it cannot be read, or a field is missing or malformed
 */
export async function readChecked<Data>(file: string, schema: z.ZodType, read: () => unknown): Promise<Data> {
  let value: unknown;
  try {
    value = await read();
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason);
    const message = `cannot be read (${words}) → run "npm run check:content": it says where and why`;
    throw new ContentError([{ file, message }]);
  }
  return accept(file, parseFields(schema, value)) as Data;
}

/**
 * content/<name>.json, checked.
 * @param load its import, spelt out so that Vite watches the file
 */
export function readSingleton<Name extends SingletonName>(
  name: Name,
  load: () => Promise<{ default: unknown }>,
): Promise<Singleton<Name>> {
  return readChecked(`content/${name}.json`, singletons[name], async () => (await load()).default);
}

/**
 * content/<name>.json in a language; in English where it is not translated.
 * @throws ContentError when the translation has mistakes
 */
export function translateSingleton<Name extends SingletonName>(
  name: Name,
  english: Singleton<Name>,
  language: string,
): Singleton<Name> {
  const file = `content/${name}.${language}.json`;
  if (!existsSync(file)) return english;
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  return accept(file, translate(singletons[name], english, words)) as Singleton<Name>;
}

function accept(file: string, { data, mistakes }: { data?: unknown; mistakes: readonly FieldMistake[] }): unknown {
  if (mistakes.length === 0) return data;
  throw new ContentError(mistakes.map(({ path, message }) => ({ file, field: fieldName(path), message })));
}
