/** What is on a share image, and where: ruled paper with the page's title, as elements that Satori reads. */
import { readFileSync } from 'node:fs';
import { palette } from '#styles/palette.ts';

/** What a share image says. */
export interface ShareImageText {
  siteName: string;
  /** The line above the title, such as a category or a capital. */
  about: string;
  title: string;
  /** The ledger entry for the line at the foot, without its amount. */
  entry: string;
}

/** An element as Satori reads it: one of React's. */
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

/** The size that link previews ask for, in pixels. */
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
/** The rows with the title and the line above it, marks above and below the letters included. */
export const titleBand = { top: coverHeight, height: titleTop + titleHeight + paperLine - coverHeight };

/** The sizes of a title in pixels, largest first; smaller for Devanagari, whose marks reach far above and below the letters. */
export function titleSizes(title: string): TextSize[] {
  const fontSizes = /\p{Script=Devanagari}/u.test(title) ? [58, 43, 29] : [74, 56, 38];
  return fontSizes.map((fontSize, index) => ({ fontSize, lineHeight: titleHeight / [3, 4, 6][index]! }));
}

/** One line of text that ends in an ellipsis where it is too long, high enough not to cut off any mark. */
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

/** How far the baseline of Eczar is below the middle of a line, as a fraction of the font size; from its ascent and descent. */
const baselineBelowMiddle = (1.143 - 0.634) / 2;

/** The fonts by script: of several with one name, Satori uses the first even for characters that it lacks. */
export const fontNames = {
  latin: 'Eczar Latin',
  'latin-ext': 'Eczar Latin Extended',
  devanagari: 'Eczar Devanagari',
} as const;
const fontFamily = Object.values(fontNames).join(', ');

const mark = `data:image/svg+xml;base64,${readFileSync(new URL('../../assets/favicon.svg', import.meta.url), 'base64')}`;

/** What is on every picture, or gives it its colours. */
export const look = JSON.stringify([palette, mark]);

/** Everything that is above and below the title's band, which most pages share. */
export function drawPage({ siteName, entry }: ShareImageText): Drawing {
  const titleEnd = titleTop + titleHeight;
  const narration = titleEnd + 2 * paperLine;
  const lastLine = narration + paperLine;
  return paper(height, rules(titleEnd, height, paperLine), [
    ...cover(siteName),
    // What the product does: a printed line becomes a ledger entry.
    written(narration, { fontSize: 28, lineHeight: paperLine, color: palette.inkSoft, letterSpacing: 1 }, printedLine),
    written(lastLine, { fontSize: 32, lineHeight: paperLine }, entry),
    written(lastLine, { fontSize: 32, lineHeight: paperLine, right, justifyContent: 'flex-end' }, '₹1,240'),
    at({ right, top: lastLine + 12, width: 110, height: 2, background: palette.ink }),
  ]);
}

/** The band with the title and the line above it. */
export function drawTitle({ about, title }: ShareImageText, { fontSize, lineHeight }: TextSize): Drawing {
  const [top, end] = [titleTop - titleBand.top, titleTop + titleHeight - titleBand.top];
  return paper(
    titleBand.height,
    [...rules(0, top, paperLine), ...rules(top, end, lineHeight)],
    [
      written(top, { ...oneLine, fontSize: 30, color: palette.cloth }, about),
      {
        ...written(top + lineHeight, { fontSize, lineHeight, width: textWidth, wordBreak: 'break-word' }, title),
        key: titleKey,
      },
    ],
  );
}

/** Paper in the full width, with its rules and margin below what is on it. */
function paper(paperHeight: number, ruling: Drawing[], drawings: Drawing[]): Drawing {
  const size = { width, height: paperHeight };
  const margin = [96, 102].map((edge) =>
    at({ left: edge, top: 0, width: 2, height: paperHeight, background: palette.margin }),
  );
  const style = { ...size, position: 'relative', background: palette.paper, color: palette.ink, fontFamily };
  return box(style, [...ruling, ...margin, ...drawings]);
}

/** The cloth of the book's cover, with the mark, the name and the thread. */
function cover(siteName: string): Drawing[] {
  const stitches = Array.from({ length: 50 }, (_, index) =>
    at({ left: 24 * index, top: coverHeight - 9, width: 14, height: 4, background: palette.thread }),
  );
  return [
    at({ left: 0, top: 0, width, height: coverHeight, background: palette.cloth }),
    ...stitches,
    {
      type: 'img',
      key: null,
      props: { src: mark, style: { position: 'absolute', left: left - 16, top: 10, width: 76, height: 76 } },
    },
    written(65, { left: left + 68, fontSize: 50, lineHeight: 60, color: palette.onCloth }, siteName),
  ];
}

/** Hairlines between two heights, one at the end of each step. */
function rules(from: number, to: number, step: number): Drawing[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count }, (_, index) =>
    at({ left: 0, top: from + (index + 1) * step + 6, width, height: 2, background: palette.rule }),
  );
}

/** Text with the baseline of its first line at this height. */
function written(baseline: number, style: Style & TextSize, text: string): Drawing {
  const { fontSize, lineHeight } = style;
  const top = Math.round(baseline - lineHeight / 2 - baselineBelowMiddle * fontSize);
  return at({ left, ...style, top, lineHeight: `${lineHeight}px` }, text);
}

function at(style: Style, children: Drawing[] | string = []): Drawing {
  return box({ position: 'absolute', ...style }, children);
}

function box(style: Style, children: Drawing[] | string): Drawing {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
