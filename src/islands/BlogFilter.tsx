import { useSyncExternalStore, type ReactNode } from 'react';

interface Props {
  /** The categories as links, as HTML. */
  children: ReactNode;
}

/**
 * The filter of the blog. The page's own script shows the articles of the category that is chosen, before this island wakes;
 * React says to a screen reader what the list has come to hold.
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
