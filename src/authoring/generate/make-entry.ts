import type { JsonSchema } from '#schemas/json-schema.ts';
import { addressToBeWritten, toBeWritten } from '#schemas/wording.ts';

/** What stands in a new entry where a person's words cannot stand. */
export interface Stopgaps {
  /** For every day, as year-month-day. */
  today: string;
  /** For the anchor of a question. */
  anchor: string;
}

/**
 * An entry that its schema accepts: the given fields as they are, and in place of the others a text that says what is to be
 * written there. Fields that may be left out are left out, but for those with a default.
 */
export function makeEntry(rules: JsonSchema, given: Readonly<Record<string, unknown>>, stopgaps: Stopgaps): object {
  const { properties = {}, required = [] } = rules;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, rule]) => name in given || required.includes(name) || rule.default !== undefined)
      .map(([name, rule]) => [name, name in given ? given[name] : fill(rule, stopgaps)]),
  );
}

function fill(rule: JsonSchema, stopgaps: Stopgaps): unknown {
  if (rule.default !== undefined) return rule.default;
  if (rule.anyOf?.some(({ type }) => type === 'null')) return null;
  switch (rule.type) {
    case 'array':
      return Array.from({ length: rule.minItems ?? 0 }, () => fill(rule.items ?? {}, stopgaps));
    case 'object':
      return makeEntry(rule, {}, stopgaps);
    case 'number':
      return rule.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      if (rule.format === 'date') return stopgaps.today;
      if (rule.format === 'uri') return addressToBeWritten;
      if (rule.pattern) return stopgaps.anchor;
      return rule.enum?.[0] ?? placeholder(rule);
  }
}

/** "To be written: a paragraph (150 to 800 characters)....": as many dots as make up the least length. */
function placeholder({ description = '', minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const [what = ''] = description.split(/\.(?= |$)/);
  const whole = `${toBeWritten} ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  const text = whole.length > maxLength ? whole.replace(/ \([^(]*\)$/, '') : whole;
  return (text.length > maxLength ? text.slice(0, maxLength + 1).replace(/\s+\S*$/, '') : text).padEnd(minLength, '.');
}
