/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module is there much
 * sooner. The query of the URL (`?q=`) is put into the box, and the search woken.
 */
interface SearchModule {
  search: (query: string, region: Element, clear: () => void) => void;
}

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const island = box.closest('astro-island')!;
const query = new URLSearchParams(location.search).get('q');

/** @param again browsers remember that a module failed, so the second try has another address */
function answer(again = ''): void {
  (import(box.dataset.source! + again) as Promise<SearchModule>).then(
    ({ search }) => island.hasAttribute('ssr') && search(box.value, island.querySelector('[role=status]')!, clear),
    () => again || answer(`?again=${Date.now()}`),
  );
}

function clear(): void {
  box.value = '';
  answer();
}

box.onfocus = box.oninput = () => answer();
if (query) {
  box.value = query;
  answer();
  addEventListener('load', () => island.dispatchEvent(new Event('wake')));
}
