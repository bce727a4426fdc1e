import { describe, expect, it } from 'vitest';
import { articlePages, pageAt, pages, type Page } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';
import { expectNoProblems } from '../helpers/expect-pages.ts';

/** The articles of the page's list, in its order. */
const listed = ({ document }: Page) => attributesOf(document, '[data-articles] :is(h2, h3) a', 'href');

/** The first page of a list and those after it. */
const pagesOf = (list: string) => pages.filter(({ route }) => new RegExp(`^${list}(/\\d+)?$`).test(route));

const blog = pagesOf('/blog');
const categories = attributesOf(pageAt('/blog').document, 'nav[aria-label="Categories"] a', 'href')
  .filter((href) => href !== '/blog')
  .map(pagesOf);
const hindi = pagesOf('/hi/blog');
const items = blog.flatMap(({ document }) => select(document, '[data-articles] > li'));

describe('the blog', () => {
  it('lists every article once, the newest first', () => {
    const routes = blog.flatMap(listed);
    expect(routes.toSorted()).toEqual(articlePages.map(({ route }) => route).sort());
    const dates = items.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(dates).size).toBeGreaterThan(1);
  });

  it.each(['/blog', '/hi/blog', '/blog/category/loans'])('%s leads to its feed before it shows a box', (route) => {
    const section = pageAt(route).document.querySelector('[aria-labelledby=subscribe-title]')!;
    const [feed] = attributesOf(section, 'a', 'href');
    expect(feed).toBe(route.startsWith('/hi') ? '/hi/rss.xml' : '/rss.xml');
    expect(section.querySelector('details input[type=email]')).not.toBeNull();
    expect(section.querySelector('details a')).toBeNull();
  });

  it('lists the same articles in Hindi, by their Hindi titles', () => {
    const inHindi = (route: string) => (pages.some((page) => page.route === `/hi${route}`) ? `/hi${route}` : route);
    expect(hindi.flatMap(listed)).toEqual(blog.flatMap(listed).map(inHindi));
    expect(hindi.flatMap(listed)).toContain('/hi/blog/read-sbi-statement-pdf');
    const [first] = hindi.map(({ document }) => textOf(document.querySelector('[data-articles] h3')));
    expect(first).toMatch(/\p{Script=Devanagari}/u);
  });

  it('lists exactly the articles of a category on its own pages', () => {
    expect(categories.length).toBeGreaterThan(0);
    for (const list of categories) {
      const [first] = list;
      const name = textOf(first?.document.querySelector('nav[aria-label="Categories"] [aria-current]'));
      expect(textOf(first?.document.querySelector('h1'))).toBe(`${name} Articles`);
      const ofCategory = items.filter((item) => item.getAttribute('data-category') === name);
      expect(list.flatMap(listed)).toEqual(ofCategory.flatMap((item) => attributesOf(item, ':is(h2, h3) a', 'href')));
    }
  });

  it('filters in place only the categories that its first page holds whole', () => {
    const first = pageAt('/blog');
    const filters = attributesOf(first.document, 'a[data-category]:not([href="/blog"])', 'href');
    const whole = categories.filter((list) => list.flatMap(listed).every((route) => listed(first).includes(route)));
    expect(filters).toEqual(whole.map(([page]) => page?.route));
  });
});

it('every article links to related ones, but not to itself or to one twice', () => {
  expectNoProblems((page) => {
    const related = listed(page);
    const others = new Set(related.filter((route) => route !== page.route));
    return others.size === related.length && others.size === Math.min(3, articlePages.length - 1) ? [] : related;
  }, articlePages);
});

it('every article is recommended by another', () => {
  const recommended = new Set(articlePages.flatMap(listed));
  expect(articlePages.map(({ route }) => route).filter((route) => !recommended.has(route))).toEqual([]);
});
