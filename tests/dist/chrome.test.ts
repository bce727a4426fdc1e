import { describe, expect, it } from 'vitest';
import { site } from '#data/site-facts.ts';
import { englishPages, pageAt } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';
import { expectOnEach } from '../helpers/expect-pages.ts';

const headerRoutes = ['/', '/about', '/pricing', '/features', '/contact'];
const menuLookUps = ['/codes', '/unknown-debit', '/charges', '/bank-analysis', '/upi-limits'];
const footerRoutes = {
  Product: ['/', '/about', '/pricing', '/features', '/bank-analysis', '/android-app', '/iphone-app'],
  Resources: ['/getting-started', '/help-center', '/faq', '/blog', '/changelog', '/give-feedback'],
  Company: ['/careers', '/press-inquires', '/privacy-policy', '/security', '/terms-conditions'],
  'Look up': ['/codes', '/charges', '/unknown-debit', '/upi-limits', '/upi-statement', '/codes/ifsc'],
};

/** Where the links of the header lead, and those of the menu. */
const headerLinks = (document: Document, links: string) =>
  select(document, 'nav')
    .filter((navigation) => !navigation.closest('main, footer'))
    .map((navigation) => attributesOf(navigation, links, 'href'));

describe('every English page', () => {
  it('has the five links in the header and again in the menu, its own as the current one, and there what to look up', () => {
    expectOnEach(
      ({ document }) => ['a', '[aria-current="page"]'].map((links) => headerLinks(document, links)),
      ({ route }) => {
        const own = headerRoutes.filter((candidate) => candidate === route);
        return [
          [headerRoutes, headerRoutes, menuLookUps],
          [own, own, []],
        ];
      },
      englishPages,
    );
  });

  it('has four columns of links in the footer', () => {
    expectOnEach(
      ({ document }) =>
        select(document, 'footer :is(h2, h3)')
          .filter((heading) => heading.parentElement?.querySelector('ul'))
          .map((heading) => [textOf(heading), attributesOf(heading.parentElement!, 'a', 'href')]),
      () => Object.entries(footerRoutes),
      englishPages,
    );
  });
});

describe('every page', () => {
  it('has the profiles in the footer, each opening a new tab', () => {
    expectOnEach(
      ({ document }) =>
        select(document, 'footer a[target="_blank"]').map((link) => [textOf(link), link.getAttribute('href')]),
      () => site.social.map(({ name, url }) => [name, url]),
    );
  });

  it('lets the keyboard skip to its content first of all', () => {
    expectOnEach(
      ({ document }) => document.querySelector('body :is(a, button, input, summary)')?.getAttribute('href'),
      ({ document }) => `#${document.querySelector('main')?.id}`,
    );
  });
});

it.each([
  ['/', 'main', 'Get the app', '/android-app'],
  ['/android-app', 'main', 'Get the app', site.store.android],
  ['/iphone-app', 'main', 'Tell me when it opens', '/contact#iphone'],
  ['/', 'dialog', 'Download for Android', site.store.android],
  ['/', 'dialog', 'Tell me when the iPhone app opens', '/contact#iphone'],
])('%s leads in its %s by “%s” to %s, and to the store in a new tab', (route, part, words, target) => {
  const links = select(pageAt(route).document, `${part} a`).filter((link) => textOf(link) === words);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([target]);
  expect(links[0]?.getAttribute('target')).toBe(target === site.store.android ? '_blank' : null);
});

it.each(['/features', '/pricing', '/bank-analysis', '/bank-analysis/hdfc', '/mumbai', '/hi/pricing'])(
  'every “Get the app” on %s leads to the page of the app, in its language',
  (route) => {
    const isMeant = (link: Element) => /^(Get the app|ऐप डाउनलोड करें)/.test(textOf(link));
    const links = select(pageAt(route).document, 'main a').filter(isMeant);
    const targets = new Set(links.map((link) => link.getAttribute('href')));
    expect([...targets]).toEqual([route.startsWith('/hi') ? '/hi/android-app' : '/android-app']);
  },
);

it.each([
  ['/404', 'Return to Home', ['/', '/features', '/pricing', '/about', '/help-center', '/codes']],
  ['/hi/404', 'होम पर जाएँ', ['/hi', '/hi/features', '/hi/pricing', '/hi/about', '/hi/help-center', '/hi/codes']],
])('the not-found page %s leads home and to five pages, in its language', (route, home, links) => {
  const { document } = pageAt(route);
  expect(textOf(document.querySelector('main a'))).toBe(home);
  expect(attributesOf(document, 'main a', 'href')).toEqual(links);
});
