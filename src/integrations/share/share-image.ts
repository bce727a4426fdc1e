import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import {
  drawPage,
  drawTitle,
  fontNames,
  height,
  textWidth,
  titleArea,
  titleHeight,
  titleKey,
  titleSizes,
  width,
  type Drawing,
  type ShareImageText,
  type TextSize,
} from './share-drawing.ts';

export interface ShareImage {
  png: Uint8Array;
  /** Characters that the fonts lack, which the picture shows as boxes. */
  missing: string[];
}

/** The eight colours of the palette and what smooths the edges of letters. More of either takes twice the time and is not seen. */
const png = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

const require = createRequire(import.meta.url);

const fonts: Font[] = Object.entries(fontNames).map(([script, name]) => ({
  name,
  weight: 600,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/eczar/files/eczar-${script}-600-normal.woff`)),
}));

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
