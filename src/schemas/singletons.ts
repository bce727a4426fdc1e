import type { z } from 'astro/zod';
import { bankNamesSchema } from './bank-names.ts';
import { homeCopySchema } from './home-copy.ts';
import { lineWordsSchema, searchWordsSchema } from './look-up-words.ts';
import {
  bankAnalysisCopySchema,
  blogCopySchema,
  codesCopySchema,
  featuresCopySchema,
  noticesSchema,
  statesCopySchema,
} from './page-copy.ts';
import { pricingCopySchema } from './pricing-copy.ts';
import { siteSchema } from './site.ts';

/** The single files of content/, by name: facts about the site, and the copy of pages. */
export const singletons = {
  'bank-analysis': bankAnalysisCopySchema,
  'bank-names': bankNamesSchema,
  blog: blogCopySchema,
  codes: codesCopySchema,
  features: featuresCopySchema,
  home: homeCopySchema,
  'line-words': lineWordsSchema,
  notices: noticesSchema,
  pricing: pricingCopySchema,
  'search-words': searchWordsSchema,
  site: siteSchema,
  states: statesCopySchema,
} as const satisfies Record<string, z.ZodObject>;

/** The copy of one of the pages. */
export type Copy = z.infer<Exclude<(typeof singletons)[SingletonName], typeof siteSchema>>;

export type SingletonName = keyof typeof singletons;

export const singletonNames = Object.keys(singletons) as SingletonName[];
