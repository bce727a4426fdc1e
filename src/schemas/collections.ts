import type { z } from 'astro/zod';
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

/** The entries of content/<name of the collection>/: one a file, the file's name without its ending is the id. */
interface CollectionRules {
  /** The endings of the files, without the dot. */
  extensions: readonly ('json' | 'md' | 'mdx')[];
  schema: z.ZodType;
  /** What MDX may use without an import. */
  parts?: Parts;
  /** True where entries may lie in folders: the id is then a path. */
  hasFolders?: boolean;
}

const json = ['json'] as const;
const text = ['md', 'mdx'] as const;

/** All collections of content/. */
export const contentCollections = {
  banks: { extensions: json, schema: bankSchema },
  blog: { extensions: text, schema: articleSchema, parts: articleParts },
  changelog: { extensions: json, schema: releaseSchema },
  cities: { extensions: json, schema: citySchema },
  claims: { extensions: json, schema: claimSchema },
  codes: { extensions: json, schema: codeSchema },
  faq: { extensions: json, schema: faqSchema },
  pages: { extensions: text, schema: pageSchema, parts: pageParts, hasFolders: true },
  states: { extensions: json, schema: stateSchema },
  tables: { extensions: json, schema: tableSchema },
} as const satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof contentCollections;

export const collectionNames = Object.keys(contentCollections) as CollectionName[];

export function rulesOf(collection: CollectionName): CollectionRules {
  return contentCollections[collection];
}
