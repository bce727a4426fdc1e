/** A number to call stands only on the bank's own page, or on its own message as two others quote it; a password on two that report it alike. */
import { expect, test } from 'vitest';
import { editFile, readEdited, testReports, writeEntry, type Edit } from '../helpers/edits.ts';
import { makeBankHelp } from '../helpers/make.ts';

const bank = 'content/bank-help/sbi.json';
const [line] = makeBankHelp().helpline;
/** A bank without a number to call, with these fields changed. */
const bankWith = (change: Parameters<typeof makeBankHelp>[0]) =>
  writeEntry(bank, makeBankHelp({ website: 'https://sbi.bank.in', helpline: [], ...change }));
const [source] = makeBankHelp().sources;

/** A bank whose page is the first source, with a number that cites these others. */
function numberFrom(kind: 'bank-page' | 'bank-message', ...cited: readonly [url: string, messageOn?: string][]) {
  const markers = cited.map((_, index) => `[^${index + 2}]`).join(' ');
  const sources = cited.map(([url, messageOn]) => ({ ...source!, url, ...(messageOn && { messageOn }) }));
  return bankWith({
    website: 'https://www.sbi.bank.in',
    hosts: ['sbi.co.in'],
    helpline: [{ ...line!, kind, use: `Report a fraud${markers}` }],
    sources: [source!, ...sources],
  });
}

/** A password that these pages report, the second rule like the first. */
function reportedBy(...urls: readonly string[]) {
  const markers = urls.map((_, index) => `[^${index + 2}]`).join(' ');
  const [rule, others] = [`Your mobile number.${markers}`, [`Or its end.${markers}`]];
  return bankWith({
    password: { rule, example: null, basis: 'reported', others },
    sources: [source!, ...urls.map((url) => ({ ...source!, url }))],
  });
}

const [one, two] = ['https://github.com/one/sms', 'https://github.com/two/sms'];
const [paper, forum] = ['https://paper.example/fraud-numbers', 'https://forum.example/t/7'];
const foreign = (host: string, field = '«Report a fraud» helpline #1 use', hosts = 'sbi.bank.in, sbi.co.in') =>
  `${bank}:${field}: cites ${host}, which is not a host of the bank: ${hosts} → cite the bank’s own page, add the host to \`hosts\` if it is the bank’s, or remove the number`;
const reportedOnce = (rule: string, path: string) =>
  `${bank}:«${rule}» password.${path}: cites one place that reports it → cite a second one, independent of it, that says the same, or leave it out`;
const alone = `${bank}:«Report a fraud» helpline #1 use: cites one place that quotes the message → cite a second one, independent of it, with its messageOn, or remove the number`;

testReports({
  'a number from a newspaper': [numberFrom('bank-page', [paper]), foreign('paper.example')],
  'a number from a host that ends like the bank’s': [
    numberFrom('bank-page', ['https://notsbi.co.in/help']),
    foreign('notsbi.co.in'),
  ],
  'a number from the bank’s page and a newspaper': [
    numberFrom('bank-page', ['https://sbi.co.in/help'], [paper]),
    foreign('paper.example'),
  ],
  'a message that one place quotes': [numberFrom('bank-message', [one, '2026-10-01']), alone],
  'a message that one repository quotes twice': [
    numberFrom('bank-message', [one, '2026-10-01'], [`${one}/`, '2026-10-02']),
    alone,
  ],
  'a message without its date': [
    numberFrom('bank-message', [one, '2026-10-01'], [two]),
    `${bank}:«Report a fraud» helpline #1 use: cites ${two} without the date of the message → add its messageOn`,
  ],
  'a message later than the day on which it was read': [
    numberFrom('bank-message', [one, '2026-11-02'], [two, '2026-10-02']),
    `${bank}:«2026-11-02» sources #2 messageOn: is after checkedOn → write the date of the message`,
  ],
  'a bank without a site': [
    editFile(bank, '"https://source.example"', 'null'),
    `${bank}:«"website"» website: is null → write the own site, starting with https://`,
  ],
  'a password that one page reports': [
    reportedBy(one),
    `${reportedOnce('Your mobile', 'rule')}\n${reportedOnce('Or its', 'others #1')}`,
  ],
  'a missed call that a stranger tells': [
    bankWith({
      download: {
        ...makeBankHelp().download,
        missedCall: { ...line!, by: 'missed-call', use: 'Sends the last payments[^1]' },
      },
    }),
    foreign('source.example', '«Sends the last» download.missedCall.use', 'sbi.bank.in'),
  ],
  'a schedule of charges on a newspaper’s site, not the one on a second host of the bank': [
    writeEntry(bank, makeBankHelp({ schedule: 'https://paper.example/sbi-charges' })),
    writeEntry(
      'content/bank-help/hdfc.json',
      makeBankHelp({ hosts: ['hdfcbank.com'], schedule: 'https://v.hdfcbank.com/fees' }),
    ),
    `${bank}:«sbi-charges» schedule: is not on a host of the bank: source.example → write the bank’s own page, or add the host to \`hosts\` if it is the bank’s`,
  ],
  'a way to block that a stranger tells': [
    bankWith({ block: 'Send a WhatsApp[^1]' }),
    foreign('source.example', '«WhatsApp» block', 'sbi.bank.in'),
  ],
});

test.each<[string, Edit]>([
  ['the bank’s own page', numberFrom('bank-page', ['https://help.sbi.bank.in/fraud'])],
  ['its page on a further host', numberFrom('bank-page', ['https://www.sbi.co.in/help'])],
  ['its message in two repositories', numberFrom('bank-message', [one, '2026-10-01'], [two, '2026-10-02'])],
  ['its message in a repository and on a page', numberFrom('bank-message', [one, '2026-10-01'], [forum, '2026-10-02'])],
  ['a password that two places report', reportedBy(one, forum)],
])('nothing is said about %s', (_, edit) => {
  expect(readEdited(edit).report).not.toMatch(/helpline|password/);
});
