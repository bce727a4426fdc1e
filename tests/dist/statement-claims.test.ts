import { expect, it } from 'vitest';
import { site } from '#lib/build/site.ts';
import { files, problemsOf, readSiteFile, select, textOf } from '../helpers/dist.ts';
import { findFalseClaims } from '../helpers/statement-claims.ts';

/** Elements that hold one passage each, so that a sentence does not run on into the next. */
const passages = 'h1, h2, h3, p, li, dt, dd, td, th, summary, caption, figcaption, blockquote';

/** While there is no web app to link to, the pages may not speak of it as if there were. */
it.runIf(site.webApp.url === null)(
  'no sentence says that this site reads a statement, or anything else untrue of it',
  () => {
    const description = 'meta[name="description"]';
    const onPages = problemsOf(({ document }) => [
      ...select(document, passages)
        .filter((element) => !element.querySelector(passages))
        .flatMap((element) => findFalseClaims(textOf(element))),
      ...select(document, description).flatMap((meta) => findFalseClaims(meta.getAttribute('content') ?? '')),
    ]);
    expect(onPages).toEqual([]);

    const texts = [...files].filter((file) => /^\/llms\.txt$/.test(file));
    expect(texts).not.toEqual([]);
    expect(texts.flatMap((file) => readSiteFile(file).toString().split('\n').flatMap(findFalseClaims))).toEqual([]);
  },
);
