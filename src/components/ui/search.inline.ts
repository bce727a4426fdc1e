/**
 * Fetches the module of a search at the first touch, together with React, and answers until React does: the module is there much
 * sooner. What the address names by `?q=` is put into the box, and the search woken.
 */
export {};

const box = document.querySelector<HTMLInputElement>('[data-source]')!;
const island = box.closest('astro-island')!;
const source = box.dataset.source!;
const query = new URLSearchParams(location.search).get('q');

function answer(): void {
  if (!box.value || !island.hasAttribute('ssr')) return;
  import(source).then(
    ({ search }: { search: (query: string, region: Element | null) => void }) =>
      island.hasAttribute('ssr') && search(box.value, island.querySelector('[role=status]')),
    () => {},
  );
}

function preload(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: source }));
}

box.addEventListener('input', answer);
if (query) {
  box.value = query;
  answer();
  addEventListener('load', () => island.dispatchEvent(new Event('wake')));
} else {
  box.addEventListener('focus', preload, { once: true });
}
