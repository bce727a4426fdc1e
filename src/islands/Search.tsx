import { useEffect, useRef, useState } from 'react';
import { aroundTokens, type IslandWords } from '#lib/browser/words.ts';

interface Props {
  id: string;
  label: string;
  /** The URL of the module that searches; see src/lib/build/browser-module.ts. */
  source: string;
  /** Whether text with line breaks may be pasted. */
  isLine?: boolean;
  /** Where to write when the search does not work. */
  supportEmail: string;
  words: IslandWords['search'];
}

interface SearchModule {
  /** Prints the results into the region, nothing for an empty query. */
  search: (query: string, region: HTMLElement) => void;
}

/** The region belongs to the module, which may have printed into it before React hydrates. */
const nothing = { __html: '' };

/** A search over what the page prints. The module decides what is found and how it is shown. */
export default function Search({ id, label, source, isLine, supportEmail, words }: Props) {
  const [query, setQuery] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const [beforeEmail, afterEmail] = aroundTokens(words.loadFailed);
  const Box = isLine ? 'textarea' : 'input';

  useEffect(() => {
    let isCurrent = true;
    void load(source).then((module) => {
      if (!isCurrent) return;
      setHasFailed(!module);
      module?.search(query, region.current!);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, query]);

  return (
    <search className="block">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <Box
        id={id}
        {...(isLine ? { rows: 2, spellCheck: false } : { type: 'search' })}
        data-source={source}
        className="field-input mt-1"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div
        ref={region}
        role="status"
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
        className="mt-1.5 min-h-7 text-sm"
      />
      <p hidden={!hasFailed} data-wake-failed role="alert">
        {beforeEmail}
        <a href={`mailto:${supportEmail}`} className="link">
          {supportEmail}
        </a>
        {afterEmail}
      </p>
    </search>
  );
}

/** Browsers remember that a module failed, so the second try needs another URL. */
async function load(source: string): Promise<SearchModule | undefined> {
  for (const url of [source, `${source}?again=${Date.now()}`]) {
    try {
      return (await import(/* @vite-ignore */ url)) as SearchModule;
    } catch (error) {
      console.error(error);
    }
  }
  return undefined;
}
