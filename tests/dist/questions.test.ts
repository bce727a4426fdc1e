/** The look-up with questions in a person's own words: the page or the code that is answered first. */
import { expect, test } from 'vitest';
import { attributesOf, select, siteFolder, textOf } from '../helpers/dist.ts';
import { openSearch } from '../helpers/searches.ts';

const searches = { en: await openSearch(siteFolder, '/codes'), hi: await openSearch(siteFolder, '/hi/codes') };
const firstLink = (language: keyof typeof searches, query: string) =>
  attributesOf(searches[language].find(query), 'article a', 'href')[0];

test.each([
  ['what is nach debit', '/codes/mandates/nach'],
  ['what does ach d mean', '/codes/mandates/ach-d'],
  ['full form of imps', '/codes/transfers#imps'],
  ['What is ACH D- TP ACH INDIANESIGN?', '/codes/mandates/tp-ach'],
  ['by transfer meaning in sbi', '/codes/transfers#by-transfer'],
  ['lien kaise hataye', '/codes/holds/lien'],
  ['atw ka full form', '/codes/cash/atw'],
  ['atm cash not received', '/atm-cash-not-received'],
  ['ATM se paise nahi nikle', '/atm-cash-not-received'],
  ['ATM se paisa nahi nikla', '/atm-cash-not-received'],
  ['atm transaction fail ho gaya', '/atm-cash-not-received'],
  ['sent money to wrong upi id', '/wrong-upi-transfer'],
  ['galat account me paise chale gaye', '/wrong-upi-transfer'],
  ['how to stop emi', '/stop-auto-debit'],
  ['emi deducted after loan closed', '/stop-auto-debit'],
  ['gst on cheque bounce', '/gst-on-bank-charges'],
  ['income tax notice ka jawab', '/income-tax-notice'],
  ['bank statement for visa', '/visa-bank-statement'],
  ['account holder died no nominee', '/account-after-death'],
  ['account statement of closed account', '/old-bank-statement'],
  ['imps failed', '/codes/refunds#imps-return'],
  ['how to cancel a mandate', '/codes/mandates/upi-autopay'],
  ['why is my account debited 436', '/codes/government/pmjjby'],
  ['20 rupees deducted pmsby', '/codes/government/pmsby'],
  ['sms charge kyu kata', '/charges/sms'],
  ['is neft free', '/charges/neft-rtgs'],
  ['bank statement password', '/blog/bank-statement-pdf-password'],
  ['how to download sbi statement', '/bank-analysis'],
  ['what is the limit of upi per day', '/upi-limits'],
  ['paise kat gaye', '/unknown-debit'],
  ['account freeze', '/account-frozen'],
  ['dr cr kya hota hai', '/blog/upi-reference-number-explained#p2a-p2m-dr-and-cr'],
  ['how do i complain to the bank', '/unknown-debit#if-the-bank-does-not-help'],
  ['electricity bill in punjab', '/codes/local-bills#pspcl'],
  ['rrn', '/blog/upi-reference-number-explained'],
])('“%s” is answered with %s', (query, href) => {
  expect(firstLink('en', query)).toBe(href);
});

test.each([
  ['लियन क्या है', '/hi/codes/holds/lien'],
  ['एटीएम से पैसे नहीं निकले', '/hi/atm-cash-not-received'],
  ['एटीएम से पैसे नहीं निकले खाते से कट गए', '/hi/atm-cash-not-received'],
  ['गलत खाते में पैसे चले गए', '/hi/wrong-upi-transfer'],
  ['पिता की मृत्यु के बाद बैंक खाता', '/hi/account-after-death'],
  ['बंद खाते का स्टेटमेंट', '/hi/old-bank-statement'],
  ['पैसे कट गए', '/hi/unknown-debit'],
  ['पासवर्ड क्या है', '/hi/blog/bank-statement-pdf-password'],
  ['neft kya hota hai', '/hi/codes/transfers#neft'],
])('“%s” is answered with %s', (query, href) => {
  expect(firstLink('hi', query)).toBe(href);
});

test('no part of a question is taken for a name', () => {
  for (const query of ['what is nach debit', 'meaning of neft', 'salary not credited'])
    expect(select(searches.en.find(query), 'dl')).toEqual([]);
  // Of a line it is.
  expect(textOf(searches.en.find('SALARY FROM NORTHLIGHT STUDIO').querySelector('dl'))).toContain('NORTHLIGHT STUDIO');
});

test('an unknown question is sent on', () => {
  expect(firstLink('en', 'how old is my cat')).toMatch(/^\/contact#line=/);
  const headings = ['how old is my cat', 'XQJ 7'].map((query) => textOf(searches.en.find(query).querySelector('h2')));
  expect(headings).toEqual(['We have no answer to this yet.', 'We don’t recognise this line yet.']);
});
