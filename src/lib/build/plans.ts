/** A plan of the price list. */
export interface Plan {
  name: string;
  /** Whole rupees a month. */
  rupeesPerMonth: number;
  /** Who it is for. */
  summary: string;
  includes: readonly string[];
}

/** The two plans of the specification. */
export const plans: readonly Plan[] = [
  {
    name: 'Free',
    rupeesPerMonth: 0,
    summary: 'For a statement now and then.',
    includes: ['Up to 3 statements per month', 'Basic charts and insights', 'Full privacy with no data stored'],
  },
  {
    name: 'Pro',
    rupeesPerMonth: 299,
    summary: 'For several accounts, or many months.',
    includes: ['Unlimited uploads', 'Advanced visualizations', 'Export reports', 'Priority support'],
  },
];
