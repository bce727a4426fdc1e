/** Fields for the copy of pages: content/home.json and the like. Their texts may hold tokens. */
import { z } from 'astro/zod';
import { literal, markdown, text } from './fields.ts';
import { seo } from './groups.ts';
import { mayBeTranslated } from './translation.ts';
import { didYouMean, quoted } from './wording.ts';

/** What copy leaves to be filled in; src/lib/content/copy.ts says with what. */
const tokenNames = 'name banks bankNames states freePrice proPrice exportFormats webApp'.split(' ');

/** Words without links: a heading, a cell, the words of a link. */
export const words = (what: string, max = 90) => withTokens(text(what, { max }));

/** One paragraph, which may hold links. */
export const paragraph = (what: string, min = 20) => withTokens(markdown(what, { min, max: 700 }));

/** Words that docs/specification.md gives letter for letter. */
export function fixed(what: string) {
  const field = literal(what, { max: 80 });
  const description = `${field.description} Fixed by the specification: leave it.`;
  return mayBeTranslated(field.meta({ ...field.meta(), description }));
}

/** A part of a page. */
export const part = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** A passage under a title that the specification fixes. */
export const passage = z.strictObject({ title: fixed('the title'), text: paragraph('the passage') });

/** A paragraph that speaks of the web app, before and after it is published. */
export const untilWebApp = {
  text: paragraph('what is printed'),
  withWebApp: paragraph('what is printed instead once content/site.json has the URL of the web app', 1).optional(),
};

/** What a page begins with, and what search engines show of it. */
export const opening = {
  seo: seo
    .extend({ title: withTokens(seo.shape.title), description: withTokens(seo.shape.description) })
    .describe(seo.description ?? ''),
  heading: words('the heading of the page'),
  lead: paragraph('what the page is for, in one or two sentences'),
};

function withTokens(field: z.ZodString) {
  const unknownIn = (value: unknown) =>
    [...String(value).matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).find((name) => !tokenNames.includes(name));
  const error = ({ input }: { input?: unknown }) => {
    const unknown = unknownIn(input) ?? '';
    const known = tokenNames.map((name) => `{${name}}`).join(', ');
    return `${quoted(`{${unknown}}`)} is no token${didYouMean(unknown, tokenNames)} → write one of: ${known}`;
  };
  return field.refine((value) => unknownIn(value) === undefined, { error }).meta(field.meta() ?? {});
}
