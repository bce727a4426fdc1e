/** Fields for the copy of pages: content/home.json and the like. Their texts may hold tokens. */
import { z } from 'astro/zod';
import { literal, markdown, text } from './fields.ts';
import { seo } from './groups.ts';
import { withTokens } from './token-fields.ts';
import { optionallyTranslated } from './translation.ts';

/** The tokens that copy may contain; src/data/copy.ts fills them in. */
const tokens = '{name} {banks} {bankNames} {states} {freePrice} {proPrice} {exportFormats} {webApp}'.split(' ');

/** Words without links: a heading, a cell, the words of a link. */
export const plainCopy = (what: string, max = 90) => withTokens(text(what, { max }), tokens);

/** One paragraph, which may hold links. */
export const paragraph = (what: string, min = 20) => withTokens(markdown(what, { min, max: 700 }), tokens);

/** Words that docs/specification.md fixes. */
export function fixed(what: string) {
  const field = literal(what, { max: 80 });
  const description = `${field.description} Fixed by the specification: leave it.`;
  return optionallyTranslated(field.describe(description));
}

/** A passage under a title that the specification fixes. */
export const passage = z.strictObject({ title: fixed('the title'), text: paragraph('the passage') });

/** A paragraph that speaks of the web app, before and after it is published. */
export const untilWebApp = {
  text: paragraph('what is printed'),
  withWebApp: paragraph('what is printed instead once content/site.json has the URL of the web app', 1).optional(),
};

/** The beginning of a page, and its entry in search results. */
export const opening = {
  seo: seo
    .extend({ title: withTokens(seo.shape.title, tokens), description: withTokens(seo.shape.description, tokens) })
    .describe(seo.description ?? ''),
  heading: plainCopy('the heading of the page'),
  lead: paragraph('what the page is for, in one or two sentences'),
};
