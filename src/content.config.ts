import { createRequire } from 'node:module';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import type { SupportCollection } from '#authoring/index.ts';
import type { CollectionName, Translated } from '#schemas/collections.ts';
import type { Words } from '#schemas/interface-words.ts';
import type { Copy } from '#schemas/singletons.ts';
import type { StatementRow } from '#schemas/statement.ts';

// Not imported, as Vite would compile again what Node has loaded for astro.config.mjs.
const require = createRequire(import.meta.url);
const { entries, mistakes } = require('#authoring/index.ts') as typeof import('#authoring/index.ts');
const { contentCollections: rules } = require('#schemas/collections.ts') as typeof import('#schemas/collections.ts');
const { singletons } = require('#schemas/singletons.ts') as typeof import('#schemas/singletons.ts');

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

  site: defineCollection({ loader: entries('site'), schema: singletons.site }),
  copy: defineCollection({ loader: entries('copy'), schema: z.custom<Copy>() }),
  words: defineCollection({ loader: entries('words'), schema: z.custom<Words>() }),
  translations: defineCollection({ loader: entries('translations'), schema: z.custom<Translated<CollectionName>>() }),
  demo: defineCollection({ loader: entries('demo'), schema: z.custom<{ rows: StatementRow[] }>() }),
  mistakes: defineCollection({ loader: mistakes(), schema: z.object({ message: z.string() }) }),
} satisfies Record<keyof typeof rules | SupportCollection | 'mistakes', unknown>;
