/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module arrives much
 * sooner. A query in the URL fills the box: `?q=` or, where lines are looked up, `#q=`, which no server is sent.
 */
interface SearchModule {
  search: (query: string, region: Element) => void;
}

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const search = box.closest('search')!;
const region = search.querySelector('[role=status]')!;
const isLine = box.matches('textarea');
if (isLine && location.search)
  history.replaceState(history.state, '', location.pathname + location.search.replace('?', '#'));
const query = new URLSearchParams(isLine ? location.hash.slice(1) : location.search).get('q');

function answer(): void {
  // Should it fail, the island says so.
  (import(box.dataset.source!) as Promise<SearchModule>).then(
    (module) => module.search(box.value, region),
    () => {},
  );
}

// The island Search removes both once it answers itself.
box.onfocus = box.oninput = answer;
if (query) {
  box.value = query;
  answer();
  search.scrollIntoView();
}
