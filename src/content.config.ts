import { defineCollection } from 'astro:content';
import { entries } from './build/entries.ts';
import { articleSchema } from './schemas/article.ts';
import { bankSchema } from './schemas/bank.ts';
import { citySchema } from './schemas/city.ts';
import { claimSchema } from './schemas/claim.ts';
import { faqSchema } from './schemas/faq.ts';
import { pageSchema } from './schemas/page.ts';
import { releaseSchema } from './schemas/release.ts';
import { stateSchema } from './schemas/state.ts';

export const collections = {
  banks: defineCollection({ loader: entries('banks', 'json'), schema: bankSchema }),
  blog: defineCollection({ loader: entries('blog', '{md,mdx}'), schema: articleSchema }),
  changelog: defineCollection({ loader: entries('changelog', 'json'), schema: releaseSchema }),
  cities: defineCollection({ loader: entries('cities', 'json'), schema: citySchema }),
  claims: defineCollection({ loader: entries('claims', 'json'), schema: claimSchema }),
  faq: defineCollection({ loader: entries('faq', 'json'), schema: faqSchema }),
  pages: defineCollection({ loader: entries('pages', '{md,mdx}'), schema: pageSchema }),
  states: defineCollection({ loader: entries('states', 'json'), schema: stateSchema }),
};
