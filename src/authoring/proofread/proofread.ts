import type { ContentFile } from '#authoring/read/content-file.ts';
import type { Content } from '#authoring/read/content.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors/content-error.ts';
import { rulesOf } from '#schemas/collections.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { singletons as schemas } from '#schemas/singletons.ts';
import { findStyleBreaks, glossaryStyle, houseStyle } from './house-style.ts';
import { proseIn } from './prose.ts';

/**
 * What cspell and markdownlint-cli2 do not find in content/: breaks of the house style and the glossaries. None of it stops
 * a build.
 */
export function proofread({ collections, singletons, translations, words, glossaries }: Content): ValidationError[] {
  const english = [
    ...[...collections.values()].flat().flatMap((entry) => proseIn(entry, rulesOf(entry.collection).schema)),
    ...[...singletons].flatMap(([name, singleton]) => proseIn(singleton, schemas[name])),
  ];
  return [
    ...english.flatMap((text) => findStyleBreaks(text, houseStyle)),
    ...[...glossaries].flatMap(([language, { data }]) => {
      const files = translations.filter((translation) => translation.language === language);
      if (!data) return [];
      const style = glossaryStyle(data as Glossary);
      return [...files, words.get(language) ?? [], noticesIn(language, singletons.get('notices'))]
        .flat()
        .flatMap((file) => proseIn(file).flatMap((text) => findStyleBreaks(text, style)));
    }),
  ];
}

/** content/notices.json reduced to the notices in a language, which keep their places. */
function noticesIn(language: string, file: ContentFile | undefined): ContentFile[] {
  const notices = fieldOf(file?.fields, 'notices');
  if (!file || !Array.isArray(notices)) return [];
  const own = notices.map((notice: unknown) => (fieldOf(notice, 'language') === language ? notice : {}));
  return [{ ...file, fields: { notices: own } }];
}
