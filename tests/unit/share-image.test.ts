import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawShareImage } from '#integrations/share/share-image.ts';
import { openShareImages } from '#integrations/share/share-images.ts';
import { palette } from '#lib/build/palette.ts';

const page = { siteName: 'Khata', about: 'Loans', title: 'What a lender reads in a statement' };

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the title is, where it would overflow at its right, and below its last line. */
const titleArea = { left: 132, top: 200, width: 996, height: 240 };
const rightOfTitle = { left: 1130, top: 200, width: 70, height: 240 };
const belowTitle = { left: 132, top: 458, width: 996, height: 24 };

/** How many pixels of an area are nearly the colour. */
async function countPixels(png: Buffer, area: Area, colour: string): Promise<number> {
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

describe('share images of one build after another', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'share-images-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @returns how many pictures the build drew */
  async function build(titles: readonly string[]): Promise<number> {
    const images = openShareImages(join(folder, 'kept'));
    for (const [index, title] of titles.entries()) {
      await images.write({ ...page, title }, join(folder, 'site', 'share', `${index}.png`));
    }
    await images.forgetOthers();
    return images.drawn;
  }
  const picture = (index: number) => readFileSync(join(folder, 'site', 'share', `${index}.png`), 'base64');

  test('are drawn once: a second build draws none, and a changed title one', async () => {
    expect(await build(['Loans', 'Taxes'])).toBe(2);
    const first = [picture(0), picture(1)];
    expect(await build(['Loans', 'Taxes'])).toBe(0);
    expect([picture(0), picture(1)]).toEqual(first);

    expect(await build(['Loans', 'Tax'])).toBe(1);
    expect(picture(0)).toBe(first[0]);
    expect(picture(1)).not.toBe(first[1]);
  });

  test('that no page has any longer are not kept', async () => {
    await build(['Loans', 'Taxes']);
    await build(['Loans']);
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(1);
  });

  test('name in every build what a title has that cannot be shown', async () => {
    const warningsOf = async (title: string) => {
      const images = openShareImages(join(folder, 'kept'));
      await images.write({ ...page, title }, join(folder, 'tamil.png'));
      return images.warnings.join();
    };
    for (let builds = 0; builds < 2; builds += 1) {
      expect(await warningsOf('தமிழ்')).toContain('the share image of "தமிழ்" cannot show');
      expect(await warningsOf('Tamil')).toBe('');
    }
  });
});
