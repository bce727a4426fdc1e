/** GST on bank charges. Notification 11/2017-Central Tax (Rate), heading 9971: 9% and 9% of a state. */
const gstRate = 0.18;

/** The rupees that leave an account for an amount before GST, rounded to the paisa. */
export function withGst(amount: number): number {
  return Math.round(amount * (1 + gstRate) * 100) / 100;
}
