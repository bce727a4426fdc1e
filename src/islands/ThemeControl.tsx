import { useSyncExternalStore } from 'react';
import { withErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import type { IslandWords } from '#lib/browser/words.ts';

interface Props {
  words: IslandWords['theme'];
}

export default withErrorBoundary(ThemeControl);

/**
 * The choice of light, dark or the system's colours: a native select laid over an icon. theme.inline.ts applies and stores the
 * choice; React tells screen readers which colours "system" stands for, also when they change at dusk.
 */
function ThemeControl({ words }: Props) {
  const colours = useSyncExternalStore(subscribe, readSystemColours, () => undefined);
  return (
    // The margin covers the space that the links beside it keep free: they must not move when HTML arrives in pieces.
    <div className="needs-script relative size-11 outline-thread focus-within:outline-2 -ml-13">
      <svg
        viewBox="0 0 24 24"
        className="absolute inset-2.5 size-6 dark:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="4" />
        <path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
      </svg>
      <svg
        viewBox="0 0 24 24"
        className="absolute inset-2.5 hidden size-6 dark:block"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d="M21 12.8A9 9 0 1 1 11.2 3a7 7 0 0 0 9.8 9.8Z" />
      </svg>
      <select
        data-theme-control
        aria-label={words.label}
        defaultValue="system"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        <option value="light">{words.light}</option>
        <option value="dark">{words.dark}</option>
        <option value="system">{words.system}</option>
      </select>
      <p role="status" className="sr-only">
        {colours && `${words.system}: ${words[colours]}`}
      </p>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('themechange', onChange);
  return () => document.removeEventListener('themechange', onChange);
}

/** The colours of the page where the system decides them. */
function readSystemColours(): 'light' | 'dark' | undefined {
  const { dataset, classList } = document.documentElement;
  if (dataset.theme !== 'system') return undefined;
  return classList.contains('dark') ? 'dark' : 'light';
}
