/** PNG files whose pixels are numbers of colours that are known beforehand: to find them in each picture takes most of its time. */
import { crc32, deflateSync } from 'node:zlib';
import { palette } from '#styles/palette.ts';

const themeColours = Object.values(palette).map((hex) => [...Buffer.from(hex.slice(1), 'hex')]);

/** Red, green and blue of the site's colours, and of three steps between each two, which smooth the edges of letters. */
const colours = themeColours.flatMap((from, index) => [
  from,
  ...themeColours
    .slice(index + 1)
    .flatMap((to) =>
      [1, 2, 3].map((step) => from.map((value, channel) => Math.round(value + ((to[channel]! - value) * step) / 4))),
    ),
]);

const numbers = new Map<number, number>();

/** The number of the colour that is nearest to one, given as 0xRRGGBB. */
function numberOf(colour: number): number {
  const known = numbers.get(colour);
  if (known !== undefined) return known;
  const channels = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const distances = colours.map((other) => Math.hypot(...other.map((value, channel) => value - channels[channel]!)));
  const number = distances.indexOf(Math.min(...distances));
  numbers.set(colour, number);
  return number;
}

/** @param pixels red, green and blue of each */
export function toNumbers(pixels: Uint8Array): Uint8Array {
  const picture = new Uint8Array(pixels.length / 3);
  for (let index = 0, last = -1; index < picture.length; index++) {
    const start = 3 * index;
    const colour = (pixels[start]! << 16) | (pixels[start + 1]! << 8) | pixels[start + 2]!;
    // Most pixels are like the one before them.
    picture[index] = colour === last ? picture[index - 1]! : numberOf(colour);
    last = colour;
  }
  return picture;
}

/**
 * https://www.w3.org/TR/png-3/
 * @param picture the number of each pixel, row by row
 * @param width in pixels
 */
export function toPng(picture: Uint8Array, width: number): Buffer {
  const height = picture.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which is a number of the palette.
  header.set([8, 3], 8);
  // Each row begins with a byte that says that its pixels are as they are.
  const rows = Buffer.alloc((1 + width) * height);
  for (let row = 0; row < height; row++)
    rows.set(picture.subarray(row * width, (row + 1) * width), row * (1 + width) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - type.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
