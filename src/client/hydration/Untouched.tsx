import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

interface Props {
  /** Fields, and whatever else is never rendered again. */
  children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const nothing = { __html: '' };

/**
 * Fields as the server printed them. React does not look inside, then or later: where it finds other nodes than it expects, it makes
 * all of the island anew, and what was typed is lost. Chrome's translation replaces every text, and extensions put nodes beside fields.
 *
 * Where the HTML of the island was cut off, React does make it anew. The new fields then take over text, selection and focus.
 */
export function Untouched({ children }: Props) {
  const isHydrating = useIsHydrating();
  const [isServed] = useState(isHydrating && !import.meta.env.SSR);
  const [former] = useState(() =>
    isHydrating ? [] : [...document.querySelectorAll<Field>('input[id], textarea[id]')],
  );
  const [focused] = useState(() => (isHydrating ? null : document.activeElement));
  const frame = useRef<HTMLSpanElement>(null);

  // Before the next key.
  useLayoutEffect(() => {
    for (const field of former) {
      const successor = frame.current?.querySelector<Field>(`#${field.id}`);
      if (!successor) continue;
      successor.value = field.value;
      if (field !== focused) continue;
      successor.focus({ preventScroll: true });
      // A field for email has no selection.
      if (field.selectionStart !== null) successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  }, [former, focused]);

  return isServed ? (
    <span className="contents" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
  ) : (
    <span ref={frame} className="contents">
      {children}
    </span>
  );
}

/** Whether React is taking over the server's HTML; on the server, too. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

const subscribeToNothing = () => () => undefined;
