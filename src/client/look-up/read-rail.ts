/** Reads a line that fits no shape: the way of payment, the direction, and the parts that are recognised by their form. */
import type { PartKind } from '#schemas/shape.ts';
import type { Knowledge, KnownShape } from './knowledge.ts';
import { longestLine, type Piece } from './match-shapes.ts';

export interface RailReading {
  /** Undefined where the line names no way of payment. */
  happened: Pick<KnownShape, 'channel' | 'direction'> | undefined;
  pieces: readonly Piece[];
}

type Label = keyof Knowledge['words']['labels'];

/** A piece, and its place in the line. */
type Found = Piece & { at: number };

/** The words that banks print for each channel. The first one in the line decides; the second list counts only if none of the first is there. */
const channelWords = [
  {
    UPI: 'UPI|UPIA[BR]|UPI ?OUT|UPI ?IN|UPIRET|UPILITE|BHIM',
    IMPS: '(?:SENT|RECD)?IMPS(?:P2[AP])?|IMPSA[BR]|IMP|MMT',
    NEFT: '(?:[IM]B)?NEFTO?|NEFT ?(?:IN|OUT|[CD]R)|NEFT[A-Z]{4,5}(?=\\d)|[A-Z]{4}[HN](?=\\d{10})|NFT|EFT',
    RTGS: '(?:N|IB)?RTGS(?:IN|OUT|[CD]R)?|RTG|[A-Z]{4}R(?=\\d{12})',
    mandate:
      'E?NACH|ACH|ACH(?:INW)?[CD]R?|ECS|E?MANDATE|MAND|SI|STANDING INSTRUCTIONS?|DIRECT DEBIT|LOAN (?:RECOVERY|ACCOUNT PAYMENTS?)|EMI|PMSBY|PMJJBY|APY',
    cheque: 'CH(?:E?Q|EQUE)|CH(?:E?Q|EQUE) ?(?:PAID|RTN|DEP)\\w*|CLG|CLEARING|CTS|MICR|I/W|O/W|REJECT',
    ATM: 'ATM|CASHNET|AT[WL]|NWD|EAW|NFS|CWDR|CASHWDL',
    card: 'POS|ECOM|PRCR|PC[DI]|DEBIT CARD|RUPAY|MEDR|SPENT|CARDS SETTL',
    sweep: 'SWEEP|SWEEPIN|AUTOSWEEP|FD|RD(?: ?INSTALL?MENT)?|TERM DEPOSIT|REDEEM|CLOSURE PROCEEDS',
    cash: 'CASH|CASH ?DEP\\w*|CSH|CDM|BNA|(?:BY|TO) SELF|AEPS',
    salary: 'SALARY|SAL',
    refund: 'REFUND|PUR-REV|RET(?=-UPI)|REVERSAL|REVERSED|RVSL|R?CRADJ|RETURN',
  },
  {
    bill: 'BBPS|BILLDESK|BILLPAY|BILL|BIL|E?PAY|IPAY|FASTAG|RECHARGE|GIB|CBDT|DTAX|GST TAX|CRE?DI?T? ?CARD|CRD-PMNT',
    transfer:
      '[EM]?TFR|TRF|(?:TO|FROM)(?=:X)|ITG|TRFR|TRANSFER|FT[BIO]?|FUNDS?|I[FN]FT|IFT|INF|TPFT|TPT|MBK|MBS|MOBFT|EBANK|INET|INB|ONL|CMS|CEMTEX|MB',
  },
];

/** Whole words in capitals. */
const word = (words: string) => new RegExp(`(?:^|[^A-Z])(?:${words})(?![A-Z])`);
const channels = channelWords.map((list) =>
  word(
    Object.entries(list)
      .map(([channel, words]) => `(?<${channel}>${words})`)
      .join('|'),
  ),
);
const charge = word(
  'CHARGES?|CHA?RGS?|[A-Z]{0,6}CHGS?|(?:D?CARD)?FEES?|(?:ATM|WDL)[ _]?DECL(?:INE)?|SC(?= (?:NEFT|RTGS|IMPS))|CH(?:E?Q|EQUE) ?BK(?: CH)?|COMMISSION|AMC|MIN ?BAL|A[MQ]B|PENAL(?:TY)?|[CSI]?GST',
);
const interest = word('S?B?INTT?|INTEREST');

/** CR, DR and their like: a field of their own, or joined to the way of payment. */
const sides = {
  in: /(^|[-/:_ ])(?:CR|CREDIT(?:ED)?|RECD?|RECEIVED|DEP|DEPOSIT)(?=[-/:_ ]|$)(?! ?CARD)|[-/: ]C[-/:]|UPIAB|UPI ?IN\/|RECDIMPS|IMPSAB|IMPS.{0,2}IN\/|NEFT.?IN|RTGS FROM|(?:ACH|NEFT|RTGS)(?:INW)?CR?(?=[-/]| )|^(?:BY|FROM)\b|TRANSFER FROM|TRF FROM|\bREV(?:ERS|[- ])|RVSL|REFUND|CRADJ|CARDS SETTL|^POSTING/,
  out: /(^|[-/:_ ])(?:DR|DB|DEBIT(?:ED)?|PAID|SENT|WDL|WDR|WITHDRAWAL|PAY(?=:)|CWDR)(?=[-/:_ \d]|$)(?! ?CARD)|[-/: ]D[-/:]|UPIAR|UPI ?OUT|SENTIMPS|IMPSAR|IMPS.{0,2}OUT|NEFT.?OUT|NEFTO|RTGS TO|(?:ACH|NEFT|RTGS)(?:INW)?DR?(?=[-/]| )|^(?:TO|ECS|EMI|SI|E?MANDATE|MAND|PMSBY|PMJJBY|APY)(?![A-Z])|CLG TO|TRANSFER TO|TRF TO/,
};

/** The direction of the channels that mostly have one. */
const usual: Readonly<Record<string, 'in' | 'out'>> = {
  ATM: 'out',
  card: 'out',
  charge: 'out',
  bill: 'out',
  salary: 'in',
  refund: 'in',
  interest: 'in',
};

const day = String.raw`\d{1,2}(?:[-/.]\d{1,2}[-/.]|[- ]?[A-Z]{3}[- ]?)(?:\d{4}|\d{2})`;

/** The form of each part. What is found is taken out of the line before the next is searched. */
const forms: readonly [PartKind, Label, RegExp][] = [
  [
    'address',
    'address',
    /(?:(?:paytm|gpay|goog|bharatpe)-)?[\w.*]{2,50}(?:-\d{1,2})?@(?: ?(?!TRF )[A-Za-z]{2,20}(?![\w@]|\.[A-Za-z])|(?= TRF ))/gi,
  ],
  ['ifsc', 'ifsc', /\b[A-Z]{4}0[A-Z0-9]{6}\b/gi],
  ['period', 'period', new RegExp(`\\b${day} ?(?:to|-) ?${day}\\b`, 'gi')],
  ['date', 'date', new RegExp(`\\b${day}(?!\\d)`, 'gi')],
  ['time', 'time', /\b(?:\d{1,2}:)?\d{2}:\d{2}\b/g],
  ['amount', 'amount', /\b(?:RS\.?|INR) ?\d[\d,]*(?:\.\d{1,2})?/gi],
  ['tax', 'tax', /\b[CSI]?GST ?:? ?\d+\.\d{1,2}\b/gi],
  ['reference', 'reference', /\b(?=[A-Z0-9]{12,22}\b)[A-Z]{1,6}\d[A-Z0-9]?\d{6,}[A-Z0-9]*\b/g],
  ['account', 'account', /(?:\b\d{1,6})?[X*]{2,14}\d{3,6}\b|\bX\d{3,6}\b/gi],
  ['reference', 'digits', /(?:\b[A-Z])?\d{6,}/g],
];

/** Channels in whose lines a number of twelve digits is an account, a mandate or a deposit. */
const withoutDigits = /^(?:transfer|interest|cheque|mandate|sweep|charge)$/;

/** A telephone number behind the code of the country. */
const telephone = /^91[6-9]/;

/** The most parts that are shown. */
const mostPieces = 8;

/** Notes of apps and people, and words that banks print beside names. */
const noName =
  /^(?:NULL|NO REM.*|PAY\w{0,5}(?: (?!TO ).*)?|(?:PAID|SENT) (?!TO ).*|COLLECT.*|REQ(?:UEST|PAY).*|UPI.*|MANDATE.*|RENT|VIA .*|(?:DEBITED|CREDITED|DEAR|YOUR|NOT YOU|HAS|IS|AND|SAVINGS|SPENT|INFO|ACCOUNT|LOAN ACCOUNT|REFUND|.* CARDS SETTL)\b.*|W CH(?:E?Q|EQUE).*|FUNDS INSUF.*|ONLINE TRANS.*|P2[AMPV]|.{0,3})$/i;
const bankWords = new RegExp(
  `^(?:${channelWords.flatMap((list) => Object.values(list)).join('|')}|RRN|REF|NO|UTR|TXN|P2[AMPV]|INW|INWARD|OUTWARD|CLEA\\w*|ZONE|PAYEE|IB|MB|MOB|NET|BANKING|ONL|INST|BY|TO|FROM|FOR|OF|ON|AT|CR|DR|DB|D|C|CREDIT|DEBIT|PAID|DEP|DEPOSIT|WDL|WDR|WITHDRAWAL|TP|BD|SENDER|RECD?|RECEIVED|SENT|REV|MOBILE|OTHERS?|DC|ME|[IO]/?W)$`,
);

/** @param line a tidied line */
export function readRail(line: string, knowledge: Knowledge): RailReading {
  if (line.length > longestLine) return { happened: undefined, pieces: [] };
  const happened = happenedIn(line);
  const channel = happened?.channel ?? '';
  const { found, rest } = findForms(line, channel, knowledge);
  // Words in small letters, without a number or a way of payment, are a question.
  const hasWords = /[A-Z].* .* /i.test(line) && (happened !== undefined || !/\p{Ll}/u.test(line));
  const isLine = found.length > 0 || hasWords || /[A-Z] ?[-/:] ?[A-Z\d]|_.+_/i.test(line);
  if (!isLine) return { happened, pieces: [] };
  const pieces = [...found, ...findNames(rest, channel, knowledge)];
  // Of a line whose every word is the bank’s, its words are shown.
  if (pieces.length === 0 && happened && /\d/.test(line)) pieces.push(ownWords(line, knowledge));
  return { happened, pieces: pieces.sort((a, b) => a.at - b.at).slice(0, mostPieces) };
}

/** The parts with a form of their own, and the line with gaps where they stood. */
function findForms(line: string, channel: string, { words: { labels } }: Knowledge) {
  const found: Found[] = [];
  let rest = line;
  for (const [kind, label, form] of forms)
    for (const { 0: value, index: at } of [...rest.matchAll(form)]) {
      const isFirst = found.every(({ kind }) => kind !== 'reference');
      const isReference = isFirst && value.length === 12 && !withoutDigits.test(channel) && !telephone.test(value);
      const isNumber = label === 'digits' && !isReference;
      found.push({ kind: isNumber ? 'number' : kind, label: labels[isNumber ? 'number' : label], value, at });
      rest = rest.slice(0, at) + '\0'.repeat(value.length) + rest.slice(at + value.length);
    }
  return { found, rest };
}

/** The bank and the name in what is left of a line; of the bank’s own dealings, all its words. */
function findNames(rest: string, channel: string, knowledge: Knowledge): Found[] {
  const {
    words: { labels },
    ifsc,
    bankNames,
  } = knowledge;
  const words = rest.replace(/\0+/g, ' ').replace(/^[-/:_ ]+|[-/:_ ]+$/g, '');
  const own = /[A-Z]{2}/i.test(words) ? [ownWords(words, knowledge)] : [];
  if (/^(?:charge|interest|sweep)$/.test(channel)) return own;
  const fields = [...rest.matchAll(/[^\0/:;|~,*_\\()[\]-]+/g)].map(({ 0: field, index: at }) => {
    const value = withoutBankWords(field);
    const name = value.toUpperCase();
    const isBank = bankNames.some((bank) => bank.startsWith(name) || (bank.length > 6 && name.startsWith(bank)));
    const isName = ![value, field.trim()].some((text) => noName.test(text)) && (at > 0 || value.length > 4);
    return { value, at, isBank: ifsc.has(name) || (name.length > 6 && isBank), isName };
  });
  const bank = fields.find(({ isBank }) => isBank);
  const party = fields.find(({ isBank, isName }) => isName && !isBank);
  if (!bank && !party && /^(?:cash|cheque)$/.test(channel)) return own;
  const [kind, label] = /^(?:ATM|cash)$/.test(channel) ? (['place', 'place'] as const) : (['party', 'name'] as const);
  return [
    ...(bank ? [{ ...bank, kind: 'bank' as const, label: labels.bank }] : []),
    ...(party ? [{ ...party, kind, label: labels[label] }] : []),
  ];
}

const ownWords = (value: string, { words: { labels } }: Knowledge): Found => ({
  kind: 'code',
  label: labels.code,
  value,
  at: 0,
});

/** The channel and direction of the money. The bank’s own words come before the first long number, names and notes after it. */
function happenedIn(line: string): RailReading['happened'] {
  const text = line.toUpperCase();
  const head = /^[\d: ]*(.*?)(?=\d{6}|@|$)/.exec(text)![1]!;
  if (charge.test(head) || /\b[CSI]GST$/.test(text)) return { channel: 'charge', direction: 'out' };
  if ((interest.test(head) && !head.includes('REDEEM')) || /INT\. ?(?:PD|COLL)/.test(text))
    return { channel: 'interest', direction: /COLL|DEBIT/.test(text) ? 'out' : 'in' };
  const named = channels.map((pattern) => Object.entries(pattern.exec(text)?.groups ?? {}).find(([, value]) => value));
  const channel = named.find((found) => found)?.[0];
  if (channel === undefined) return undefined;
  const [incoming, outgoing] = [text.search(sides.in), text.search(sides.out)];
  if (incoming < 0 && outgoing < 0) return { channel, direction: usual[channel] ?? 'either' };
  return { channel, direction: outgoing < 0 || (incoming >= 0 && incoming < outgoing) ? 'in' : 'out' };
}

/** A field without the bank’s words around a name, and without digits, except two as in One 97. */
function withoutBankWords(field: string): string {
  let words = field
    .split(' ')
    .map((one) => (/[A-Z]\d+[A-Z]/i.test(one) ? '' : one.replace(/^[\d.]+(?=\D)|^\d(?:\d{2,})?$|\d{5,}$/g, '')))
    .filter((one) => /[A-Z]|^\d\d$/i.test(one));
  while (words[0] !== undefined && (/^\d/.test(words[0]) || bankWords.test(words[0].toUpperCase())))
    words = words.slice(1);
  return words.join(' ');
}
