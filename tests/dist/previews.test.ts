import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { darkCloth, palette } from '#styles/palette.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import { addressedPages, files, pageAt, pages, readSiteFile, type Page } from '../helpers/dist.ts';
import { attributesOf, metaContent, select } from '../helpers/document.ts';
import { expectNoProblems, expectOnEach, expectWithin } from '../helpers/expect-pages.ts';

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
    const kinds = sizes.map(({ format, width, height }) => `${format} ${width} ${height}`);
    expect([...new Set(kinds)]).toEqual(['png 1200 630']);
    const names = ['og:image:width', 'og:image:height', 'twitter:card'];
    expectOnEach(
      ({ document }) => names.map((name) => metaContent(document, name)),
      () => ['1200', '630', 'summary_large_image'],
      addressedPages,
    );
    expectWithin(40_000, addressedPages, (page) => pictureOf(page).length);
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

  it('has the icons that Android asks for; every picture of an icon has its size, that of iPhones no clear corners', async () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
    expect(icons.filter(({ src }) => !files.has(src))).toEqual([]);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const apple = { src: '/apple-touch-icon.png', sizes: '180x180' };
    for (const { src, sizes } of [...icons, apple].filter(({ src }) => src.endsWith('.png'))) {
      const { width, height, hasAlpha } = await sharp(readSiteFile(src)).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
      if (src === apple.src) expect(hasAlpha).toBe(false);
    }
  });
});
