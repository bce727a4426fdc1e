/** Markdown and HTML that the site would print as text, or run. */
import { pictureExtensions } from '#authoring/read/content-paths.ts';
import { mergeMarks } from './json.ts';
import type { Slip } from './slip.ts';

/** {name} is the element, {meant} the component that it may be. */
const isHtml = (remedy: string) => `<{name}> is HTML{meant} → ${remedy}, and \\< where the character itself is meant`;

export const otherHtml = isHtml('remove it: texts are Markdown');

const inHtml = (find: string, remedy: string, example: string) => ({
  find,
  message: isHtml(`write ${remedy}`),
  example,
});

/** HTML elements that have a form in Markdown. */
export const htmlSlips: readonly Slip<string>[] = [
  inHtml('a', '[words](/page)', 'See «<a>»the FAQ</a>.'),
  inHtml('b', '**words**', 'A «<b>»bold</b> word.'),
  inHtml('br', 'an empty line', 'One.«<br />»Two.'),
  inHtml('em', '*words*', 'An «<em>»italic</em> word.'),
  inHtml('i', '*words*', 'An «<i>»italic</i> word.'),
  inHtml('img', '![what it shows](./folder/picture.png)', 'A picture: «<img />»'),
  inHtml('li', 'a list with - before each line', '«<li>»One</li>'),
  inHtml('strong', '**words**', 'A «<strong>»bold</strong> word.'),
  inHtml('table', 'a table with | between the cells', '«<table>»One</table>'),
];

export const toHelplines = 'write it in content/bank-help, and <BankHelplines /> or a link to the bank’s page here';

const printed = (remedy: string) => `{found} is printed as it is → ${remedy}`;
const linked = 'write a link as [words](/page)';

/** Slips in text nodes. */
export const textSlips: readonly Slip[] = [
  {
    find: /(?:\b1800|\b1860|\+91)[ -]?\d[\d -]{2,}[\d-]/,
    message: `has the number {found} without its source → ${toHelplines}`,
    example: 'Call «1800 1234» or write.',
    right: 'It costs ₹1800, in 1800 shops.',
  },
  {
    find: /!?\[[^\]]*\]\([^)]*\)/,
    message: printed('write %20 for each space of the address, like ![A page](./folder/a%20page.png)'),
    example: '«![A page](./gst/Space Name.png)»',
  },
  {
    find: /\]\((?:\/|$)/,
    message: printed('write ) behind the address'),
    example: 'See [them«](/»about.',
  },
  {
    find: /\[\^(?!\d+\])[^\]]*(?:\]|$)|\^\[.*|\^\d+\^/,
    message: printed('write the number of the source, like [^1]'),
    example: 'Words.«[^source]»\n\nTwo.«^[A note]»\n\nOne.«^1^»\n\nOne.«[^1»',
  },
  {
    find: /\[\d{1,2}\]|(?<=[.,”])[¹²³]/,
    message: printed('write [^1] to cite the first source'),
    example: 'Words.«[1]»\n\nThree.«¹»',
    right: 'A room of 5 m², a [note].',
  },
  {
    find: /!?\[\[[^\]]*\]\]|\[[^\]^]+\]\[[^\]^]*\]/,
    message: printed(linked),
    example: 'See «[[about]]».\n\nSee «[us][nothing]».',
    right: 'A mark.[^1][^1]',
  },
  {
    find: /\[[^\]]*\]\s+\((?:\/|https?:)/,
    message: printed('remove the space between ] and ('),
    example: 'See «[us] (/»about).',
    right: 'See [a] (b).',
  },
  {
    find: /\((?:\/[a-z][a-z-]*)+\)/,
    message: printed(linked),
    example: 'See the FAQ «(/faq)».',
    right: 'See `(/faq)`.',
  },
  {
    find: /(?<=^|\s)\*$|^\*(?=\s|$)/,
    message: printed('write two stars before and two after the words in bold: **words**'),
    example: 'One «*»**bold** word.\n\nTwo **bold**«*» words.',
    right: 'Three \\***bold** words, ***bold and italic***.',
  },
  {
    find: /\*\*|==(?=\S)|__(?=\p{L})/u,
    message: printed('write stars before and after the words, without a space: **words**'),
    example: 'A «**» bold word.\n\nA «==»marked== word.',
    right: 'So a == b, and \\*\\* are stars.',
  },
  {
    find: /^:{3}.*|\[!\w+\]/m,
    message: printed('write <Callout title="…"> above the remark and </Callout> below it'),
    example: '«:::note»\n\n> «[!NOTE]»',
  },
  {
    find: /^\|.*\|$/m,
    message: printed('write a line | --- | --- | below the headings of the table, and an empty line above them'),
    example: '«| Who | Days |»\n| Exporter | 7 |',
    right: 'A price | a day.',
  },
];

/** Slips in the source of a block. */
export const blockSlips: readonly Slip[] = [
  {
    ...mergeMarks,
    example: '«>>>>>>>» main',
    right: '> A quotation.',
  },
  {
    find: /^(?:[-*+]|\d+[.)])\s+\[[ xX]\](?= )/,
    message: 'is printed as a box to tick → write the words alone',
    example: '«- [ ]» The PAN\n«- [x]» The PDF',
    right: '- [The PAN](/faq)',
  },
];

/** Slips in struck words, which are between two ~. */
export const struckSlips: readonly Slip[] = [
  {
    find: /^~[^]*~$/,
    message: '{found} is struck through → write “about”, or \\~ where the sign itself is meant',
    example: 'One fee («~₹500) and another (~»₹600).',
    right: 'One (a fee of ~₹500), or \\~₹600.',
  },
];

const asList = 'is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line';

/** Slips in paragraphs: lists and tables pasted from other programs. */
export const paragraphSlips: readonly Slip[] = [
  {
    find: /\t/,
    message:
      'has tabs, as rows of a spreadsheet have → write a table, with | between its cells and | --- | --- | below the headings',
    example: 'Who«\t»Days\nExporter\t7',
    right: 'Words `a\tb`.',
  },
  {
    find: /^[ \t]*(?:[•▪●‣◦]|[-*]\u00A0|\d+[.)]\u00A0|\*\p{L})/mu,
    message: asList,
    example: '«•» one\n• two\n\n«-\u00A0»three\n\n«*o»ne\n*two',
    right: 'Words • with a dot.',
  },
  {
    find: /^[ \t]*(?:[–—] .*\n[–—] |\(?[a-z०-९]\) .*\n\(?[a-z०-९]\) |-\p{L}.*\n-\p{L})/mu,
    message: asList,
    example: '«– three\n– »four\n\n«a) one\nb) »two\n\n«-one\n-t»wo',
    right: 'Words – and a dash\n– in two lines. The end -bhai is one of names.',
  },
];

const pictures = [...pictureExtensions, '.heic'].map((extension) => extension.slice(1)).join('|');
const emptyAlt = '{found} is read aloud in place of the picture → say what the picture shows';

/** Alternative texts that a camera or a program wrote. */
export const altSlips: readonly Slip[] = [
  {
    find: new RegExp(String.raw`^[^]*\.(?:${pictures})$`, 'i'),
    message: emptyAlt,
    example: '![«IMG_20261125.png»](./gst/a.png)',
  },
  {
    find: /^(?:alt.?text|(?:IMG|DSC|PXL|Screenshot)[-_ ]?\d[^]*|(?:image|photo|picture|screenshot)[ \d]*)$/i,
    message: emptyAlt,
    example: '![«Alt text»](./gst/a.png)\n\n![«Screenshot 12»](./gst/a.png)\n\n![«image 1»](./gst/a.png)',
    right: '![A screenshot of the app](./gst/a.png)',
  },
];

/** Link texts that do not say where the link leads. */
export const linkSlips: readonly Slip[] = [
  {
    find: /^(?:(?:click |see )?here|link|(?:read )?more|this (?:article|link|page)|https?:\S+|यहा[ँं](?: क्लिक करें)?)$/i,
    message: 'the link {found} does not say where it leads → link words that do',
    example: 'Read it [«here»](/faq), [**«read more»**](/faq) or [«https://a.in»](https://a.in).',
    right: 'Read it [here at the FAQ](/faq), or [the page https://a.in](https://a.in).',
  },
];
