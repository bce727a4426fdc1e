/** Formats numbers and dates as India writes them, and hosts. No formatter reads the clock. */

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 124000 → "₹1,24,000" (whole rupees). */
export function formatRupees(rupees: number): string {
  return wholeRupees.format(rupees);
}

const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** 27.14 → "₹27.14", 236 → "₹236": a sum as a statement prints it, with its paise if it has any. */
export function formatSum(rupees: number): string {
  return Number.isInteger(rupees) ? formatRupees(rupees) : rupeesAndPaise.format(rupees);
}

/** 124000 → "1,24,000". */
export function formatNumber(value: number): string {
  return grouped.format(value);
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
