import { statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { picturesIn } from '#authoring/check/pictures.ts';
import type { ContentFile } from '#authoring/read/content-file.ts';
import type { Content } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { quoted } from '#schemas/kit/wording.ts';
import { findRepeated, findUnpaired } from './marks.ts';
import { english, findStyleBreaks, glossaryStyle, otherScript } from './style.ts';
import { proseIn } from './prose.ts';

/**
 * Mistakes that stop no build and that cspell and markdownlint-cli2 do not find: breaks of the house style and the glossaries, unpaired
 * marks, repeated lines, and heavy pictures. Files whose fields cannot be read are left out, as keys would be taken for prose.
 * @param project the folder that contains content/
 */
export function proofread(
  project: string,
  content: Pick<Content, 'entries' | 'singletons' | 'translations' | 'words' | 'glossaries'>,
): ValidationError[] {
  const isRead = ({ fields }: ContentFile) => fields !== undefined;
  const entries = content.entries.filter(isRead);
  const singletons = [...content.singletons.values()].filter(isRead);
  const translations = content.translations.filter(isRead);
  return [
    ...[...entries, ...singletons].flatMap((file) => findStyleBreaks(proseIn(file), english)),
    ...[...entries, ...singletons, ...translations].flatMap((file) => findUnpaired(proseIn(file))),
    ...entries.filter(({ file }) => file.endsWith('.mdx')).flatMap(findRepeated),
    ...[...content.glossaries].flatMap(([language, { data }]) => {
      if (data === undefined) return [];
      const style = glossaryStyle(data as Glossary);
      const files = [
        ...translations.filter((translation) => translation.language === language),
        ...[content.words.get(language) ?? []].flat(),
        ...noticesIn(language, content.singletons.get('notices')),
      ];
      return files.flatMap((file) => findStyleBreaks(proseIn(file), style));
    }),
    ...translations
      .filter(({ language }) => isOtherScript(language))
      .flatMap((file) => findStyleBreaks(proseIn(file), otherScript)),
    ...findHeavyPictures(project, content),
  ];
}

/** Whether a language is written in other letters than English. */
export function isOtherScript(language: string): boolean {
  return (new Intl.Locale(language).maximize().script ?? 'Latn') !== 'Latn';
}

/** content/notices.json with the notices in other languages blanked. */
function noticesIn(language: string, file: ContentFile | undefined): { file: string; source: string }[] {
  const other = new RegExp(String.raw`"language": "(?!${language}")[^]*?(?="language": |$(?![^]))`, 'g');
  return file ? [{ ...file, source: file.source.replace(other, (notice) => notice.replace(/.+/g, '')) }] : [];
}

const maxKilobytes = 300;

function findHeavyPictures(project: string, content: Pick<Content, 'entries' | 'translations'>): ValidationError[] {
  return picturesIn(content).flatMap(({ file, line, url, path }) => {
    const { size = 0 } = statSync(join(project, path), { throwIfNoEntry: false }) ?? {};
    const kilobytes = Math.ceil(size / 1000);
    const message = `the picture ${quoted(url)} weighs ${kilobytes} KB, at most ${maxKilobytes} are allowed → save it smaller: 1,400 pixels of width are enough`;
    return kilobytes > maxKilobytes ? [{ file, line, message }] : [];
  });
}
