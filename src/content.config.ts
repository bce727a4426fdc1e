import { defineCollection } from 'astro:content';
import { entries } from '#integrations/content/index.ts';
import { contentCollections as rules } from '#schemas/collections.ts';

export const collections = {
  banks: defineCollection({ loader: entries('banks'), schema: rules.banks.schema }),
  blog: defineCollection({ loader: entries('blog'), schema: rules.blog.schema }),
  changelog: defineCollection({ loader: entries('changelog'), schema: rules.changelog.schema }),
  cities: defineCollection({ loader: entries('cities'), schema: rules.cities.schema }),
  claims: defineCollection({ loader: entries('claims'), schema: rules.claims.schema }),
  codes: defineCollection({ loader: entries('codes'), schema: rules.codes.schema }),
  faq: defineCollection({ loader: entries('faq'), schema: rules.faq.schema }),
  pages: defineCollection({ loader: entries('pages'), schema: rules.pages.schema }),
  states: defineCollection({ loader: entries('states'), schema: rules.states.schema }),
  tables: defineCollection({ loader: entries('tables'), schema: rules.tables.schema }),
};
