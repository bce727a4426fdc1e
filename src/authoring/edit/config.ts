import type { Collection, LocalConfig } from '@keystatic/core';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import type { PagePart } from '#schemas/parts.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import { bodyField } from './body.ts';
import { fieldsOf, nameAndSlug, namingField, type FieldGroup } from './fields.ts';

const menu = Object.groupBy(collectionNames, (name) => rulesOf(name).menu);

/** The visual editor's view of content/: its collections and fields follow from src/schemas. */
export const editorConfig: LocalConfig = {
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content' },
    navigation: {
      ...(menu as Record<string, string[]>),
      Product: [...(menu.Product ?? []), 'site'],
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
  const { schema, extensions, label, href, parts = {}, hasFolders = false } = rulesOf(name);
  const isText = extensions.includes('mdx');
  const slugField = namingField(schema);
  return {
    label,
    path: `content/${name}/${hasFolders ? '**' : '*'}`,
    slugField,
    format: isText ? { data: 'yaml', contentField: 'body' } : { data: 'json' },
    entryLayout: isText ? 'content' : 'form',
    ...(href && { previewUrl: href('{slug}') }),
    schema: {
      ...fieldsOf(schema),
      [slugField]: nameAndSlug(schema, hasFolders),
      ...(isText && { body: bodyField(`content/${name}`, Object.keys(parts) as PagePart[]) }),
    },
  };
}
