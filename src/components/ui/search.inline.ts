/**
 * Fetches the code and the data of a search at the first touch, together with React, and answers until React does: they arrive much
 * sooner. A query in the URL fills the box: `?q=` or, where lines are looked up, `#q=`, which no server is sent. A line of a statement
 * is then removed from the URL, so that no bookmark or shared link keeps it; going back, the browser fills the box.
 *
 * From home a line comes in session storage, as browsers keep every URL in their history: src/components/ui/line-form.inline.ts.
 */
import type { SearchFrame } from '#client/search/provide-search.ts';

const frame = document.querySelector<SearchFrame>('[data-code]')!;
const box = frame.querySelector<HTMLInputElement>('input, textarea')!;
const region = frame.querySelector<HTMLElement>('[role=status]')!;
const isLine = box.matches('textarea');
const queryIn = (parameters: string) => new URLSearchParams(parameters).get('q');
const query = queryIn(location.search) ?? (isLine && (takeLine() ?? queryIn(location.hash.slice(1))));

function takeLine(): string | null {
  try {
    const line = sessionStorage.getItem('line');
    sessionStorage.removeItem('line');
    return line;
  } catch {
    // Storage is refused.
    return null;
  }
}

let json: Promise<unknown> | undefined;

function answer(): void {
  const { code, data } = frame.dataset;
  const fetched = (json ??= fetch(data!).then((response) => response.json()));
  // Where one of them fails, the island says so.
  fetched.catch(() => (json = undefined));
  import(/* @vite-ignore */ code!)
    .then(() => frame.openSearch(() => fetched))
    .then((search) => search(box.value, region))
    .catch(() => {});
}

// The island Search removes both once it answers itself.
box.onfocus = box.oninput = answer;
if (query) {
  box.value = query;
  box.dispatchEvent(new Event('input'));
  if (isLine) history.replaceState(history.state, '', location.pathname);
  frame.scrollIntoView();
}
onpageshow = () => {
  if (box.value && !region.hasChildNodes()) answer();
};
