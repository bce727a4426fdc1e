import { expect, test, vi } from 'vitest';

vi.mock('#lib/build/languages.ts', () => ({ defaultLanguage: 'en', languages: ['en', 'xx'] }));
vi.mock('#lib/build/list-files.ts', () => ({
  listFiles: () => ['home.xx.json', 'pages/about.xx.mdx', 'banks/sbi.xx.json', 'faq/general.xx.json', 'home.yy.json'],
}));
const { languagesOf, localePaths, nearestIn, pathIn, toLocalLinks } = await import('#lib/build/translations.ts');

test('a page exists in the languages that its content is translated into', () => {
  const translated = ['/', '/about', '/bank-analysis/sbi', '/faq', '/contact', '/pricing', '/blog'];
  expect(translated.filter((path) => languagesOf(path).includes('xx'))).toEqual(translated.slice(0, 5));
  expect(['/', '/about', '/pricing'].map((path) => pathIn('xx', path))).toEqual(['/xx', '/xx/about', '/pricing']);
  expect(localePaths('/about')).toEqual([{ params: { locale: undefined } }, { params: { locale: 'xx' } }]);
});

test('from a page that is not translated, the nearest is the first above it that is', () => {
  const from = ['/about', '/about/us', '/bank-analysis/hdfc', '/codes/upi'];
  expect(from.map((path) => nearestIn('xx', path))).toEqual(['/xx/about', '/xx/about', '/xx', '/xx']);
});

test.each([
  ['to a translated page', '<a href="/about">', '<a href="/xx/about">'],
  ['to a place on it', '<a class="a" href="/faq#costs" rel="b">', '<a class="a" href="/xx/faq#costs" rel="b">'],
  ['to home', '<a href="/">', '<a href="/xx">'],
  ['to a page that is not translated', '<a href="/blog?a" class="b">', '<a href="/blog?a" class="b" hreflang="en">'],
  ['that names its language', '<a href="/about" hreflang="en">', '<a href="/about" hreflang="en">'],
  ['to a file', '<a href="/feed.json">', '<a href="/feed.json">'],
  ['on the page', '<a href="#top">', '<a href="#top">'],
  [
    'elsewhere',
    '<a href="https://a.in/about"><a href="//b/about">',
    '<a href="https://a.in/about"><a href="//b/about">',
  ],
])('a link %s', (_, html, expected) => {
  expect(toLocalLinks(html, 'xx')).toBe(expected);
});
