import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { darkCloth, palette } from '#styles/palette.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import {
  addressedPages,
  attributesOf,
  expectNoProblems,
  expectOnEach,
  expectWithin,
  files,
  pageAt,
  metaContent,
  pages,
  readSiteFile,
  select,
  type Page,
} from '../helpers/dist.ts';

const imageOf = ({ document }: Page) => metaContent(document, 'og:image');
const fileOf = (page: Page) => imageOf(page).replace(siteUrl, '');
const pictureOf = (page: Page) => readSiteFile(fileOf(page));

describe('the picture of a page in link previews', () => {
  it('is its own, by an absolute URL; pages that are not indexed have none', () => {
    expectNoProblems((page) => (imageOf(page).startsWith(`${siteUrl}/share/`) ? [] : [imageOf(page)]), addressedPages);
    expect(new Set(addressedPages.map((page) => pictureOf(page).toString('base64'))).size).toBe(addressedPages.length);
    const drawn = [...files].filter((file) => file.startsWith('/share/'));
    expect(drawn.sort()).toEqual(addressedPages.map(fileOf).sort());
    expect(pages.filter((page) => !addressedPages.includes(page) && imageOf(page) !== '')).toEqual([]);
  });

  it('has the size that the page says, is small, and shown large', async () => {
    const sizes = await Promise.all(addressedPages.map((page) => sharp(pictureOf(page)).metadata()));
    expect(new Set(sizes.map(({ format, width, height }) => `${format} ${width} ${height}`))).toEqual(
      new Set(['png 1200 630']),
    );
    expectOnEach(
      ({ document }) =>
        ['og:image:width', 'og:image:height', 'twitter:card'].map((name) => metaContent(document, name)),
      () => ['1200', '630', 'summary_large_image'],
      addressedPages,
    );
    expectWithin(
      40_000,
      addressedPages,
      (page) => pictureOf(page).length,
      ({ route }) => route,
    );
  });

  it('has an alternative text', () => {
    expectNoProblems(({ document }) => {
      const [alt = '', title = ''] = ['og:image:alt', 'og:title'].map((name) => metaContent(document, name));
      return alt.endsWith(`: ${title}`) && alt.length > title.length + 10 ? [] : [alt];
    }, addressedPages);
  });
});

describe('every page', () => {
  it('colours the bar of the browser like its header, in both themes', () => {
    expectOnEach(
      ({ document }) =>
        select(document, 'meta')
          .filter((element) => element.getAttribute('name') === 'theme-color')
          .map((bar) => [bar.getAttribute('media'), bar.getAttribute('content')]),
      // The first whose medium fits counts: https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
      () => [
        ['(prefers-color-scheme:dark)', darkCloth],
        [null, palette.cloth],
      ],
    );
  });

  it('has the icon, which is at the URL for bookmarks too, and names the manifest', () => {
    const [icon = ''] = attributesOf(pageAt('/').document, 'link[rel="icon"]', 'href');
    expect(icon).toMatch(/^\/_astro\/favicon\..*\.svg$/);
    expect(readSiteFile(icon)).toEqual(readSiteFile('/favicon.svg'));
    expectOnEach(
      ({ document }) => attributesOf(document, 'link[rel="icon"], link[rel="manifest"]', 'href'),
      () => [icon, '/site.webmanifest'],
    );
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(readSiteFile('/site.webmanifest').toString());

  it('says what content/site.json says', () => {
    expect([manifest.short_name, manifest.name]).toEqual([site.name, `${site.name}: ${site.tagline}`]);
    expect([manifest.lang, manifest.start_url]).toEqual(['en-IN', '/']);
    expect([manifest.theme_color, manifest.background_color]).toEqual([palette.cloth, palette.paper]);
  });

  it('has the icons that Android asks for, in the sizes it says', async () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const { width, height } = await sharp(readSiteFile(src)).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
    expect(icons.filter(({ src }) => !files.has(src))).toEqual([]);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('lets a maskable icon be cut to a circle', async () => {
    const icon = sharp(readSiteFile('/icon-maskable.png')).removeAlpha();
    const shown = `<circle cx="256" cy="256" r="205" fill="${palette.cloth}"/>`;
    const cover = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${shown}</svg>`);
    const cloth = [1, 3, 5].map((digit) => Number.parseInt(palette.cloth.slice(digit, digit + 2), 16));
    /** How far the colour of any point is from the cloth. */
    const farthest = async (picture: Buffer) =>
      (await sharp(picture).stats()).channels.map(({ min, max }, channel) =>
        Math.max(max - cloth[channel]!, cloth[channel]! - min),
      );
    expect(Math.max(...(await farthest(await icon.toBuffer())))).toBeGreaterThan(50);
    const outside = await icon
      .composite([{ input: cover }])
      .png()
      .toBuffer();
    expect(Math.max(...(await farthest(await sharp(outside).removeAlpha().toBuffer())))).toBeLessThanOrEqual(1);
  });
});

it('iPhones find an icon without transparent corners where they look for it', async () => {
  const { width, height, hasAlpha } = await sharp(readSiteFile('/apple-touch-icon.png')).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});
