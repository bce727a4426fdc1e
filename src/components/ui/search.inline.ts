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

function answer(): void {
  // Should it fail, the island says so.
  (import(box.dataset.source!) as Promise<SearchModule>).then(
    ({ search }) => search(box.value, region),
    () => {},
  );
}

// The island Search removes both once it answers itself.
box.onfocus = box.oninput = answer;
if (query) {
  box.value = query;
  answer();
}
