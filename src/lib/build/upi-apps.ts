/** A payment app whose statements are read. */
export interface UpiApp {
  name: string;
  /** Two letters for the tile. */
  monogram: string;
}

/** The five apps of the specification, in its order. */
export const upiApps: readonly UpiApp[] = [
  { name: 'Paytm', monogram: 'Pt' },
  { name: 'PhonePe', monogram: 'Pp' },
  { name: 'Google Pay', monogram: 'Gp' },
  { name: 'Amazon Pay', monogram: 'Ap' },
  { name: 'BHIM UPI', monogram: 'Bh' },
];

/** Further banks whose PDF statements have the same kind of columns. */
export const furtherBanks: readonly string[] = [
  'Yes Bank',
  'IDFC First',
  'IndusInd',
  'Canara',
  'Union',
  'Indian Bank',
  'Bank of India',
  'Central Bank',
];

/** Further payment services, known by their lines in a bank's statement. */
export const furtherApps: readonly string[] = [
  'Samsung Pay',
  'MobiKwik',
  'Freecharge',
  'Airtel Money',
  'JioMoney',
  'PayU',
];
