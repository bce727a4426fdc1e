import type { Mistake } from '#lib/build/content-error.ts';
import { findStyleBreaks } from './house-style.ts';
import { findLostLinks } from './links.ts';
import { findStyleMistakes } from './markdown-style.ts';
import { findHeavyPictures } from './pictures.ts';
import { findMisspelling } from './spelling.ts';
import { readTexts } from './texts.ts';

/**
 * What a proofreader would mark in content/: spelling, Markdown, links and pictures. None of it stops a build: the site can
 * be published with a typing error in it. What stops a build is found by src/authoring/check.
 * @param project the folder that holds content/
 * @param today the day in India, as year-month-day
 */
export async function proofread(project: string, today: string): Promise<Mistake[]> {
  const { entries, singletonTexts } = readTexts(project);
  const names = singletonTexts
    .filter(({ file, field }) => file === 'content/site.json' && field === 'name')
    .flatMap(({ source }) => source.split(' '));
  const texts = [...entries.flatMap((entry) => entry.texts), ...singletonTexts];
  return [
    ...findStyleMistakes(texts),
    ...findStyleBreaks(texts),
    ...findLostLinks(entries, singletonTexts, today),
    ...findHeavyPictures(project, texts),
    ...(await findMisspelling(texts, names)),
  ];
}
