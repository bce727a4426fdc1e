import { useSyncExternalStore, type ReactNode } from 'react';
import { withErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import type { IslandWords } from '#lib/browser/words.ts';

interface Props {
  /** The links, as HTML. */
  children: ReactNode;
  words: IslandWords['menu'];
}

const menuId = 'menu';

export default withErrorBoundary(MobileMenu);

/**
 * The menu of small screens. The browser opens and closes it, by the buttons' commands, Escape or a press outside, without any
 * script (the script in the head helps browsers that cannot, and closes it when a link is chosen). React says whether it is open, but
 * not in the server’s HTML, where `aria-expanded` is not allowed beside a command. The dialog comes before its button, so that a page
 * that is cut off has no button without its dialog.
 */
function MobileMenu({ children, words }: Props) {
  const isOpen = useSyncExternalStore(watchMenu, isMenuOpen, () => undefined);
  return (
    <>
      <dialog
        id={menuId}
        closedby="any"
        aria-label={words.label}
        className="m-0 ml-auto h-full max-h-none w-72 max-w-full bg-paper p-4 text-ink"
      >
        <button
          type="button"
          command="close"
          commandfor={menuId}
          aria-label={words.close}
          className="ml-auto grid size-11 cursor-pointer place-items-center"
        >
          <Icon path="m6 6 12 12M18 6 6 18" />
        </button>
        {children}
      </dialog>
      <button
        type="button"
        command="show-modal"
        commandfor={menuId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.open}
        className="grid size-11 cursor-pointer place-items-center outline-thread"
      >
        <Icon path="M4 7h16M4 12h16M4 17h16" />
      </button>
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Not the `toggle` event: browsers before Chrome 132 fire none for a dialog. */
function watchMenu(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const menu = findMenu();
  if (menu) observer.observe(menu, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function isMenuOpen(): boolean {
  return findMenu()?.hasAttribute('open') ?? false;
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}
