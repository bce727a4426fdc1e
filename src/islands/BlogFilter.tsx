import { useSyncExternalStore, type ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';

interface Props {
  /** The categories as links, as HTML. */
  children: ReactNode;
}

export default withErrorBoundary(BlogFilter);

/** The filter of the blog. filter.inline.ts shows the chosen articles; React tells screen readers what the list now shows. */
function BlogFilter({ children }: Props) {
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
