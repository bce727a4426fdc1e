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

/** A collection is a folder of content/ with one entry per file. The id is the name of the file without its extension. */
interface CollectionRules {
  schema: z.ZodObject;
  /** For texts in MDX: the components that they may use. */
  components?: MdxComponents;
  /** Entries may lack a text: they are then JSON files. */
  textOptional?: true;
  /** The ids that entries may have, where code refers to them. */
  names?: readonly string[];
  /** Entries may be in folders: ids are then paths. */
  hasFolders?: boolean;
  /** The paths of fields that no two entries may share; `items.question` is that field of every item. */
  unique?: readonly string[];
  /** Fields that a translation may leave out; the page then lacks their sections. */
  mayBeLeftOut?: readonly string[];
}

/** The loader, the checks and `npm run new` follow from this list. */
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

/** An entry in another language. It may lack what translations may leave out. */
export type Translated<Name extends CollectionName> = Omit<Data<Name>, LeftOut<Name>> &
  Partial<Pick<Data<Name>, LeftOut<Name>>>;

type Rules<Name extends CollectionName> = (typeof contentCollections)[Name];
type Data<Name extends CollectionName> = z.infer<Rules<Name>['schema']>;
type LeftOut<Name extends CollectionName> = keyof Data<Name> &
  (Rules<Name> extends { mayBeLeftOut: readonly (infer Field)[] } ? Field : never);

export const collectionNames = Object.keys(contentCollections) as CollectionName[];

/** The rules of a collection, and the extensions of its files. */
export function rulesOf(collection: CollectionName) {
  const rules: CollectionRules = contentCollections[collection];
  const { components, textOptional } = rules;
  const extensions = [...(components ? ['mdx'] : []), ...(components && !textOptional ? [] : ['json'])];
  return { ...rules, extensions };
}
