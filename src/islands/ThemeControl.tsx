import { useSyncExternalStore } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';
import { Untouched } from '#client/hydration/Untouched.tsx';
import type { IslandWords } from '#client/words.ts';

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
    <div className="needs-script theme-control">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="12" cy="12" r="4" />
        {/* Eight rays: the dashes of a ring. */}
        <circle cx="12" cy="12" r="9" strokeDasharray="2 5.07" strokeDashoffset="1" />
      </svg>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M21 12.8A9 9 0 1 1 11.2 3a7 7 0 0 0 9.8 9.8Z" />
      </svg>
      <p role="status">{colours && `${words.system}: ${words[colours]}`}</p>
      <Untouched>
        <select data-theme-control aria-label={words.label} defaultValue="system">
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
          <option value="system">{words.system}</option>
        </select>
      </Untouched>
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
