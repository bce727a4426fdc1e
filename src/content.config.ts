import { defineCollection } from 'astro:content';
import {
  entries,
  interfaceWords,
  mistakes,
  sampleStatement,
  singleFiles,
  translations,
} from '#integrations/content/index.ts';
import { articleSchema } from '#schemas/article.ts';
import { bankSchema } from '#schemas/bank.ts';
import { citySchema } from '#schemas/city.ts';
import { claimSchema } from '#schemas/claim.ts';
import { codeSchema } from '#schemas/code.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { faqSchema } from '#schemas/faq.ts';
import { pageSchema } from '#schemas/page.ts';
import { releaseSchema } from '#schemas/release.ts';
import { stateSchema } from '#schemas/state.ts';
import { tableSchema } from '#schemas/table.ts';

/** Everything in content/. Astro takes types and JSON schemas from `schema`; the loaders have checked the entries with it. */
export const collections = {
  banks: defineCollection({ loader: entries('banks'), schema: bankSchema }),
  blog: defineCollection({ loader: entries('blog'), schema: articleSchema }),
  changelog: defineCollection({ loader: entries('changelog'), schema: releaseSchema }),
  cities: defineCollection({ loader: entries('cities'), schema: citySchema }),
  claims: defineCollection({ loader: entries('claims'), schema: claimSchema }),
  codes: defineCollection({ loader: entries('codes'), schema: codeSchema }),
  faq: defineCollection({ loader: entries('faq'), schema: faqSchema }),
  pages: defineCollection({ loader: entries('pages'), schema: pageSchema }),
  states: defineCollection({ loader: entries('states'), schema: stateSchema }),
  tables: defineCollection({ loader: entries('tables'), schema: tableSchema }),
  singletons: defineCollection({ loader: singleFiles() }),
  translations: defineCollection({ loader: translations() }),
  words: defineCollection({ loader: interfaceWords() }),
  demo: defineCollection({ loader: sampleStatement() }),
  mistakes: defineCollection({ loader: mistakes() }),
} satisfies Record<CollectionName, unknown> & Record<string, unknown>;
