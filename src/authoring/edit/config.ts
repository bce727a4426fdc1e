import type { Collection, LocalConfig } from '@keystatic/core';
import { articleHref, bankHref, cityHref, stateHref, tableHref } from '#lib/build/routes.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import { bodyField } from './body.ts';
import { fieldsOf, nameAndAddress, namingField, type FieldGroup } from './fields.ts';

const labels: Record<CollectionName, string> = {
  banks: 'Banks',
  blog: 'Articles',
  changelog: 'Versions',
  cities: 'Cities',
  claims: 'Claims',
  codes: 'Codes',
  faq: 'Questions',
  pages: 'Pages',
  states: 'States',
  tables: 'Tables',
};

/** Where an entry can be watched. */
const addresses: Partial<Record<CollectionName, (id: string) => string>> = {
  banks: bankHref,
  blog: articleHref,
  cities: cityHref,
  pages: (id) => `/${id}`,
  states: stateHref,
  tables: tableHref,
};

/** The visual editor's view of content/: its collections and fields follow from src/schemas. */
export const editorConfig: LocalConfig = {
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content' },
    navigation: {
      Texts: ['blog', 'pages', 'faq'],
      Subjects: ['banks', 'states', 'cities'],
      'Look-up': ['codes', 'tables'],
      Product: ['claims', 'changelog', 'site'],
      'Copy of pages': singletonNames.filter((name) => name !== 'site'),
    },
  },
  collections: Object.fromEntries(collectionNames.map((name) => [name, toCollection(name)])),
  singletons: Object.fromEntries(
    singletonNames.map((name) => {
      const path = `content/${name}`;
      return [name, { label: name, path, format: { data: 'json' }, schema: fieldsOf(singletons[name]) }];
    }),
  ),
};

function toCollection(name: CollectionName): Collection<FieldGroup, string> {
  const { schema, extensions, parts = {}, hasFolders = false } = rulesOf(name);
  const isText = extensions.includes('mdx');
  const slugField = namingField(schema);
  const previewUrl = addresses[name]?.('{slug}');
  return {
    label: labels[name],
    path: `content/${name}/${hasFolders ? '**' : '*'}`,
    slugField,
    format: isText ? { data: 'yaml', contentField: 'body' } : { data: 'json' },
    entryLayout: isText ? 'content' : 'form',
    ...(previewUrl !== undefined && { previewUrl }),
    schema: {
      ...fieldsOf(schema),
      [slugField]: nameAndAddress(schema, hasFolders),
      ...(isText && { body: bodyField(`content/${name}`, Object.keys(parts)) }),
    },
  };
}
