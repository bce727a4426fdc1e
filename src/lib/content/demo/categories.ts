/** The five categories of the demonstration, in the order of the specification. */
export const categories = ['Food & Dining', 'Shopping', 'Transportation', 'Bills & Utilities', 'Others'] as const;

export type Category = (typeof categories)[number];

/** Words in a narration that tell its category. What has none of them belongs to Others. */
const words: readonly [Category, RegExp][] = [
  ['Food & Dining', /STORES|BIGBASKET|SWIGGY|TIFFINS|SUPERMARKET|MILK|CHAI|FRUITS|CAFE|BAKERS/],
  ['Shopping', /AMAZON|MYNTRA|SAREES|BOOK HOUSE|FLIPKART|DECATHLON|TRENDS|CROMA/],
  ['Transportation', /CABS|RAPIDO|UBER|AUTO STAND|METRO|FUEL/],
  ['Bills & Utilities', /PREPAID|BROADBAND|GAS|WATER|ELECTRICITY|INSURANCE|CLOUD STORAGE/],
];

/** The category of a payment, from its narration alone. */
export function categorise(narration: string): Category {
  return words.find(([, pattern]) => pattern.test(narration))?.[0] ?? 'Others';
}
