import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';
import { showLoadNotice } from '#client/hydration/load-notice.ts';
import { Untouched } from '#client/hydration/Untouched.tsx';
import type { SearchFrame } from '#client/search/provide-search.ts';

interface Props {
  id: string;
  label: string;
  /** Whether text with line breaks may be pasted. */
  isLine?: boolean;
  /** The notice that the search could not load. */
  children: ReactNode;
}

/** The region belongs to the module, which may have printed into it before React hydrates. */
const nothing = { __html: '' };

export default withErrorBoundary(Search);

/** A search over what the page prints. The module decides what is found and how it is shown. */
function Search({ id, label, isLine, children }: Props) {
  const all = useRef<HTMLElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const Box = isLine ? 'textarea' : 'input';

  const answer = useCallback(async () => {
    const island = all.current!;
    try {
      const frame = island.closest<SearchFrame>('[data-code]')!;
      const { code, data } = frame.dataset;
      await import(/* @vite-ignore */ code!);
      const search = await frame.openSearch(async () => (await fetch(data!)).json());
      // The text of now: the visitor may have gone on writing.
      if (region.current) await search(findBox(island).value, region.current);
      showLoadNotice(island, false);
    } catch (error) {
      console.error(error);
      showLoadNotice(island);
    }
  }, []);

  useEffect(() => {
    // Takes over from search.inline.ts, and leaves its answer as it is.
    const box = findBox(all.current!);
    Object.assign(box, { onfocus: null, oninput: null });
    if (!region.current!.hasChildNodes()) void answer();
  }, [answer]);

  return (
    <search ref={all} className="block" onInput={answer}>
      <Untouched>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <Box id={id} {...(isLine ? { rows: 2, spellCheck: false } : { type: 'search' })} className="field-input mt-1" />
      </Untouched>
      <div
        ref={region}
        role="status"
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
        className="mt-1.5 min-h-7 text-sm"
      />
      {children}
    </search>
  );
}

function findBox(island: HTMLElement): HTMLInputElement | HTMLTextAreaElement {
  return island.querySelector('input, textarea')!;
}
