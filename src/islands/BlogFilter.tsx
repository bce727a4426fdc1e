import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

interface Props {
  /** The categories as links, as HTML: each names its category in `data-category`. */
  children: ReactNode;
}

/** Announced on the document when a choice has changed the address; going back and forth announces itself. */
const chosen = 'categorychosen';

/**
 * Filters the articles of the blog in place. The category stands in the address (`?category=Loans`), so that it can be shared
 * and survives going back and forth. Without this island the links lead to the categories' own pages.
 */
export default function BlogFilter({ children }: Props) {
  const links = useRef<HTMLDivElement>(null);
  const category = useSyncExternalStore(subscribe, readCategory, () => 'All');

  useEffect(() => showCategory(category), [category]);

  useEffect(() => {
    const container = links.current;
    container?.addEventListener('click', choose);
    return () => container?.removeEventListener('click', choose);
  }, []);

  return <div ref={links}>{children}</div>;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  document.addEventListener(chosen, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    document.removeEventListener(chosen, onChange);
  };
}

/** The category of the address; All when it names none that there is. */
function readCategory(): string {
  const named = new URLSearchParams(location.search).get('category') ?? 'All';
  return [...findLinks()].some((link) => link.dataset.category === named) ? named : 'All';
}

function choose(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-category]');
  const isPlainPress = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlainPress) return;
  event.preventDefault();
  const category = link.dataset.category ?? 'All';
  history.pushState(null, '', category === 'All' ? '/blog' : `/blog?${new URLSearchParams({ category })}`);
  document.dispatchEvent(new Event(chosen));
}

/** Shows the articles of the category under its heading, and marks its link. */
function showCategory(category: string): void {
  for (const link of findLinks()) {
    if (link.dataset.category === category) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const heading = document.querySelector('#articles-title');
  if (heading) heading.textContent = `${category} Articles`;
  for (const article of document.querySelectorAll<HTMLElement>('[data-articles] > [data-category]')) {
    article.hidden = category !== 'All' && article.dataset.category !== category;
  }
  document.querySelector('[data-pages]')?.toggleAttribute('hidden', category !== 'All');
}

function findLinks(): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll('a[data-category]');
}
