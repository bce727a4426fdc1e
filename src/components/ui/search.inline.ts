/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module arrives much
 * sooner. A query in the URL fills the box and wakes the search: `?q=` or, where lines are looked up, `#q=`, which no server is sent.
 */
interface SearchModule {
  search: (query: string, region: Element) => void;
}

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const island = box.closest('astro-island')!;
const isLine = box.matches('textarea');
if (isLine && location.search)
  history.replaceState(history.state, '', location.pathname + location.search.replace('?', '#'));
const query = new URLSearchParams(isLine ? location.hash.slice(1) : location.search).get('q');

/** @param again browsers remember that a module failed, so the second try needs another URL */
function answer(again = ''): void {
  (import(box.dataset.source! + again) as Promise<SearchModule>).then(
    ({ search }) => island.hasAttribute('ssr') && search(box.value, island.querySelector('[role=status]')!),
    () => again || answer(`?again=${Date.now()}`),
  );
}

box.onfocus = box.oninput = () => answer();
if (query) {
  box.value = query;
  answer();
  island.scrollIntoView();
  addEventListener('load', () => island.dispatchEvent(new Event('wake')));
}
