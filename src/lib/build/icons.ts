import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from './palette.ts';

/** An icon in pixels, for systems that show no SVG. */
interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** The side of the drawing as a part of the icon's; the rest is cloth, without round corners. */
  drawing: number;
}

/** The icons by their paths. A maskable one may be cut to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
const icons = {
  '/apple-touch-icon.png': { size: 180, drawing: 1 },
  '/icon-192.png': { size: 192, drawing: 1 },
  '/icon-512.png': { size: 512, drawing: 1 },
  '/icon-maskable.png': { size: 512, drawing: 0.8 },
} satisfies Record<string, Icon>;

export type IconHref = keyof typeof icons;
export const iconHrefs = Object.keys(icons) as IconHref[];

/** Draws an icon from public/favicon.svg as PNG. */
export async function drawIcon(href: IconHref): Promise<Buffer> {
  const { size, drawing } = icons[href];
  const svg = await readFile(join(process.cwd(), 'public', 'favicon.svg'));
  const side = Math.round(size * drawing);
  const edge = Math.floor((size - side) / 2);
  return await sharp(svg, { density: (72 * side) / 32 })
    .resize(side)
    .flatten({ background: palette.cloth })
    .extend({ top: edge, left: edge, bottom: size - side - edge, right: size - side - edge, background: palette.cloth })
    .png()
    .toBuffer();
}

/** The entries of a web manifest: width and height, and what systems may do with the icon. */
export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;
