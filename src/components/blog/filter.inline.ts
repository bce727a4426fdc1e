/**
 * Filters the articles of the blog in place. The category is in the URL (`?category=Loans`), so that it can be shared and
 * survives going back and forward. Here and not in the island, so that the list responds to the first press, however slow the
 * connection; `categorychange` on the document informs the island. Without JavaScript the links lead to the
 * categories' pages. So does the link of a category that the page lists only in part, which has no `data-category`, and a URL that
 * names it.
 *
 * Articles marked `data-above` stand above the list: it has them only where it is filtered.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-category]')];

const readCategory = () => new URLSearchParams(location.search).get('category');

const otherLinks = document.querySelectorAll<HTMLAnchorElement>('[data-categories] a:not([data-category])');
const path = `/${readCategory()?.toLowerCase().replaceAll(' ', '-')}`;
const categoryPage = [...otherLinks].find(({ pathname }) => pathname.endsWith(path));
if (categoryPage) location.replace(categoryPage.href);

function showCategory(): void {
  const named = readCategory();
  const { category, heading } = (links.find((link) => link.dataset.category === named) ?? links[0]!).dataset;
  for (const link of links) {
    if (link.dataset.category === category) {
      link.setAttribute('aria-current', 'true');
      // Into the part of the row that a phone shows.
      link.closest('ul')!.scrollLeft = link.offsetLeft - 99;
    } else link.removeAttribute('aria-current');
  }
  document.querySelector('#articles-title')!.textContent = heading!;
  for (const article of document.querySelectorAll<HTMLElement>('[data-articles] > *')) {
    article.hidden = category === 'All' ? 'above' in article.dataset : article.dataset.category !== category;
  }
  document.querySelector('[data-pages]')?.toggleAttribute('hidden', category !== 'All');
  document.dispatchEvent(new Event('categorychange'));
}

showCategory();
addEventListener('popstate', showCategory);

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-category]');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere) return;
  event.preventDefault();
  const { category = 'All' } = link.dataset;
  if (!link.hasAttribute('aria-current')) {
    history.pushState(
      null,
      '',
      location.pathname + (category === 'All' ? '' : `?${new URLSearchParams({ category })}`),
    );
    showCategory();
  }
});
