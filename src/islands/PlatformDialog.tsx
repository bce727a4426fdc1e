import { useRef, type ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';

interface Props {
  /** The words of the button that opens the dialog. */
  open: string;
  /** The platforms, as HTML. An element of the role `alert` answers the choice of one that is coming. */
  children: ReactNode;
}

export default withErrorBoundary(PlatformDialog);

/**
 * The choice of platform behind "TRY FOR FREE". The browser opens and closes the dialog, and dialogs.inline.ts answers the choice of
 * iOS; React takes the answer back when the dialog is opened again. The dialog comes before its button, so that a page that is cut
 * off has no button without its dialog.
 */
function PlatformDialog({ open, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  const takeBackAnswer = () => dialog.current?.querySelector('[role=alert]')?.setAttribute('hidden', '');

  return (
    <>
      <dialog ref={dialog} id="platforms" closedby="any" aria-labelledby="platforms-title" className="platform-dialog">
        {children}
      </dialog>
      <button
        type="button"
        command="show-modal"
        commandfor="platforms"
        aria-haspopup="dialog"
        className="button-primary"
        onClick={takeBackAnswer}
        suppressHydrationWarning
      >
        {open}
      </button>
    </>
  );
}
