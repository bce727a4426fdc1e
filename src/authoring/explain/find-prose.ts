import type { FieldPath } from '#schemas/find-mistakes.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';

/** A text that a reader reads as sentences or words. */
export interface Prose {
  path: FieldPath;
  text: string;
  isMarkdown: boolean;
}

/** The texts of an entry, in its order, without what is no prose: addresses, dates, choices, shapes, literal copies. */
export function findProse(rules: JsonSchema | undefined, value: unknown, path: FieldPath = []): Prose[] {
  const rule = rules?.anyOf?.find(({ type }) => type !== 'null') ?? rules;
  if (rule === undefined) return [];
  if (typeof value === 'string') {
    const isProse = rule.type === 'string' && !rule.format && !rule.pattern && !rule.enum;
    return isProse ? [{ path, text: value, isMarkdown: rule.contentMediaType === 'text/markdown' }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((member, index) => findProse(rule.items, member, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => findProse(rule.properties?.[name], member, [...path, name]));
}
