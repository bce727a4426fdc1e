/** Formats numbers and dates as India writes them, and hosts. No formatter reads the clock. */

/** 124000 → "₹1,24,000" (whole rupees). */
export function formatRupees(rupees: number): string {
  return `₹${formatNumber(Math.round(rupees))}`;
}

/** 27.5 → "₹27.50", 236 → "₹236": a sum as a statement prints it, with its paise if it has any. */
export function formatSum(rupees: number): string {
  if (Number.isInteger(rupees)) return formatRupees(rupees);
  const [whole, paise] = rupees.toFixed(2).split('.');
  return `${formatRupees(Number(whole))}.${paise}`;
}

/** 124000 → "1,24,000", 99.9 → "99.9". Without `Intl`, whose first use in a browser costs a slow phone 0.2 seconds. */
export function formatNumber(value: number): string {
  const [whole, fraction] = String(Math.round(value * 100) / 100).split('.');
  const grouped = whole!.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** A calendar day (midnight UTC) → "1 November 2026", without `Intl`; `months` are the names of all twelve. */
export function formatDay(day: Date, months: readonly string[]): string {
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** By language tag. Creating one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day (midnight UTC) → "1 November 2026", in the language of the tag and with Western digits. */
export function formatDate(day: Date, tag = 'en-IN'): string {
  const options = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  const format = dayFormats.get(tag) ?? new Intl.DateTimeFormat(tag, options);
  dayFormats.set(tag, format);
  return format.format(day);
}

/** A calendar day (midnight UTC) → "2026-11-01", for `datetime` attributes and structured data. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** ["a", "b", "c"] → "a, b and c"; `and` is that word in another language. */
export function formatList(items: readonly string[], and = 'and'): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** "https://www.hdfc.bank.in/upi" → "hdfc.bank.in". */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** The calendar day in India at a moment, as midnight UTC like every day in the content. */
export function dayInIndia(moment: Date): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(moment);
  return new Date(`${day}T00:00:00Z`);
}
