import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#data/site-facts.ts';
import { reader } from '../helpers/content-texts.ts';
import { pageAt, readSiteFile } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';
import { hostedSize } from '../helpers/hosted.ts';

const { document } = pageAt('/');
const store = [site.store.android];
const lookUps = ['/codes', '/charges', '/unknown-debit', '/upi-limits', '/upi-statement', '/codes/ifsc'];
const nextSteps = ['/codes', '/android-app', '/contact#web-app', '/contact#iphone'];

const { names: bankNames } = JSON.parse(readFileSync('content/bank-names.json', 'utf8')) as {
  names: { id: string; name: string }[];
};
const idsOf = (collection: 'banks' | 'cities' | 'states') => reader.entries(collection).map(({ id }) => id);

it('every bank and payment app has a tile with a mark and its full name', () => {
  const names = bankNames.filter(({ id }) => idsOf('banks').includes(id)).map(({ name }) => name);
  const tiles = select(document, '[aria-labelledby="accounts-title"] ul > li');
  expect(tiles.map((tile) => textOf(tile.querySelector('a')))).toEqual([
    ...names,
    ...['Paytm', 'PhonePe', 'Google Pay', 'Amazon Pay', 'BHIM UPI'],
  ]);
  expect(tiles.map(textOf).filter((words) => /guide/i.test(words))).toEqual(['Amazon PayGuide only']);
  expect(tiles.flatMap((tile) => attributesOf(tile, 'img[loading="lazy"][alt=""]', 'src'))).toHaveLength(tiles.length);
});

it('in Hindi has the same tiles, and names each place in Devanagari, with a word where its page is in English', () => {
  const hindi = pageAt('/hi').document;
  const tiles = (page: Document) => select(page, '[aria-labelledby="accounts-title"] li a').map(textOf);
  expect(tiles(hindi)).toEqual(tiles(document));

  const links = select(hindi, '.topics a');
  const places = [...idsOf('cities').map((id) => `/${id}`), ...idsOf('states').map((id) => `/state/${id}`)];
  const named = places.map((path) => links.find((link) => link.getAttribute('href')?.replace(/^\/hi/, '') === path));
  expect(named.map((link) => link && textOf(link))).toEqual(
    named.map((link) =>
      expect.stringMatching(link?.hasAttribute('hreflang') ? /^[\p{sc=Deva} ]+ \(अंग्रेज़ी में\)$/u : /^[\p{sc=Deva} ]+$/u),
    ),
  );
});

it('every mark is a small file in one colour, and its licence is named', () => {
  const tiles = '[aria-labelledby="accounts-title"] img';
  const marks = new Set(attributesOf(document, tiles, 'src'));
  const licence = readFileSync('src/assets/logos/LICENSE.txt', 'utf8');
  const named = [...marks].map((mark) => mark.replace(/^\/_astro\/(.*)\.[\w-]{8}\.svg$/, '$1.svg'));
  expect(named.toSorted()).toEqual(licence.match(/[\w-]+\.svg/g)?.toSorted());
  for (const mark of marks) {
    const svg = readSiteFile(mark).toString();
    expect(svg).toContain('viewBox="0 0 64 40"');
    expect(new Set(svg.match(/#[\da-f]{3,6}\b/gi))).toEqual(new Set(['#2a1d14']));
    expect(hostedSize(svg)).toBeLessThan(1_500);
  }
});

it('every icon that home shows is in the one file of icons', () => {
  const icons = attributesOf(document, 'img[src^="/_astro/icons."]', 'src').map((src) => src.split('#'));
  const [file = ''] = icons[0] ?? [];
  const drawn = [
    ...readSiteFile(file)
      .toString()
      .matchAll(/<view id="(.*?)"/g),
  ].map(([, id = '']) => [file, id]);
  expect(icons).toHaveLength(6);
  expect(icons.toSorted()).toEqual(drawn.toSorted());
});

it('home leads to every app, every city, every state, the directory and articles', () => {
  const links = attributesOf(document, 'main a', 'href');
  const wanted = [
    ...idsOf('banks').map((id) => `/bank-analysis/${id}`),
    ...['paytm', 'phonepe', 'google-pay', 'amazon-pay', 'bhim'].map((app) => `/upi-statement/${app}`),
    ...idsOf('cities').map((id) => `/${id}`),
    ...idsOf('states').map((id) => `/state/${id}`),
    ...['/states', '/blog', '/faq', '/help-center', '/privacy-policy', '/security', '/bank-analysis'],
  ];
  expect(wanted.filter((href) => !links.includes(href))).toEqual([]);
  expect(links.filter((href) => /^\/blog\/[^/]+$/.test(href)).length).toBeGreaterThan(1);
});

it.each([
  ['the hero names the store once, beside the dialog', '[aria-labelledby="hero-title"] a[target]:not(dialog a)', store],
  ['the first topic is what can be looked up', '[aria-labelledby="topics-title"] dt:first-of-type + dd a', lookUps],
  ['it ends with a line to look up, the app, and word of the apps to come', 'main section:last-of-type a', nextSteps],
  ['the statement behind the demonstration can be downloaded', '#demo a[download]', ['/demo/statement.csv']],
])('%s', (_, links, hrefs) => {
  expect(attributesOf(document, links, 'href')).toEqual(hrefs);
});
