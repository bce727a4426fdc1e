import type { CodeGroup } from '#schemas/code.ts';

/** What the pages of the dictionary say of themselves. */
export const codeGroupTexts: Readonly<
  Record<CodeGroup, { label: string; title: string; lead: string; about: string }>
> = {
  upi: {
    label: 'UPI',
    title: 'UPI codes: P2A, P2M, UPI/DR and their kin',
    lead: 'How banks mark a payment through a UPI app, one that came back, and one from UPI Lite.',
    about: 'payments through UPI apps, to people and to shops, and their reversals',
  },
  transfers: {
    label: 'Transfers',
    title: 'Transfer codes: NEFT, IMPS, RTGS, INB, TPT',
    lead: 'Money sent between accounts. The letters name the way it went and, often, the screen on which it was ordered.',
    about: 'NEFT, IMPS, RTGS, net banking and mobile banking',
  },
  bills: {
    label: 'Bills and recharges',
    title: 'Bill codes: BBPS, BIL, BPAY, IB BILLPAY, RCHG',
    lead: 'Bills and recharges paid through the bank: electricity, gas, phone, DTH, credit cards.',
    about: 'bills and recharges paid through the bank',
  },
  cash: {
    label: 'Cash and ATM',
    title: 'Cash and ATM codes: ATW, NWD, EAW, VAT, NFS',
    lead: 'Cash drawn or paid in, at a machine or a counter. Many banks use one code for their own machines and another for those of other banks.',
    about: 'cash from ATMs, cash deposits, counters and business correspondents',
  },
  cards: {
    label: 'Cards',
    title: 'Card codes: POS, PUR, ECOM, VPS, ME DC SI',
    lead: 'The debit card in a shop or online, its refunds and its subscriptions.',
    about: 'debit cards in shops and online, refunds and subscriptions',
  },
  mandates: {
    label: 'Mandates',
    title: 'Mandate codes: ACH D, NACH, ECS, SI, UMN, UPI AutoPay',
    lead: 'Money that a company collects because you once allowed it: instalments, SIPs, insurance, subscriptions. You can cancel a mandate.',
    about: 'money collected under a mandate: instalments, SIPs, insurance, subscriptions',
  },
  cheques: {
    label: 'Cheques',
    title: 'Cheque codes: CLG, CTS, MICR, BY CLG, CHQ PAID',
    lead: 'Cheques paid in, paid out and cleared.',
    about: 'cheques paid in, paid out and cleared',
  },
  'cheque-returns': {
    label: 'Returned cheques',
    title: 'Cheque return codes: CTS 01 to CTS 84',
    lead: 'The reasons that clearing gives when it returns a cheque, by their numbers, and the words that banks print for a return.',
    about: 'returned cheques, with the reasons by number',
  },
  'nach-returns': {
    label: 'Returned mandates',
    title: 'NACH return codes: why a collection bounced',
    lead: 'The reasons that clearing gives when it cannot collect under a mandate, by their numbers, and how banks print such a return.',
    about: 'returned NACH and ECS collections, with the reasons by number',
  },
  charges: {
    label: 'Charges',
    title: 'Charge codes: AMC, SMS CHARGES, CASH HANDLING',
    lead: 'What a bank charges for its services: cards, messages, cash, cheque books, transfers. Charges carry GST, which may stand in the line or in one of its own.',
    about: 'charges for cards, messages, cash, cheque books and transfers',
  },
  penalties: {
    label: 'Penalties',
    title: 'Penalty codes: MIN BAL, AMB, ECS RETURN, RTN CHRG',
    lead: 'What a bank charges because the balance was low, or because a cheque, a mandate or a card payment failed.',
    about: 'charges for a low balance and for payments that failed',
  },
  taxes: {
    label: 'Taxes',
    title: 'Tax codes: TDS, TCS, GST, SGST, CBDT, ADV TAX',
    lead: 'Tax that the bank deducts, tax that you pay, and tax that comes back.',
    about: 'tax deducted, tax paid and tax refunded',
  },
  interest: {
    label: 'Interest',
    title: 'Interest codes: INT.PD, SBINT, CREDIT INTEREST',
    lead: 'Interest that the bank pays on savings and deposits, and interest that it takes on loans and overdrafts.',
    about: 'interest paid on savings and deposits, and taken on loans',
  },
  deposits: {
    label: 'Deposits and sweeps',
    title: 'Deposit codes: FD, RD, TD, MOD, SWEEP-IN',
    lead: 'Money that moves between the account and a fixed or recurring deposit. It stays yours: it is neither income nor expense.',
    about: 'fixed and recurring deposits, and sweeps to and from them',
  },
  loans: {
    label: 'Loans',
    title: 'Loan codes: EMI, DISB, LN, REC, LOAN_PROC',
    lead: 'Loans paid out, their instalments and their fees.',
    about: 'loans paid out, instalments and fees',
  },
  salary: {
    label: 'Salary',
    title: 'Salary codes: SAL, BULK POSTING, PAYROLL, BONUS',
    lead: 'How a salary is marked. There is no one code for it: many arrive as a plain NEFT with the name of the employer.',
    about: 'salary, payroll and bonus credits',
  },
  government: {
    label: 'Government payments',
    title: 'Government codes: CEMTEX, PFMS, APBS, DBT, PM-KISAN',
    lead: 'Subsidies, pensions, refunds and insurance schemes of the government.',
    about: 'subsidies, pensions, refunds and insurance schemes',
  },
  dividends: {
    label: 'Dividends',
    title: 'Dividend codes: ACH C, ACHCr, FINDIV, INTDIV, IDCW',
    lead: 'Dividends of shares and mutual funds, which mostly come through the clearing house.',
    about: 'dividends of shares and mutual funds',
  },
  refunds: {
    label: 'Refunds and reversals',
    title: 'Refund codes: REV, UPIRET, CHARGEBACK, CASHBACK',
    lead: 'Money that comes back, and corrections by the bank.',
    about: 'money that comes back, and corrections by the bank',
  },
  holds: {
    label: 'Holds',
    title: 'Hold codes: LIEN, ASBA, HOLD, UNCLEARED FUNDS',
    lead: 'Money that is in the account and cannot be spent: blocked for an IPO, under a lien, or not cleared yet.',
    about: 'liens, IPO blocks, freezes and uncleared funds',
  },
};
