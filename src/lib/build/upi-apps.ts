/** A payment app whose statements are read. */
export interface UpiApp {
  /** The name of its mark in public/logos. */
  id: string;
  name: string;
}

/** The five apps of the specification, in its order. */
export const upiApps: readonly UpiApp[] = [
  { id: 'paytm', name: 'Paytm' },
  { id: 'phonepe', name: 'PhonePe' },
  { id: 'google-pay', name: 'Google Pay' },
  { id: 'amazon-pay', name: 'Amazon Pay' },
  { id: 'bhim', name: 'BHIM UPI' },
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

/** Further payment services whose names stand in the lines of bank statements. */
export const furtherApps: readonly string[] = [
  'Samsung Pay',
  'MobiKwik',
  'Freecharge',
  'Airtel Money',
  'JioMoney',
  'PayU',
];
