import { z } from 'astro/zod';
import { articleHref, bankHref, cityHref, codeHref, stateHref, tableHref } from '#lib/build/routes.ts';
import { answerSchema } from './answer.ts';
import { articleSchema } from './article.ts';
import { bankSchema } from './bank.ts';
import { citySchema } from './city.ts';
import { claimSchema } from './claim.ts';
import { codeSchema } from './code.ts';
import { faqSchema } from './faq.ts';
import { pageSchema } from './page.ts';
import { articleParts, pageParts, type Parts } from './parts.ts';
import { releaseSchema } from './release.ts';
import { stateSchema } from './state.ts';
import { tableSchema } from './table.ts';

/** The entries of content/<name of the collection>/: one per file, the file's name without its extension is the id. */
interface CollectionRules {
  schema: z.ZodObject;
  /** Where entries are texts in Markdown or MDX: what MDX may use without an import. */
  parts?: Parts;
  /** True where entries may be in folders: the id is then a path. */
  hasFolders?: boolean;
  /** The path at which an entry with these fields is shown: its own page, or an anchor on a shared one. */
  href?: (id: string, fields?: unknown) => string;
  /** Where its pages exist in other languages: the fields that a translation may leave out, with their sections of the page. */
  translated?: readonly string[];
}

/** All collections of content/: the loader, the checks and `npm run new` follow from this list. */
export const contentCollections = {
  answers: {
    schema: answerSchema,
    translated: [],
  },
  banks: {
    schema: bankSchema,
    href: bankHref,
    translated: ['statement', 'example', 'narrations', 'shapes', 'download', 'password', 'reading', 'questions'],
  },
  blog: {
    schema: articleSchema,
    parts: articleParts,
    href: articleHref,
  },
  changelog: {
    schema: releaseSchema,
    href: () => '/changelog',
  },
  cities: {
    schema: citySchema,
    href: cityHref,
  },
  claims: {
    schema: claimSchema,
    translated: [],
  },
  codes: {
    schema: codeSchema,
    href: hrefOfCode,
  },
  faq: {
    schema: faqSchema,
    href: (id) => `/faq#${id}`,
    translated: [],
  },
  pages: {
    schema: pageSchema,
    parts: pageParts,
    hasFolders: true,
    href: (id) => `/${id}`,
    translated: [],
  },
  states: {
    schema: stateSchema,
    href: stateHref,
  },
  tables: {
    schema: tableSchema,
    href: tableHref,
  },
} as const satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof contentCollections;

export const collectionNames = Object.keys(contentCollections) as CollectionName[];

/** A code is shown on the page of its group; all are listed on /codes. */
function hrefOfCode(id: string, fields: unknown): string {
  const { data } = z.object({ group: codeSchema.shape.group }).safeParse(fields);
  return data ? codeHref(data.group, id) : '/codes';
}

/** The rules of a collection, and the extensions of its files, without the dot. */
export function rulesOf(collection: CollectionName) {
  const rules: CollectionRules = contentCollections[collection];
  const extensions: readonly string[] = rules.parts ? ['md', 'mdx'] : ['json'];
  return { ...rules, extensions };
}
