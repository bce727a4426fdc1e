import { useSyncExternalStore, type ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';

interface Props {
  label: string;
  /** The name of the button that opens it. */
  open: string;
  /** The links and the button that closes it, as HTML. */
  children: ReactNode;
}

const menuId = 'menu';

export default withErrorBoundary(MobileMenu);

/**
 * The menu of small screens. The browser opens and closes it, by the buttons' commands, Escape or a press outside, without any
 * script (the script in the head helps browsers that cannot, and closes it when a link is chosen). React says whether it is open, but
 * not in the server’s HTML, where `aria-expanded` is not allowed beside a command. The dialog comes before its button, so that a page
 * that is cut off has no button without its dialog.
 */
function MobileMenu({ label, open, children }: Props) {
  const isOpen = useSyncExternalStore(watchMenu, isMenuOpen, () => undefined);
  return (
    <>
      <dialog id={menuId} closedby="any" aria-label={label} className="site-menu">
        {children}
      </dialog>
      <button
        type="button"
        command="show-modal"
        commandfor={menuId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={open}
        className="icon-button outline-thread"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
    </>
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
