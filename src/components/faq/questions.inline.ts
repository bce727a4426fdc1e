/**
 * Opens what the address of the FAQ names. `#id` opens that question, in browsers that do not open it themselves;
 * `?q=` is put into the search box, and the search woken to act on it.
 */
export {};

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))?.closest('details');
  if (named) named.open = true;
}

openNamed();
addEventListener('hashchange', openNamed);

const query = new URLSearchParams(location.search).get('q');
const box = document.querySelector<HTMLInputElement>('#faq-query');
if (query && box) {
  box.value = query;
  addEventListener('load', () => box.closest('astro-island')?.dispatchEvent(new Event('wake')));
}
