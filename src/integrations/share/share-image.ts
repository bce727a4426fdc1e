import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
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

export interface ShareImage {
  png: Uint8Array;
  /** Characters that the fonts lack, which the picture shows as boxes. */
  missing: string[];
}

/** An element as Satori reads it: one of React's. */
interface Drawing {
  type: string;
  key: string | null;
  props: { style: Style; children?: Drawing[] | string; src?: string };
}

type Style = Record<string, string | number>;

interface TextSize {
  fontSize: number;
  lineHeight: number;
}

/** The size that link previews ask for, in pixels. */
const [width, height] = [1200, 630];

/** One line of the ledger's paper; the picture is 15 lines high. */
const paperLine = 42;
const coverHeight = 2.5 * paperLine;
const left = 132;
const right = 72;
const textWidth = width - left - right;
const titleTop = 4.5 * paperLine;
/** The title has six lines of paper, for three, four or six lines of text. */
const titleHeight = 6 * paperLine;
/** Where the title and the line above it are, marks above and below the letters included. */
const titleArea = {
  left,
  top: coverHeight,
  width: textWidth,
  height: titleTop + titleHeight + paperLine - coverHeight,
};

/** The sizes of a title in pixels, largest first; smaller for Devanagari, whose marks reach far above and below the letters. */
function titleSizes(title: string): TextSize[] {
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

const titleKey = 'title';
const printedLine = 'UPI/DR/6157…/BIGBASKET/HDFC';

/** How far the baseline of Eczar is below the middle of a line, as a fraction of the font size; from its ascent and descent. */
const baselineBelowMiddle = (1.143 - 0.634) / 2;

/** The eight colours of the palette and what smooths the edges of letters. More of either takes twice the time and is not seen. */
const png = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

const mark = `data:image/svg+xml;base64,${readFileSync(new URL('../../assets/favicon.svg', import.meta.url), 'base64')}`;

const require = createRequire(import.meta.url);

/** One family for each script: of several fonts with one name, Satori uses the first even for characters that it lacks. */
const fonts: Font[] = ['latin', 'latin-ext', 'devanagari'].map((script) => ({
  name: `Eczar ${script}`,
  weight: 600,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/eczar/files/eczar-${script}-600-normal.woff`)),
}));
const fontFamily = fonts.map(({ name }) => name).join(', ');

/** What besides the text determines the picture: fonts, programs and their settings, and how it is drawn in each size. */
const template = hash(
  'sha256',
  JSON.stringify([
    png,
    sharp.versions,
    fonts.map(({ data }) => hash('sha256', new Uint8Array(data))),
    ['a', 'अ'].flatMap((title) =>
      titleSizes(title).map((size) => drawn({ siteName: '', about: '', title, entry: '' }, size)),
    ),
  ]),
);

/** A cache key that changes with the text, the template, the fonts and the settings. */
export function shareImageKey({ siteName, about, title, entry }: ShareImageText): string {
  return hash('sha256', JSON.stringify([template, siteName, about, title, entry]));
}

function drawn(text: ShareImageText, size: TextSize): Drawing[] {
  return [drawPage(text, size), drawTitle(text, size)];
}

/**
 * Draws the picture that is shown where a page is shared: ruled paper with the page's title.
 * @throws when the title does not fit even in the smallest size
 */
export async function drawShareImage(text: ShareImageText): Promise<ShareImage> {
  for (const size of titleSizes(text.title)) {
    const words = await toSvg(drawTitle(text, size), titleArea);
    if (!words.fits) continue;
    const page = await paperOf(text, size);
    const picture = sharp(page.pixels, { raw: { width, height, channels: 3 } });
    picture.composite([{ input: Buffer.from(words.svg), left: titleArea.left, top: titleArea.top }]);
    return { png: await picture.png(png).toBuffer(), missing: [...page.missing, ...words.missing] };
  }
  throw new Error(`The title "${text.title}" is too long for a share image → write it shorter.`);
}

interface Paper {
  pixels: Buffer;
  missing: string[];
}

/** By its drawing, the page without its title, as most pages have the same. */
const papers = new Map<string, Promise<Paper>>();

function paperOf(text: ShareImageText, size: TextSize): Promise<Paper> {
  const drawing = drawPage(text, size);
  const key = JSON.stringify(drawing);
  const known = papers.get(key);
  if (known) return known;
  const paper = toSvg(drawing, { width, height }).then(async ({ svg, missing }) => ({
    pixels: await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
    missing,
  }));
  papers.set(key, paper);
  return paper;
}

/** A drawing as SVG, whether its title fits, and the characters that the fonts lack. */
async function toSvg(drawing: Drawing, size: { width: number; height: number }) {
  const missing = new Set<string>();
  let fits = true;
  const svg = await satori(drawing, {
    ...size,
    fonts,
    onNodeDetected: ({ key, width: nodeWidth, height: nodeHeight }) => {
      if (key === titleKey) fits = nodeHeight <= titleHeight && nodeWidth <= textWidth;
    },
    loadAdditionalAsset: (_, characters) => {
      missing.add(characters);
      return Promise.resolve([]);
    },
  });
  return { svg, fits, missing: [...missing] };
}

/** Everything that pages with the same size of title share; every line of text is on a rule. */
function drawPage({ siteName, entry }: ShareImageText, { lineHeight }: TextSize): Drawing {
  const titleEnd = titleTop + titleHeight;
  const narration = titleEnd + 2 * paperLine;
  const lastLine = narration + paperLine;
  return box({ width, height, position: 'relative', background: palette.paper, color: palette.ink, fontFamily }, [
    ...rules(coverHeight, titleTop, paperLine),
    ...rules(titleTop, titleEnd, lineHeight),
    ...rules(titleEnd, height, paperLine),
    at({ left: 96, top: 0, width: 2, height, background: palette.margin }),
    at({ left: 102, top: 0, width: 2, height, background: palette.margin }),
    ...cover(siteName),
    // What the product does: a printed line becomes a ledger entry.
    written(narration, { fontSize: 28, lineHeight: paperLine, color: palette.inkSoft, letterSpacing: 1 }, printedLine),
    written(lastLine, { fontSize: 32, lineHeight: paperLine }, entry),
    written(lastLine, { fontSize: 32, lineHeight: paperLine, right, justifyContent: 'flex-end' }, '₹1,240'),
    at({ right, top: lastLine + 12, width: 110, height: 2, background: palette.ink }),
  ]);
}

/** The title and the line above it, on nothing. */
function drawTitle({ about, title }: ShareImageText, { fontSize, lineHeight }: TextSize): Drawing {
  const baseline = (height: number) => height - titleArea.top;
  return box({ ...titleArea, position: 'relative', left: 0, top: 0, color: palette.ink, fontFamily }, [
    written(baseline(titleTop), { ...oneLine, left: 0, fontSize: 30, color: palette.cloth }, about),
    {
      ...written(
        baseline(titleTop + lineHeight),
        { left: 0, fontSize, lineHeight, width: textWidth, wordBreak: 'break-word' },
        title,
      ),
      key: titleKey,
    },
  ]);
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
