import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from './palette.ts';

/** An icon in pixels, for systems that show no SVG. */
interface Icon {
  href: string;
  /** Width and height in pixels. */
  size: number;
  /** What systems may do with it, where the web manifest names it. */
  purpose?: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  { href: '/apple-touch-icon.png', size: 180 },
  { href: '/icon-192.png', size: 192, purpose: 'any' },
  { href: '/icon-512.png', size: 512, purpose: 'any' },
  { href: '/icon-maskable.png', size: 512, purpose: 'maskable' },
];

/** Draws an icon from src/assets/favicon.svg as PNG. A maskable one may be cut to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
export async function drawIcon({ size, purpose }: Icon): Promise<Buffer> {
  const svg = await readFile(join(process.cwd(), 'src', 'assets', 'favicon.svg'));
  // The rest is cloth, without round corners.
  const side = Math.round(size * (purpose === 'maskable' ? 0.8 : 1));
  const edge = Math.floor((size - side) / 2);
  return await sharp(svg, { density: (72 * side) / 32 })
    .resize(side)
    .flatten({ background: palette.cloth })
    .extend({ top: edge, left: edge, bottom: size - side - edge, right: size - side - edge, background: palette.cloth })
    .png()
    .toBuffer();
}

/** The entries of a web manifest. */
export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...icons
    .filter(({ purpose }) => purpose)
    .map(({ href, size, purpose }) => ({ src: href, sizes: `${size}x${size}`, type: 'image/png', purpose })),
];
