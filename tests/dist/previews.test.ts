import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { darkCloth, palette } from '#lib/build/palette.ts';
import { site, siteUrl } from '#lib/build/site.ts';
import {
  addressedPages,
  attributesOf,
  files,
  metaContent,
  overLimit,
  pages,
  problemsOf,
  readSiteFile,
  select,
  type Page,
} from '../helpers/dist.ts';

const imageOf = ({ document }: Page) => metaContent(document, 'og:image');
const fileOf = (page: Page) => imageOf(page).replace(siteUrl, '');

describe('the picture of a page in link previews', () => {
  it('is its own, by an absolute URL; the error pages have none', () => {
    const images = addressedPages.map(imageOf);
    expect(images.filter((image) => !image.startsWith(`${siteUrl}/share/`))).toEqual([]);
    expect(new Set(images).size).toBe(addressedPages.length);
    const drawn = [...files].filter((file) => file.startsWith('/share/'));
    expect(drawn.sort()).toEqual(addressedPages.map(fileOf).sort());
    expect(pages.filter((page) => !addressedPages.includes(page)).map(imageOf)).toEqual(['', '', '']);
  });

  it('has the size that the page says', async () => {
    const sizes = await Promise.all(
      addressedPages.map(async (page) => {
        const { format, width, height } = await sharp(readSiteFile(fileOf(page))).metadata();
        return `${format} ${width} ${height}`;
      }),
    );
    expect([...new Set(sizes)]).toEqual(['png 1200 630']);
    const said = ({ document }: Page) =>
      `png ${metaContent(document, 'og:image:width')} ${metaContent(document, 'og:image:height')}`;
    expect([...new Set(addressedPages.map(said))]).toEqual(sizes.slice(0, 1));
  });

  it('is small, and shown large', () => {
    expect(
      overLimit(
        addressedPages.map((page) => [page.route, readSiteFile(fileOf(page)).length]),
        40_000,
      ),
    ).toEqual([]);
    const cards = addressedPages.map(({ document }) => metaContent(document, 'twitter:card'));
    expect([...new Set(cards)]).toEqual(['summary_large_image']);
  });

  it('differs from the pictures of all other pages', () => {
    const contents = addressedPages.map((page) => readSiteFile(fileOf(page)).toString('base64'));
    expect(new Set(contents).size).toBe(addressedPages.length);
  });

  it('is described for those who do not see it', () => {
    const described = ({ document }: Page) => [
      metaContent(document, 'og:image:alt'),
      metaContent(document, 'og:title'),
    ];
    const wrong = (page: Page) => {
      const [alt = '', title = ''] = described(page);
      return alt.endsWith(`: ${title}`) && alt.length > title.length + 10 ? [] : [alt];
    };
    expect(problemsOf(wrong, addressedPages)).toEqual([]);
  });
});

describe('every page', () => {
  it('colours the bar of the browser like its header, in both themes', () => {
    const isBar = (element: Element) => element.getAttribute('name') === 'theme-color';
    const colours = ({ document }: Page) =>
      select(document, 'meta')
        .filter(isBar)
        .map((bar) => `${bar.getAttribute('media') ?? 'any'} ${bar.getAttribute('content')}`);
    // The first whose medium fits counts: https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
    const expected = [`(prefers-color-scheme:dark) ${darkCloth}`, `any ${palette.cloth}`];
    expect(problemsOf((page) => (colours(page).join() === expected.join() ? [] : colours(page)))).toEqual([]);
  });

  it('has the icon, and names the manifest', () => {
    const named = ({ document }: Page) => attributesOf(document, 'link[rel="icon"], link[rel="manifest"]', 'href');
    const expected = ['/favicon.svg', '/site.webmanifest'];
    expect(problemsOf((page) => (named(page).join() === expected.join() ? [] : named(page)))).toEqual([]);
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
    const { data, info } = await sharp(readSiteFile('/icon-maskable.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isCloth = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      const cloth = [1, 3, 5].map((digit) => Number.parseInt(palette.cloth.slice(digit, digit + 2), 16));
      return cloth.every((value, channel) => Math.abs(value - (data[start + channel] ?? 0)) <= 1);
    };
    const middle = info.width / 2;
    const places = Array.from(
      { length: info.width ** 2 },
      (_, index) => [index % info.width, Math.floor(index / info.width)] as const,
    );
    const outside = places.filter(([x, y]) => Math.hypot(x - middle, y - middle) > 0.4 * info.width);
    expect(outside.filter(([x, y]) => !isCloth(x, y))).toEqual([]);
    expect(isCloth(middle, middle)).toBe(false);
  });
});

it('iPhones find an icon without transparent corners where they look for it', async () => {
  const { width, height, hasAlpha } = await sharp(readSiteFile('/apple-touch-icon.png')).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});
