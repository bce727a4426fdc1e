import { expect, test } from 'vitest';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';

const ids = [
  'xx/home',
  'xx/pages/about',
  'xx/banks/sbi',
  'xx/faq/general',
  'xx/claims/a',
  'xx/site',
  'xx/blog/gst',
  'yy/home',
];
const files = ids.map((id) => ({ id }));
const codes = [
  { id: 'xx/codes/atw', data: { group: 'cash' }, body: '' },
  { id: 'xx/codes/cdm', data: { group: 'cash' }, body: 'A text.' },
];
const faq = { id: 'xx/faq/prices', data: { items: [{ id: 'costs' }] } };
const paths = new TranslatedPaths(['en', 'xx'], [...files, { id: 'xx/codes' }, ...codes, faq]);

test('from a page that is not translated, the nearest is the first above it that is', () => {
  const from = ['/about', '/about/us', '/bank-analysis/hdfc', '/codes/upi'];
  expect(from.map((path) => paths.nearestIn('xx', path))).toEqual(['/xx/about', '/xx/about', '/xx', '/xx/codes']);
});

test('a link to the feed leads to that of the language, where the blog is translated', () => {
  const translated = new TranslatedPaths(['en', 'xx'], [{ id: 'xx/blog' }]);
  expect(translated.linkTo('xx', '/rss.xml')).toEqual({ href: '/xx/rss.xml' });
  expect(paths.linkTo('xx', '/rss.xml')).toEqual({ href: '/rss.xml' });
});

test.each([
  ['to a translated page', '/about', { href: '/xx/about' }],
  ['to a place on it', '/about#costs', { href: '/xx/about#costs' }],
  ['to a question', '/faq#costs', { href: '/xx/faq#costs' }],
  ['to a category of questions', '/faq#prices', { href: '/xx/faq#prices' }],
  ['to a question that is not translated', '/faq#sums', { href: '/faq#sums', hreflang: 'en' }],
  ['to home', '/', { href: '/xx' }],
  ['to a place on home', '/#demo', { href: '/xx#demo' }],
  ['to a group of codes of which one is translated', '/codes/cash', { href: '/xx/codes/cash' }],
  ['to that code', '/codes/cash#atw', { href: '/xx/codes/cash#atw' }],
  ['to the page of a code with a text', '/codes/cash/cdm', { href: '/xx/codes/cash/cdm' }],
  ['to the page of a code without one', '/codes/cash/atw', { href: '/codes/cash/atw', hreflang: 'en' }],
  ['to a code of the group that is not translated', '/codes/cash#nwd', { href: '/codes/cash#nwd', hreflang: 'en' }],
  ['to a group of which none is translated', '/codes/upi', { href: '/codes/upi', hreflang: 'en' }],
  ['to a page that is not translated', '/blog?a', { href: '/blog?a', hreflang: 'en' }],
  ['to a file', '/feed.json', { href: '/feed.json' }],
  ['on the page', '#top', { href: '#top' }],
  ['elsewhere', 'https://a.in/about', { href: 'https://a.in/about' }],
  ['elsewhere by the same protocol', '//b/about', { href: '//b/about' }],
])('a link %s', (_, href, expected) => {
  expect(paths.linkTo('xx', href)).toEqual(expected);
  expect(paths.linkTo('en', href)).toEqual({ href });
});
