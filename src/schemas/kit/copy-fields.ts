/** Fields for the copy of pages, like content/home.json. Texts may contain tokens. */
import { z } from 'astro/zod';
import { literal, markdown, text } from './fields.ts';
import { seo } from './groups.ts';
import { withTokens } from './token-fields.ts';
import { optionallyTranslated } from './translation.ts';

/** src/data/copy.ts fills these in. */
const tokens = '{name} {banks} {bankNames} {states} {freePrice} {proPrice} {exportFormats} {webApp}'.split(' ');

/** Words without links, like a heading. */
export const plainCopy = (what: string, max = 90) => withTokens(text(what, { max }), tokens);

/** One paragraph, which may contain links. */
export const paragraph = (what: string, min = 20) => withTokens(markdown(what, { min, max: 700 }), tokens);

/** Words fixed by docs/specification.md. */
export function fixed(what: string) {
  const field = literal(what, { max: 80 });
  const description = `${field.description} Fixed by the specification: leave it.`;
  return optionallyTranslated(field.describe(description));
}

export const passage = z.strictObject({ title: fixed('the title'), text: paragraph('the passage') });

/** A paragraph about the web app, before and after it is published. */
export const untilWebApp = {
  text: paragraph('what is printed'),
  withWebApp: paragraph('what is printed instead once content/site.json has the URL of the web app', 1).optional(),
};

/** The head and the opening of a page. */
export const opening = {
  seo: seo
    .extend({ title: withTokens(seo.shape.title, tokens), description: withTokens(seo.shape.description, tokens) })
    .describe(seo.description ?? ''),
  heading: plainCopy('the heading of the page'),
  lead: paragraph('what the page is for, in one or two sentences'),
};
