/** Words that this site spells differently in English, and leftovers of programs and editors. */
import { otherwise, type Slip } from './slip.ts';

const bySound = otherwise('a or an by the sound: a UPI payment, an ATM');

const spelling = (find: RegExp, write: string, example: string) => ({ find, message: otherwise(write), example });

export const wordSlips: readonly Slip[] = [
  spelling(/\be-mail/giu, 'email', 'Write an «e-mail».'),
  spelling(/\bco(?:ö|o)perative/giu, 'co-operative', 'A «cooperative» bank.'),
  spelling(/\bpay[ -]slip/giu, 'payslip', 'The «pay slip» of May.'),
  spelling(/\b(?:net-banking|(?-i:[Nn]etbanking))\b/giu, 'net banking', 'In «netbanking», or «net-banking».'),
  spelling(/\bprofession tax/giu, 'professional tax', 'The «profession tax» of May.'),
  spelling(/\binstallment/giu, 'instalment', 'One «installment».'),
  spelling(/\banalyz/giu, 'analyse', 'We «analyz»e it.'),
  {
    find: /\b(?:revolutionary|seamless|unlock(?:s|ing)? (?:your|the) (?:potential|insights))\b/giu,
    message: otherwise('a plain word'),
    example: 'A «seamless» way.',
  },
  {
    find: /\b(?<word>\p{L}{2,}|a) \k<word>\b/giu,
    message: otherwise('the word once'),
    example: '«The the» fee.',
    right: 'A black box that bank has.',
  },
  {
    find: /(?<sentence>\p{L}[^.?!\n]{15,}[.?!])\s+(?:- )?\k<sentence>/giu,
    message: otherwise('the sentence once'),
    example: '«The bank pays the money back. The bank pays the money back.»',
    right: 'The bank pays. The bank pays late.',
  },
  {
    find: /\ban (?-i:CSV|GST|KYC|PAN|PDF|PIN|QR|TCS|TDS|UPI|URL|UTR|VPA)\b/giu,
    message: bySound,
    example: 'It is «an UPI» payment.',
    right: 'It is a UPI payment.',
  },
  {
    find: /\ba (?-i:ATM|EMI|FD|HDFC|ICICI|IDFC|IFSC|IMPS|NRE|NRI|NRO|OTP|RRN|RTGS|SBI|SMS)\b/giu,
    message: bySound,
    example: 'It is «a ATM».',
    right: 'It is an ATM.',
  },
  {
    find: /\b(?:TODO|TBD|FIXME|note to (?:self|editors?))\b|\?{3}|₹X+\b|\[insert\b|\blorem ipsum\b/giu,
    message: otherwise('the words that are still missing'),
    example: 'The bank: «TBD», «₹XX», «???» and «[insert» it].',
  },
  {
    find: /\bXXX\b(?! ?\d)|\[Comment(?:ed)? \[?\w+:|\bsource needed\b|\(check this\b/giu,
    message: otherwise('the words that are still missing'),
    example: 'It is free «[Comment AK1:» ask the bank], «(check this»), «XXX», «source needed».',
    right: 'The bank prints `XXX`, or XXX 1234. Comments are free.',
  },
  {
    find: /[\p{Script=Cyrillic}\p{Script=Greek}ﬀ-ﬆ！-～]+/giu,
    message: otherwise('the word again: these letters only look like English ones'),
    example: 'The b«\u0430»nk.',
  },
  {
    find: /【|oaicite|turn\d+(?:search|view|news)\d|\bas an AI\b|\bI hope this (?:helps|clarifies)/giu,
    message: otherwise('the sentence again: this is left over from a chat'),
    example: 'A fee.«【»1†source】 cite«turn12news3» «As an AI», no.',
  },
];
