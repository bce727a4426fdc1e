import { expect, test } from 'vitest';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import given from './language-paths.json' with { type: 'json' };

const paths = new TranslatedPaths(['en', 'xx'], given.translated);

test('from a page that is not translated, the nearest is the first above it that is', () => {
  const from = ['/about', '/about/us', '/bank-analysis/hdfc', '/codes/upi'];
  expect(from.map((path) => paths.nearestIn('xx', path))).toEqual(['/xx/about', '/xx/about', '/xx', '/xx/codes']);
});

test('a link to the feed leads to that of the language, where the blog is translated', () => {
  const translated = new TranslatedPaths(['en', 'xx'], [{ id: 'xx/blog' }]);
  expect(translated.linkTo('xx', '/rss.xml')).toEqual({ href: '/xx/rss.xml' });
  expect(paths.linkTo('xx', '/rss.xml')).toEqual({ href: '/rss.xml' });
});

test.each(Object.entries(given.links))('a link %s', (_, { href, link }) => {
  expect(paths.linkTo('xx', href)).toEqual(link);
  expect(paths.linkTo('en', href)).toEqual({ href });
});
