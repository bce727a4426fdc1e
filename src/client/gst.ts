/** GST on bank charges. Notification 11/2017-Central Tax (Rate), heading 9971: 9% and 9% of a state. */
const gstRate = 0.18;

/** Whether an amount is one of whole rupees to which GST was added. */
export function isWholeWithGst(amount: number): boolean {
  return Number.isInteger(Number((amount / (1 + gstRate)).toFixed(4)));
}

/** The rupees that leave an account for an amount before GST, rounded to the paisa. */
export function withGst(amount: number): number {
  return Math.round(amount * (1 + gstRate) * 100) / 100;
}
