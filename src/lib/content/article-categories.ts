import type { filterCategories } from '#schemas/article.ts';

/** What the articles of a category are about: the lead of its page, and its description for search results. */
export const categoryDescriptions: Readonly<Record<(typeof filterCategories)[number], string>> = {
  'Bank Analysis':
    'What the columns and narrations of each bank’s statement say, taken apart line by line with worked examples.',
  'UPI Analysis':
    'References, handles and reversals: what a UPI payment leaves behind in the app and in the bank’s statement.',
  Business:
    'One account for the shop and the house, or two: keeping takings, stock and family spending apart in a statement.',
  Technology:
    'How a PDF becomes rows, why that goes wrong, and how the running balance shows which reading is the right one.',
  Comparison: 'PDF against spreadsheet, bank against app: what each file holds, what it loses, and which one to keep.',
  Loans: 'What a lender looks for in six months of statements, and how to read your own before anybody else does.',
  Security:
    'Passwords on statement PDFs, safe copies, and where a file goes once it has been handed to an app or a website.',
  'Tax Planning':
    'Matching a bank statement with the tax department’s own records: interest, deposits and deductions at source.',
};
