import { statSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { pictureFile } from '#authoring/check/pictures.ts';
import type { ContentFile } from '#authoring/read/content-file.ts';
import type { Content } from '#authoring/read/types.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { rulesOf } from '#schemas/collections.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { singletons as schemas } from '#schemas/singletons.ts';
import { quoted } from '#schemas/wording.ts';
import { findStyleBreaks, glossaryStyle, houseStyle, type Style } from './house-style.ts';
import { proseIn } from './prose.ts';

/**
 * Findings that cspell and markdownlint-cli2 do not make in content/: breaks of the house style and the glossaries, and heavy pictures. None of
 * it stops a build.
 * @param project the folder that contains content/
 * @param content what was read of it
 */
export function proofread(project: string, content: Content): ValidationError[] {
  const { collections, singletons, translations, words, glossaries } = content;
  const entries = [...collections.values()].flat();
  const breaksIn = (file: ContentFile, style: Style, schema?: z.ZodType) =>
    proseIn(file, schema).flatMap((text) => findStyleBreaks(text, style));
  const breaks = [
    ...entries.flatMap((entry) => breaksIn(entry, houseStyle, rulesOf(entry.collection).schema)),
    ...[...singletons].flatMap(([name, file]) => breaksIn(file, houseStyle, schemas[name])),
    ...[...glossaries].flatMap(([language, { data }]) => {
      const files = translations.filter((translation) => translation.language === language);
      if (!data) return [];
      const style = glossaryStyle(data as Glossary);
      return [...files, words.get(language) ?? [], noticesIn(language, singletons.get('notices'))]
        .flat()
        .flatMap((file) => breaksIn(file, style));
    }),
  ];
  return [...breaks, ...[...entries, ...translations].flatMap((text) => findHeavyPictures(project, text))];
}

/** content/notices.json reduced to the notices in a language, which keep their places. */
function noticesIn(language: string, file: ContentFile | undefined): ContentFile[] {
  const notices = fieldOf(file?.fields, 'notices');
  if (!file || !Array.isArray(notices)) return [];
  const own = notices.map((notice: unknown) => (fieldOf(notice, 'language') === language ? notice : {}));
  return [{ ...file, fields: { notices: own } }];
}

/** The largest size of a picture in content/; the build makes smaller ones from it. */
const maxKilobytes = 300;

function findHeavyPictures(project: string, { file, pictures }: ContentFile): ValidationError[] {
  return pictures.flatMap(({ url, line }) => {
    const { size = 0 } = statSync(join(project, pictureFile(file, url)), { throwIfNoEntry: false }) ?? {};
    const kilobytes = Math.ceil(size / 1000);
    const message = `the picture ${quoted(url)} weighs ${kilobytes} KB, at most ${maxKilobytes} are allowed → save it smaller: 1,400 pixels of width are enough`;
    return kilobytes > maxKilobytes ? [{ file, line, message }] : [];
  });
}
