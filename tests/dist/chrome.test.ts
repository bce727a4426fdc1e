import { describe, expect, it } from 'vitest';
import { site } from '#lib/site.ts';
import { pageAt, problemsOf } from '../helpers/dist.ts';

const headerRoutes = ['/', '/about', '/pricing', '/features', '/contact'];
const footerRoutes = {
  Product: ['/', '/about', '/pricing', '/features', '/bank-analysis', '/android-app', '/iphone-app'],
  Resources: ['/getting-started', '/help-center', '/faq', '/blog', '/changelog', '/give-feedback'],
  Company: ['/careers', '/press-inquires', '/privacy-policy', '/security', '/terms-conditions'],
};

const hrefs = (parent: ParentNode | null | undefined) =>
  [...(parent?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
/** The rows of links above the content: the header's and the menu's. */
const headerNavigations = (document: Document) =>
  [...document.querySelectorAll('nav')].filter((navigation) => !navigation.closest('main, footer'));
const differs = (actual: unknown, expected: unknown) =>
  JSON.stringify(actual) === JSON.stringify(expected) ? [] : [JSON.stringify(actual)];
const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('every page', () => {
  it('has the five links in the header, and again in the menu', () => {
    expect(
      problemsOf(({ document }) => {
        const [links, menu, ...others] = headerNavigations(document).map((navigation) => hrefs(navigation));
        return [...differs(links, headerRoutes), ...differs(menu, headerRoutes), ...differs(others, [])];
      }),
    ).toEqual([]);
  });

  it.each(Object.entries(footerRoutes))('has the column %s in the footer', (title, routes) => {
    expect(
      problemsOf(({ document }) => {
        const headings = [...document.querySelectorAll('footer :is(h2, h3)')];
        const heading = headings.find((candidate) => words(candidate) === title);
        return differs(hrefs(heading?.parentElement), routes);
      }),
    ).toEqual([]);
  });

  it('has the profiles in the footer, each opening a new tab', () => {
    const expected = site.social.map(({ name, url }) => [name, url]);
    expect(
      problemsOf(({ document }) => {
        const links = [...document.querySelectorAll('footer a[target="_blank"]')];
        return differs(
          links.map((link) => [words(link), link.getAttribute('href')]),
          expected,
        );
      }),
    ).toEqual([]);
  });

  it('ends with the copyright line', () => {
    const line = `© ${site.firstYear} ${site.name}. ${site.tagline}.`;
    expect(
      problemsOf(({ document }) => (words(document.querySelector('footer')).endsWith(line) ? [] : ['lacks the line'])),
    ).toEqual([]);
  });

  it('marks its own link in the header as the current one, and no other', () => {
    expect(
      problemsOf(({ route, document }) => {
        const current = headerNavigations(document)
          .flatMap((navigation) => [...navigation.querySelectorAll('[aria-current="page"]')])
          .map((link) => link.getAttribute('href'));
        const expected = headerRoutes.includes(route) ? [route] : [];
        return differs([...new Set(current)], expected);
      }),
    ).toEqual([]);
  });

  it('lets the keyboard skip to its content first of all', () => {
    expect(
      problemsOf(({ document }) => {
        const target = document.querySelector('body a, body button')?.getAttribute('href') ?? '';
        return target.startsWith('#') && document.querySelector('main')?.id === target.slice(1)
          ? []
          : ['lacks the skip link'];
      }),
    ).toEqual([]);
  });
});

describe('the not-found page', () => {
  const main = pageAt('/404').document.querySelector('main');

  it('says that the page was not found', () => {
    expect(words(main)).toContain('404');
    expect(words(main?.querySelector('h1') ?? null)).toBe('Page Not Found');
    expect(words(main)).toContain(
      "Oops! The page you're looking for doesn't exist. It might have been moved or deleted.",
    );
  });

  it('leads home and to four pages', () => {
    const home = main?.querySelector('a[href="/"]') ?? null;
    expect(words(home)).toBe('Return to Home');
    expect(hrefs(main)).toEqual(['/', '/features', '/pricing', '/about', '/help-center']);
  });
});

it('the error page says what happened and what to do', () => {
  const main = words(pageAt('/500').document.querySelector('main'));
  expect(main).toContain('Application Error');
  expect(main).toContain(
    'Sorry, there was an error loading the application. Please refresh the page or contact support.',
  );
});
