/** Texts with `{tokens}`, in place of which a value is printed. */

/** Replaces the tokens in a value, at any depth. Tokens without a value stay. */
export function fillTokens<Value>(value: Value, tokens: Readonly<Record<string, string>>): Value {
  return fill(value, tokens) as Value;
}

function fill(value: unknown, tokens: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string')
    // A sentence that is not known yet is removed with the space before it.
    return value.replaceAll(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      const known = tokens[name];
      return known === undefined ? whole : known && space + known;
    });
  if (Array.isArray(value)) return value.map((member) => fill(member, tokens));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, tokens)]));
}
