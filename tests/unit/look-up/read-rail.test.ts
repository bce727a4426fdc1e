import { expect, test } from 'vitest';
import { describeLine } from '#client/look-up/describe-line.ts';
import { knowledgeJson, readerOf } from '../../helpers/look-up.ts';

const read = readerOf({ shapes: [], ifsc: { ICIC: 'ICICI Bank', HDFC: 'HDFC Bank', KARB: 'Karnataka Bank' } });
const partsOf = (line: string) => read(line).breakdowns[0]?.parts.map(({ kind, value }) => `${kind} ${value}`);

// Names and numbers are invented; each line has the form of one that a bank prints.
test.each([
  [
    'UPIAB/509494498028/CR/ANIL VER/ICIC/9800004512@pts',
    'Money received by UPI from ANIL VER.',
    ['reference 509494498028', 'party ANIL VER', 'bank ICIC', 'address 9800004512@pts'],
  ],
  [
    'MB NEFT/DCBL427418943347/RATNA/ANIL VERMA/',
    'A payment by NEFT to or from RATNA.',
    ['reference DCBL427418943347', 'party RATNA'],
  ],
  [
    'By-Transfer NEFT Sender : RATNA BOOK HOUSE, UTR : IN12533812066569',
    'Money received by NEFT from RATNA BOOK HOUSE.',
    ['party RATNA BOOK HOUSE', 'reference IN12533812066569'],
  ],
  [
    'IMPS:PAY:427413593157/Vikram Da/KARB/XX7501/1 rupe',
    'A payment by IMPS to Vikram Da.',
    ['reference 427413593157', 'party Vikram Da', 'bank KARB', 'account XX7501'],
  ],
  [
    'ACH DR:P5R6PPS18127558,ESFB0000000000590375,RATNA FINANCE LIMITE~20250702 CLG',
    'Money collected under a mandate by RATNA FINANCE LIMITE.',
    ['number 18127558', 'reference ESFB0000000000590375', 'party RATNA FINANCE LIMITE', 'number 20250702'],
  ],
  ['CHQ PAID-INWARD CLEA-RATNA BOOK HOUSE -A', 'A cheque paid out to RATNA BOOK HOUSE.', ['party RATNA BOOK HOUSE']],
  [
    'Int.Pd:01-04-2026 to 30-06-2026:123456789012345',
    'Interest paid by the bank.',
    ['code Int.Pd', 'period 01-04-2026 to 30-06-2026', 'number 123456789012345'],
  ],
  [
    'REV IMPS-612306768900-ANIL VERMA-HDFC',
    'Money received by IMPS from ANIL VERMA.',
    ['reference 612306768900', 'party ANIL VERMA', 'bank HDFC'],
  ],
  [
    'NEFT/ICIC/ICICN12026033103221480/ONE 97 COM/ TRANSFER FROM 94965000129',
    'Money received by NEFT from ONE 97 COM.',
    ['bank ICIC', 'reference ICICN12026033103221480', 'party ONE 97 COM', 'number 94965000129'],
  ],
  [
    'OTHER- ACHCr HDFC00678000009461 RATNA DIV 2026',
    'Money from the clearing house from RATNA DIV.',
    ['reference HDFC00678000009461', 'party RATNA DIV'],
  ],
  [
    'I/W Chq return- Funds Insufficient- for payee -RATNA TRADERS--',
    'A cheque to or from RATNA TRADERS.',
    ['party RATNA TRADERS'],
  ],
  ['To:XXXX4471:ANIL VERMA', 'A transfer out of the account to ANIL VERMA.', ['account XXXX4471', 'party ANIL VERMA']],
  [
    'NEFT:RATNA AIRGAS X14432989',
    'A payment by NEFT to or from RATNA AIRGAS.',
    ['party RATNA AIRGAS', 'number X14432989'],
  ],
  [
    'INTT. From :01/01/2026 to 31/03/2026',
    'Interest paid by the bank.',
    ['code INTT. From', 'period 01/01/2026 to 31/03/2026'],
  ],
  ['AEPS/CASH WDL/612345678901/PUNE', 'Cash withdrawn.', ['reference 612345678901', 'place PUNE']],
  ['MEDR/RATNABOOKS/346745/', 'A debit card payment at RATNABOOKS.', ['party RATNABOOKS', 'number 346745']],
  ['DCCHG_-_JUN26_to_MAY27_LIEN', 'A charge of the bank.', ['code DCCHG_-_JUN26_to_MAY27_LIEN']],
  ['SC NEFT OTHER THAN SB', 'A charge of the bank.', ['code SC NEFT OTHER THAN SB']],
  [
    'ATM_WDLDecl_ISF-03/11/26-112309',
    'A charge of the bank.',
    ['code ATM_WDLDecl_ISF', 'date 03/11/26', 'number 112309'],
  ],
  ['ACH-EMI-X9HOEX21FI4W', 'A mandate, or money from the clearing house.', ['code ACH-EMI-X9HOEX21FI4W']],
  ['Ret-UPI/631311385116/', 'Money that came back.', ['reference 631311385116']],
  [
    'Your a/c XX3421 is debited for Rs. 302.00 on 03-11-2026 15:49 (UPI Ref no 631297904232)',
    'A payment by UPI.',
    ['account XX3421', 'amount Rs. 302.00', 'date 03-11-2026', 'time 15:49', 'reference 631297904232'],
  ],
  [
    'WDL TFR UPI 631108196230 ratna82@ TRF TO 0093690000013',
    'A payment by UPI.',
    ['reference 631108196230', 'address ratna82@', 'number 0093690000013'],
  ],
])('%s', (line, happened, parts) => {
  expect(describeLine(read(line), knowledgeJson.words)).toBe(happened);
  expect(partsOf(line)).toEqual(parts);
});

test.each([
  ['a telephone number', 'IMPSAB/61250911975/ANIL VERMA/919876543210', 'number 919876543210'],
  ['an account', 'FT - DR - 200001233035 -RATNA TRADERS', 'number 200001233035'],
  ['a second number', 'UPI/612345678901/ANIL/612345678902', 'number 612345678902'],
])('%s is not taken for a reference', (_, line, part) => {
  expect(partsOf(line)).toContain(part);
});

test.each([
  ['a word that begins like a way of payment', 'UPIDATE/509494498028/CR'],
  ['a title before a name, which is no side', 'UPI/509494498028/DR. ANIL VERMA/ICIC'],
  ['coffee, which is no fee', 'UPI/509494498028/CR/COFFEE BAR/ICIC'],
  ['a return that is no RET-UPI', 'UPI-RET/509494498028/ANIL VERMA'],
])('%s', (_, line) => {
  expect(read(line).breakdowns[0]?.happened?.direction).not.toBe('out');
});

test.each([
  'upi',
  'neft charges',
  'QQQ 7',
  'my_account 7',
  'why was money taken from my account',
  'anil.verma@example.com',
  'A'.repeat(401),
])('%j is no line', (line) => {
  expect(read(line).breakdowns).toEqual([]);
});
