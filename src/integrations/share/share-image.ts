import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import memoize from 'memoize';
import satori, { type Font } from 'satori';
import sharp, { type PngOptions } from 'sharp';
import {
  drawPage,
  drawTitle,
  fontNames,
  height,
  textWidth,
  titleBand,
  titleHeight,
  titleKey,
  titleSizes,
  width,
  type Drawing,
  type ShareImageText,
} from './share-drawing.ts';

export interface ShareImage {
  png: Uint8Array;
  /** Characters that the fonts lack, which the picture shows as boxes. */
  missing: string[];
}

const require = createRequire(import.meta.url);

const fonts: Font[] = Object.entries(fontNames).map(([script, name]) => ({
  name,
  weight: 600,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/eczar/files/eczar-${script}-600-normal.woff`)),
}));

/** Red, green and blue. */
const channels = 3;

/** Enough colours for the palette and the edges of letters. More effort takes twice the time, for the same size. */
const pngOptions: PngOptions = { palette: true, colours: 16, dither: 0, effort: 1 };

/**
 * Draws the picture that is shown where a page is shared: ruled paper with the page's title.
 * @throws when the title does not fit even in the smallest size
 */
export async function drawShareImage(text: ShareImageText): Promise<ShareImage> {
  for (const size of titleSizes(text.title)) {
    const title = await toSvg(drawTitle(text, size), titleBand.height);
    if (!title.fits) continue;
    const [page, band] = [await drawAround(drawPage(text)), await toPixels(title.svg)];
    const start = titleBand.top * width * channels;
    const pixels = Buffer.concat([page.pixels.subarray(0, start), band, page.pixels.subarray(start + band.length)]);
    const png = await sharp(pixels, { raw: { width, height, channels } }).png(pngOptions).toBuffer();
    return { png, missing: [...page.missing, ...title.missing] };
  }
  throw new Error(`The title "${text.title}" is too long for a share image → write it shorter.`);
}

/** What is around the title: once for each drawing, as most pages have the same. */
const drawAround = memoize(
  async (drawing: Drawing) => {
    const { svg, missing } = await toSvg(drawing, height);
    return { pixels: await toPixels(svg), missing };
  },
  { cacheKey: JSON.stringify },
);

function toPixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** A drawing in the full width as SVG, whether its title fits, and the characters that the fonts lack. */
async function toSvg(drawing: Drawing, svgHeight: number) {
  const missing = new Set<string>();
  let fits = true;
  const svg = await satori(drawing, {
    width,
    height: svgHeight,
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
