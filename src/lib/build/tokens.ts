import { formatRupees } from '#lib/browser/format.ts';
import { readSingleton } from './read-singleton.ts';
import { site } from './site.ts';

/** content/pricing.json, with its tokens. */
export const pricingWithTokens = await readSingleton(
  'pricing',
  () => import('../../../content/pricing.json', { with: { type: 'json' } }),
);

const { free, pro } = pricingWithTokens;
const everywhere = {
  name: site.name,
  freePrice: formatRupees(free.rupeesPerMonth),
  proPrice: formatRupees(pro.rupeesPerMonth),
};

/** Replaces the known tokens in a value, at any depth: {name}, {freePrice}, {proPrice} and those given. */
export function fillTokens<Value>(value: Value, given: Readonly<Record<string, string>> = {}): Value {
  return fill(value, { ...everywhere, ...given }) as Value;
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
