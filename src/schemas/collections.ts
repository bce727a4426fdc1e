import type { z } from 'astro/zod';
import { bankHelpSchema } from './bank-help.ts';
import { articleSchema } from './article.ts';
import { bankSchema } from './bank.ts';
import { chargeCauses, chargeSchema } from './charge.ts';
import { citySchema } from './city.ts';
import { claimSchema } from './claim.ts';
import { codeSchema } from './code.ts';
import { faqSchema } from './faq.ts';
import { pageSchema } from './page.ts';
import { articleComponents, pageComponents, type MdxComponents } from './mdx-components.ts';
import { releaseSchema } from './release.ts';
import { linesSchema } from './shape.ts';
import { stateSchema } from './state.ts';
import { tableSchema } from './table.ts';

/** The entries of content/<name of the collection>/: one per file, the file's name without its extension is the id. */
interface CollectionRules {
  schema: z.ZodObject;
  /** Where entries are texts in MDX: the components that they may use. */
  components?: MdxComponents;
  /** True where an entry needs no text: without one it is a JSON file. */
  textOptional?: true;
  /** The names that entries may have, where code refers to them. */
  names?: readonly string[];
  /** True where entries may be in folders: the id is then a path. */
  hasFolders?: boolean;
  /** The fields that no two entries share, by their paths; `items.question` is that field of every item. */
  unique?: readonly string[];
  /** The fields that a translation may leave out, with their sections of the page. */
  mayBeLeftOut?: readonly string[];
}

/** All collections of content/: the loader, the checks and `npm run new` follow from this list. */
export const contentCollections = {
  'bank-help': { schema: bankHelpSchema, mayBeLeftOut: ['page'] },
  banks: {
    schema: bankSchema,
    mayBeLeftOut: ['statement', 'example', 'narrations', 'passwordNote', 'reading', 'questions'],
  },
  blog: { schema: articleSchema, components: articleComponents, unique: ['title', 'description'] },
  changelog: { schema: releaseSchema },
  charges: { schema: chargeSchema, components: articleComponents, names: chargeCauses, unique: ['title'] },
  cities: { schema: citySchema, unique: ['city'] },
  claims: { schema: claimSchema },
  codes: { schema: codeSchema, components: articleComponents, textOptional: true, unique: ['code', 'aliases'] },
  faq: { schema: faqSchema, unique: ['category', 'items.question'] },
  lines: { schema: linesSchema, mayBeLeftOut: ['shapes'] },
  pages: { schema: pageSchema, components: pageComponents, hasFolders: true, unique: ['title'] },
  states: { schema: stateSchema, unique: ['state'] },
  tables: { schema: tableSchema, unique: ['title'] },
} as const satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof contentCollections;

/** A whole entry in another language; it may lack the fields that translations may leave out. */
export type Translated<Name extends CollectionName> = Omit<Data<Name>, LeftOut<Name>> &
  Partial<Pick<Data<Name>, LeftOut<Name>>>;

type Rules<Name extends CollectionName> = (typeof contentCollections)[Name];
type Data<Name extends CollectionName> = z.infer<Rules<Name>['schema']>;
type LeftOut<Name extends CollectionName> = keyof Data<Name> &
  (Rules<Name> extends { mayBeLeftOut: readonly (infer Field)[] } ? Field : never);

export const collectionNames = Object.keys(contentCollections) as CollectionName[];

/** The rules of a collection, and the extensions of its files, without the dot. */
export function rulesOf(collection: CollectionName) {
  const rules: CollectionRules = contentCollections[collection];
  const { components, textOptional } = rules;
  const extensions = [...(components ? ['mdx'] : []), ...(components && !textOptional ? [] : ['json'])];
  return { ...rules, extensions };
}
