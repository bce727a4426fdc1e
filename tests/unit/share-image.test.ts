import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawShareImage } from '#publish/share-image.ts';
import { palette } from '#styles/palette.ts';

const page = {
  siteName: 'Khata',
  about: 'Loans',
  title: 'What a lender reads in a statement',
  entry: 'Rent · Landlord',
};

/** Where the title is, where it would overflow at its right, and below its last line. */
const titleArea = { left: 132, top: 200, width: 996, height: 240 };
const rightOfTitle = { left: 1130, top: 200, width: 70, height: 240 };
const belowTitle = { left: 132, top: 458, width: 996, height: 24 };

/** How many pixels of an area are nearly the colour. */
async function countPixels(png: Uint8Array, area: Region, colour: string): Promise<number> {
  const { data, info } = await sharp(png).extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    if (wanted.every((value, channel) => Math.abs(value - (data[pixel + channel] ?? 0)) < 24)) count += 1;
  }
  return count;
}

describe('a share image', () => {
  test.each([
    ['a short one', 'Pricing'],
    ['the longest of an article', 'Savings, current or salary account: what each statement shows you'],
    ['65 of the widest letters', 'W'.repeat(65)],
    ['90 letters in long words', 'WWWWWWWWWWWWWW '.repeat(6).trim()],
    ['long and in Devanagari', 'हिन्दी में बैंक स्टेटमेंट कैसे पढ़ें: हर पंक्ति का अर्थ, हर रुपया और हर तारीख'],
  ])('shows its title whole: %s', async (_, title) => {
    const { png } = await drawShareImage({ ...page, title });
    expect(await countPixels(png, titleArea, palette.ink)).toBeGreaterThan(2_000);
    expect(await countPixels(png, rightOfTitle, palette.ink)).toBe(0);
    expect(await countPixels(png, belowTitle, palette.ink)).toBe(0);
  });

  test('is not drawn with a title that would be cut', async () => {
    await expect(drawShareImage({ ...page, title: 'WWWWWWWWWWWWWW '.repeat(30) })).rejects.toThrow('is too long');
  });

  test('has the rupee sign and Devanagari, and names the characters that it lacks', async () => {
    expect((await drawShareImage({ ...page, title: '₹1,24,000 · बही-खाता क्षेत्र' })).missing).toEqual([]);
    expect((await drawShareImage({ ...page, title: 'A list in தமிழ்' })).missing.join('')).toContain('த');
  });
});

describe('Devanagari in a share image', () => {
  /** How wide the first line of a title is, from its first column of pixels with ink to its last. */
  async function widthOf(title: string): Promise<number> {
    const line = { left: 120, top: 196, width: 1000, height: 82 };
    const { png } = await drawShareImage({ ...page, title });
    const gray = sharp(png).extract(line).removeAlpha().toColourspace('b-w').threshold(80).negate();
    const data = await gray.raw().toBuffer();
    const hasInk = (x: number) => Array.from({ length: line.height }, (_, y) => data[y * line.width + x]).some(Boolean);
    const columns = Array.from({ length: line.width }, (_, x) => x).filter(hasInk);
    return columns.at(-1)! - columns[0]!;
  }

  test.each(['क्ष', 'त्र', 'ज्ञ', 'श्री', 'ट्र', 'द्ध', 'न्दी', 'स्टे', 'र्च'])('joins the letters of %s', async (joined) => {
    // The zero-width non-joiner keeps them apart, as does a program that knows letters only.
    expect(await widthOf(joined)).toBeLessThan((await widthOf(joined.replace('्', '्\u200c'))) - 4);
  });

  test('keeps its marks whole in the line above the title', async () => {
    const marks = { left: 132, top: 150, width: 996, height: 9 };
    const [devanagari, latin] = await Promise.all(
      ['शिकायत और रिफ़ंड', 'Refunds'].map((about) => drawShareImage({ ...page, about })),
    );
    expect(await countPixels(devanagari!.png, marks, palette.cloth)).toBeGreaterThan(0);
    expect(await countPixels(latin!.png, marks, palette.cloth)).toBe(0);
  });
});
