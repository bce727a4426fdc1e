/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module arrives much
 * sooner. A query in the URL (`?q=`) fills the box.
 */
interface SearchModule {
  search: (query: string, region: Element) => void;
}

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const region = box.closest('search')!.querySelector('[role=status]')!;
const query = new URLSearchParams(location.search).get('q');

/** @param again browsers remember that a module failed, so the second try needs another URL */
function answer(again = ''): void {
  (import(box.dataset.source! + again) as Promise<SearchModule>).then(
    ({ search }) => search(box.value, region),
    () => again || answer(`?again=${Date.now()}`),
  );
}

// The island Search removes both once it answers itself.
box.onfocus = box.oninput = () => answer();
if (query) {
  box.value = query;
  answer();
}
