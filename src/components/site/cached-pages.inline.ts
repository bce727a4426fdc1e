/** Lists the pages that the service worker has cached: src/client/offline/worker.ts. */
async function listCachedPages(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-cached]')!;
  const list = region.querySelector('ul')!;
  const item = list.firstElementChild!;
  // `caches.open` would create it.
  if (!(await caches.has('pages'))) return;
  const pages = await caches.open('pages');
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url);
    const html = await (await pages.match(request))!.text();
    const title = new DOMParser().parseFromString(html.slice(0, html.indexOf('</title>')), 'text/html').title;
    if (!title || pathname.endsWith('/offline')) continue;
    const entry = item.cloneNode(true) as Element;
    const link = entry.querySelector('a')!;
    // Two slashes would begin the name of a host.
    link.href = pathname.replace(/^\/+/, '/');
    link.textContent = title;
    // The newest first.
    list.prepend(entry);
  }
  item.remove();
  region.hidden = list.children.length === 0;
}

listCachedPages().catch(() => {
  // Storage is refused: there is nothing to list.
});
