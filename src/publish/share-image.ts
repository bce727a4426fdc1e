import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp, { type PngOptions } from 'sharp';
import {
  drawPaper,
  drawTexts,
  fontNames,
  height,
  textWidth,
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

/** Enough colours for the palette and the edges of letters. More effort takes twice as long and saves nothing. */
const pngOptions: PngOptions = { palette: true, colours: 16, dither: 0, effort: 1 };

/**
 * Draws the share image of a page.
 * @throws when the title does not fit even in the smallest size
 */
export async function drawShareImage(text: ShareImageText): Promise<ShareImage> {
  for (const size of titleSizes(text.title)) {
    const { svg, fits, missing } = await toSvg(drawTexts(text, size));
    if (!fits) continue;
    const picture = svg.replace(/<svg.*?>/, (tag) => tag + drawPaper(size));
    return { png: await sharp(Buffer.from(picture)).png(pngOptions).toBuffer(), missing };
  }
  throw new Error(`The title "${text.title}" is too long for a share image → write it shorter.`);
}

/** A drawing as SVG, whether its title fits, and the characters that the fonts lack. */
async function toSvg(drawing: Drawing) {
  const missing = new Set<string>();
  let fits = true;
  const svg = await satori(drawing, {
    width,
    height,
    fonts,
    onNodeDetected: ({ key, width: nodeWidth, height: nodeHeight }) => {
      if (key === titleKey) fits = nodeHeight <= titleHeight && nodeWidth <= textWidth;
    },
    loadAdditionalAsset: (_, characters) => {
      missing.add(characters);
      return Promise.resolve([]);
    },
  });
  // Satori has cut off what is too long itself, and librsvg takes as long for its masks as for all the rest.
  return { svg: svg.replaceAll(/ mask="[^"]*"/g, ''), fits, missing: [...missing] };
}
