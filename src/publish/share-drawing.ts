/** The layout of a share image: ruled paper with the title of the page, as elements for Satori. */
import { readFileSync } from 'node:fs';
import { palette } from '#styles/palette.ts';

export interface ShareImageText {
  siteName: string;
  /** The line above the title, such as a category or a capital. */
  about: string;
  title: string;
  /** The ledger entry for the line at the foot, without its amount. */
  entry: string;
}

/** An element for Satori, in the form of React's. */
export interface Drawing {
  type: string;
  key: string | null;
  props: { style: Style; children?: Drawing[] | string; src?: string };
}

type Style = Record<string, string | number>;

export interface TextSize {
  fontSize: number;
  lineHeight: number;
}

/** The size in pixels that link previews ask for. */
export const [width, height] = [1200, 630];

/** One line of the ledger's paper; the picture is 15 lines high. */
const paperLine = 42;
const coverHeight = 2.5 * paperLine;
const left = 132;
const right = 72;
export const textWidth = width - left - right;
const titleTop = 4.5 * paperLine;
/** The title has six lines of paper, for three, four or six lines of text. */
export const titleHeight = 6 * paperLine;
/** The sizes of a title in pixels, largest first; smaller for Devanagari, whose marks reach far above and below the letters. */
export function titleSizes(title: string): TextSize[] {
  const fontSizes = /\p{Script=Devanagari}/u.test(title) ? [58, 43, 29] : [74, 56, 38];
  return fontSizes.map((fontSize, index) => ({ fontSize, lineHeight: titleHeight / [3, 4, 6][index]! }));
}

/** One line of text, cut off with an ellipsis, and high enough for every mark. */
const oneLine = {
  display: 'block',
  lineHeight: 60,
  width: textWidth,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

export const titleKey = 'title';
const printedLine = 'UPI/DR/6157…/BIGBASKET/HDFC';

/** The distance from the middle of a line to its baseline, as a fraction of the font size: from the ascent and descent of Eczar. */
const baselineBelowMiddle = (1.143 - 0.634) / 2;

/** A name for each script: of fonts with one name, Satori uses the first, even for characters that it lacks. */
export const fontNames = {
  latin: 'Eczar Latin',
  'latin-ext': 'Eczar Latin Extended',
  devanagari: 'Eczar Devanagari',
} as const;
const fontFamily = Object.values(fontNames).join(', ');

const mark = `data:image/svg+xml;base64,${readFileSync(new URL('../assets/favicon.svg', import.meta.url), 'base64')}`;

/** Changes when the mark or the colours change. */
export const designKey = JSON.stringify([palette, mark]);

const titleEnd = titleTop + titleHeight;
const narration = titleEnd + 2 * paperLine;
const lastLine = narration + paperLine;

/** The texts on the paper. */
export function drawTexts(
  { siteName, about, title, entry }: ShareImageText,
  { fontSize, lineHeight }: TextSize,
): Drawing {
  return box({ width, height, position: 'relative', color: palette.ink, fontFamily }, [
    {
      type: 'img',
      key: null,
      props: { src: mark, style: { position: 'absolute', left: left - 16, top: 10, width: 76, height: 76 } },
    },
    written(65, { left: left + 68, fontSize: 50, lineHeight: 60, color: palette.onCloth }, siteName),
    written(titleTop, { ...oneLine, fontSize: 30, color: palette.cloth }, about),
    {
      ...written(titleTop + lineHeight, { fontSize, lineHeight, width: textWidth, wordBreak: 'break-word' }, title),
      key: titleKey,
    },
    // What the product does: a printed line becomes a ledger entry.
    written(narration, { fontSize: 28, lineHeight: paperLine, color: palette.inkSoft, letterSpacing: 1 }, printedLine),
    written(lastLine, { fontSize: 32, lineHeight: paperLine }, entry),
    written(lastLine, { fontSize: 32, lineHeight: paperLine, right, justifyContent: 'flex-end' }, '₹1,240'),
  ]);
}

/** The ruled paper with the cover of its book, as SVG: boxes for the lines would take Satori four times as long. */
export function drawPaper({ lineHeight }: TextSize): string {
  const rectangle = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  // Hairlines between two heights, one at the end of each step.
  const rules = (from: number, to: number, step: number) =>
    Array.from({ length: Math.round((to - from) / step) }, (_, index) =>
      rectangle(0, Math.round(from + (index + 1) * step + 6), width, 2, palette.rule),
    );
  return [
    rectangle(0, 0, width, height, palette.paper),
    ...rules(coverHeight, titleTop, paperLine),
    ...rules(titleTop, titleEnd, lineHeight),
    ...rules(titleEnd, height, paperLine),
    ...[96, 102].map((edge) => rectangle(edge, 0, 2, height, palette.margin)),
    rectangle(0, 0, width, coverHeight, palette.cloth),
    `<path d="M0 ${coverHeight - 7}h${width}" stroke="${palette.thread}" stroke-width="4" stroke-dasharray="14 10"/>`,
    rectangle(width - right - 110, lastLine + 12, 110, 2, palette.ink),
  ].join('');
}

/** Text whose first line has its baseline at this height. */
function written(baseline: number, style: Style & TextSize, text: string): Drawing {
  const { fontSize, lineHeight } = style;
  const top = Math.round(baseline - lineHeight / 2 - baselineBelowMiddle * fontSize);
  return box({ position: 'absolute', left, ...style, top, lineHeight: `${lineHeight}px` }, text);
}

function box(style: Style, children: Drawing[] | string): Drawing {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
