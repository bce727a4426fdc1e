/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module arrives much
 * sooner. A query in the URL fills the box: `?q=` or, where lines are looked up, `#q=`, which no server is sent. A line of a statement
 * is then removed from the URL, so that no history, bookmark or shared link keeps it; going back, the browser fills the box.
 */
interface SearchModule {
  search: (query: string, region: Element) => void;
}

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const search = box.closest('search')!;
const region = search.querySelector('[role=status]')!;
const isLine = box.matches('textarea');
const queryIn = (parameters: string) => new URLSearchParams(parameters).get('q');
const query = queryIn(location.search) ?? (isLine && queryIn(location.hash.slice(1)));

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
  if (isLine) history.replaceState(history.state, '', location.pathname);
  search.scrollIntoView();
}
onpageshow = () => {
  if (box.value && !region.hasChildNodes()) answer();
};
