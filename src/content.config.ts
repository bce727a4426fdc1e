import { defineCollection } from 'astro:content';
import { entries, supportFiles } from '#authoring/index.ts';
import { contentCollections as rules } from '#schemas/collections.ts';

/** Everything in content/. Astro takes types and JSON schemas from `schema`; the loader has checked the entries with it. */
export const collections = {
  'bank-help': defineCollection({ loader: entries('bank-help'), schema: rules['bank-help'].schema }),
  banks: defineCollection({ loader: entries('banks'), schema: rules.banks.schema }),
  blog: defineCollection({ loader: entries('blog'), schema: rules.blog.schema }),
  changelog: defineCollection({ loader: entries('changelog'), schema: rules.changelog.schema }),
  charges: defineCollection({ loader: entries('charges'), schema: rules.charges.schema }),
  cities: defineCollection({ loader: entries('cities'), schema: rules.cities.schema }),
  claims: defineCollection({ loader: entries('claims'), schema: rules.claims.schema }),
  codes: defineCollection({ loader: entries('codes'), schema: rules.codes.schema }),
  faq: defineCollection({ loader: entries('faq'), schema: rules.faq.schema }),
  lines: defineCollection({ loader: entries('lines'), schema: rules.lines.schema }),
  pages: defineCollection({ loader: entries('pages'), schema: rules.pages.schema }),
  states: defineCollection({ loader: entries('states'), schema: rules.states.schema }),
  tables: defineCollection({ loader: entries('tables'), schema: rules.tables.schema }),
  files: defineCollection({ loader: supportFiles() }),
} satisfies Record<keyof typeof rules | 'files', unknown>;
