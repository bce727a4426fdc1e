import { site } from '#lib/build/site.ts';

/** Content writes the token {name} where the product's name stands: this puts the name of content/site.json there, at any depth. */
export function withProductName<Value>(value: Value): Value {
  return fill(value) as Value;
}

function fill(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('{name}', site.name);
  if (Array.isArray(value)) return value.map(fill);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member)]));
}
