import { Document, isMap, isScalar } from 'yaml';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { makeEntry } from './make-entry.ts';

/**
 * The text of a new entry: .mdx with a comment above each field, or JSON that names its schema, which has the comments.
 * @param given the fields that are known
 * @param body what stands below front matter
 */
export function writeEntry(
  collection: CollectionName,
  id: string,
  given: Readonly<Record<string, unknown>>,
  today: string,
  body = '',
): string {
  const stopgaps = { today, anchor: `${id}-1` };
  const rules = toJsonSchema(rulesOf(collection).schema);
  if (endingOf(collection) === 'json') {
    const $schema = `../../.astro/collections/${collection}.schema.json`;
    return `${JSON.stringify(makeEntry(rules, { $schema, ...given }, stopgaps), null, 2)}\n`;
  }
  const document = new Document(makeEntry(rules, given, stopgaps));
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    const description = isScalar(key) ? rules.properties?.[String(key.value)]?.description : undefined;
    if (isScalar(key) && description) key.commentBefore = ` ${description}`;
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n\n${body}\n`;
}

/** The ending of a new file: texts may use parts, so they are .mdx. */
export function endingOf(collection: CollectionName): 'json' | 'mdx' {
  return rulesOf(collection).extensions.includes('mdx') ? 'mdx' : 'json';
}
