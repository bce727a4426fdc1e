import { describe, expect, it } from 'vitest';
import { site } from '#lib/build/site.ts';
import { attributesOf, englishPages, pageAt, problemsOf, select, textOf } from '../helpers/dist.ts';

const headerRoutes = ['/', '/about', '/pricing', '/features', '/contact'];
const footerRoutes = {
  Product: ['/', '/about', '/pricing', '/features', '/bank-analysis', '/android-app', '/iphone-app'],
  Resources: ['/getting-started', '/help-center', '/faq', '/blog', '/changelog', '/give-feedback'],
  Company: ['/careers', '/press-inquires', '/privacy-policy', '/security', '/terms-conditions'],
};

/** The rows of links outside the content: the header's and the menu's. */
const headerNavigations = (document: Document) =>
  select(document, 'nav').filter((navigation) => !navigation.closest('main, footer'));

/** The actual value as a line, where it is not the expected one. */
function differences(actual: unknown, expected: unknown): string[] {
  return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [`not as specified: ${JSON.stringify(actual)}`];
}

describe('every English page', () => {
  it('has the five links in the header, and again in the menu', () => {
    expect(
      problemsOf(({ document }) => {
        const rows = headerNavigations(document).map((navigation) => attributesOf(navigation, 'a', 'href'));
        return differences(rows, [headerRoutes, headerRoutes]);
      }, englishPages),
    ).toEqual([]);
  });

  it('marks its own link in both as the current one, and no other', () => {
    expect(
      problemsOf(({ route, document }) => {
        const own = headerRoutes.filter((candidate) => candidate === route);
        const current = headerNavigations(document).map((navigation) =>
          attributesOf(navigation, '[aria-current="page"]', 'href'),
        );
        return differences(current, [own, own]);
      }, englishPages),
    ).toEqual([]);
  });

  it.each(Object.entries(footerRoutes))('has the column %s in the footer', (title, routes) => {
    expect(
      problemsOf(({ document }) => {
        const heading = select(document, 'footer :is(h2, h3)').find((candidate) => textOf(candidate) === title);
        return differences(heading?.parentElement && attributesOf(heading.parentElement, 'a', 'href'), routes);
      }, englishPages),
    ).toEqual([]);
  });

  it('has the profiles in the footer, each opening a new tab', () => {
    const profiles = site.social.map(({ name, url }) => [name, url]);
    expect(
      problemsOf(({ document }) => {
        const links = select(document, 'footer a[target="_blank"]');
        return differences(
          links.map((link) => [textOf(link), link.getAttribute('href')]),
          profiles,
        );
      }),
    ).toEqual([]);
  });

  it('ends with the copyright line', () => {
    const line = `© ${site.firstYear} ${site.name}. ${site.tagline}.`;
    expect(
      problemsOf(
        ({ document }) => (textOf(document.querySelector('footer')).endsWith(line) ? [] : ['lacks the line']),
        englishPages,
      ),
    ).toEqual([]);
  });

  it('lets the keyboard skip to its content first of all', () => {
    expect(
      problemsOf(({ document }) => {
        const first = document.querySelector('body :is(a, button, input, summary)');
        return differences(first?.getAttribute('href'), `#${document.querySelector('main')?.id}`);
      }),
    ).toEqual([]);
  });
});

it('the not-found page leads home and to five pages', () => {
  const { document } = pageAt('/404');
  const further = ['/features', '/pricing', '/about', '/help-center', '/codes'];
  expect(textOf(document.querySelector('main a:not([hreflang])[href="/"]'))).toBe('Return to Home');
  expect(attributesOf(document, 'main a:not([hreflang])', 'href')).toEqual(['/', ...further]);
});
