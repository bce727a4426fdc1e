import { useSyncExternalStore, type ReactNode } from 'react';

interface Props {
  /** The categories as links, as HTML. */
  children: ReactNode;
}

/**
 * The filter of the blog. An inline script shows the articles of the chosen category before this island wakes; React tells screen
 * readers what the list now shows.
 */
export default function BlogFilter({ children }: Props) {
  const shown = useSyncExternalStore(subscribe, describeList, () => '');
  return (
    <>
      {children}
      <p role="status" className="sr-only">
        {shown}
      </p>
    </>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('categorychange', onChange);
  return () => document.removeEventListener('categorychange', onChange);
}

/** The heading of the list and the number of its articles, like "Loans Articles: 1". */
function describeList(): string {
  const articles = document.querySelectorAll('[data-articles] > :not([hidden])');
  return `${document.querySelector('#articles-title')?.textContent}: ${articles.length}`;
}
