import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readPage } from '#integrations/share/read-page.ts';
import { SiteLinks } from '#integrations/share/site-links.ts';
import { makeFacts } from '../helpers/make.ts';

const pageWith = (path: string, main: string) => {
  const facts = makeFacts(path);
  return { facts, ...readPage(facts.url, parse(`<main>${main}</main>`)) };
};

/** What is told of a link on /guides/loans, on a site with home, another page and a file. */
function tell(link: string): string[] {
  const links = new SiteLinks(['index.html', 'guides/loans.html', 'faq.html', 'rss.xml', '404.html']);
  links.add(pageWith('/faq', '<h2 id="costs">Costs</h2><p id="prüfung">A line</p>'));
  links.add(pageWith('/guides/loans', `<h2 id="sums">Sums</h2><a href="${link}">A link</a>`));
  return links.findLost().map(({ file, message }) => `${file} ${message}`);
}

test.each([
  ['a page that does not exist', '/fag', '/fag'],
  ['a slash too many', '/faq/', '/faq/'],
  ['no slash at its beginning', 'faq', '/guides/faq'],
  ['a heading that does not exist', '/faq#costss', '/faq#costss'],
  ['a heading of its own that does not exist', '#sum', '/guides/loans#sum'],
  ['a file of that name', '/rss.xml#a', '/rss.xml#a'],
])('a link with %s stops the build', (_, link, target) => {
  expect(tell(link)).toEqual([expect.stringContaining(`/guides/loans links to ${target}, where there is no page`)]);
});

test.each([
  '/',
  '/faq',
  '/faq?category=Loans',
  '/faq#costs',
  '/faq#pr%C3%BCfung',
  '#sums',
  '/rss.xml',
  'https://bank.example/a#b',
  'mailto:help@site.example',
])('a link to %s is right', (link) => {
  expect(tell(link)).toEqual([]);
});
