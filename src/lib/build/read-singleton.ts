import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { fieldName, findMistakes } from '#schemas/find-mistakes.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { translate } from '#schemas/translation.ts';
import { ContentError, type Mistake } from './content-error.ts';

type Singleton<Name extends SingletonName> = z.infer<(typeof singletons)[Name]>;

/**
 * content/<name>.json, checked.
 * @param load its import, spelt out so that Vite watches the file
 * @throws ContentError when it cannot be read, or a field is missing or malformed
 */
export async function readSingleton<Name extends SingletonName>(
  name: Name,
  load: () => Promise<{ default: unknown }>,
): Promise<Singleton<Name>> {
  const toError = (mistakes: readonly Omit<Mistake, 'file'>[]) =>
    new ContentError(mistakes.map((mistake) => ({ file: `content/${name}.json`, ...mistake })));
  const { default: value } = await load().catch((reason: unknown) => {
    const words = reason instanceof Error ? reason.message : String(reason);
    throw toError([{ message: `cannot be read (${words}) → run "npm run check:content": it says where and why` }]);
  });
  const schema: z.ZodType = singletons[name];
  const result = schema.safeParse(value);
  if (result.success) return result.data as Singleton<Name>;
  throw toError(findMistakes(schema, value).map(({ path, message }) => ({ field: fieldName(path), message })));
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
  const { data, mistakes } = translate(singletons[name], english, words);
  if (mistakes.length === 0) return data as Singleton<Name>;
  throw new ContentError(mistakes.map(({ path, message }) => ({ file, field: fieldName(path), message })));
}
