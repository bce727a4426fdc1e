/** Texts with `{tokens}` that are replaced by values. */

/** Replaces the tokens in a value, at any depth. Tokens without a value stay. */
export function fillTokens<Value>(value: Value, tokens: Readonly<Record<string, string>>): Value {
  return mapTexts(value, (text) =>
    // An empty value also removes the space before its token.
    text.replaceAll(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      const known = tokens[name];
      return known === undefined ? whole : known && space + known;
    }),
  );
}

/** Changes every string in a value, at any depth. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return map(value, change) as Value;
}

function map(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((member) => map(member, change));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member, change)]));
}
