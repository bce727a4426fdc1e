/** GST on bank charges, in per cent. Notification 11/2017-Central Tax (Rate), heading 9971: 9% and 9% of a state. */
export const gstPercent = 18;

const withTax = 1 + gstPercent / 100;

/** No bank charge is higher, in rupees before GST. */
export const highestCharge = 10_000;

/** Whether an amount is one of whole rupees to which GST was added. */
export function isWholeWithGst(amount: number): boolean {
  return Number.isInteger(Number((amount / withTax).toFixed(4)));
}

/** The rupees that leave an account for an amount before GST, rounded to the paisa. */
export function withGst(amount: number): number {
  return Math.round(amount * withTax * 100) / 100;
}
