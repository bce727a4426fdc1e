import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import type { IslandWords } from '#lib/browser/words.ts';

interface Props {
  /** The listing of the Android app. */
  androidUrl: string;
  /** The listing of the iPhone app; null while there is none. */
  iosUrl: string | null;
  /** The web app; null while there is none. */
  webAppUrl: string | null;
  /** Where to leave word that one waits for the iPhone app. */
  tellMeUrl: string;
  /** The way to the Android app from a computer. */
  children?: ReactNode;
  words: IslandWords['platforms'];
}

const answerId = 'ios-soon';

export default withErrorBoundary(PlatformDialog);

/**
 * The choice of platform behind "TRY FOR FREE". The browser opens and closes the dialog, and dialogs.inline.ts answers the choice of
 * iOS; React takes the answer back when the dialog is opened again. The dialog comes before its button, so that a page that is cut
 * off has no button without its dialog.
 */
function PlatformDialog({ androidUrl, iosUrl, webAppUrl, tellMeUrl, children, words }: Props) {
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);

  // The visitor may have asked already.
  useEffect(() => setIsAnswered(answer.current?.hidden === false), []);

  return (
    <>
      <dialog
        id="platforms"
        closedby="any"
        aria-labelledby="platforms-title"
        className="m-auto w-80 rounded-md border border-rule bg-leaf p-5.25 text-ink"
      >
        <h2 id="platforms-title" className="text-xl">
          {words.title}
        </h2>
        <div className="mt-3.5 grid gap-3">
          <a href={androidUrl} target="_blank" rel="noopener" className="button-primary">
            {words.android}
          </a>
          {iosUrl ? (
            <a href={iosUrl} target="_blank" rel="noopener" className="button-quiet">
              {words.ios}
            </a>
          ) : (
            <button
              type="button"
              command="--reveal"
              commandfor={answerId}
              className="needs-script button-quiet"
              onClick={() => setIsAnswered(true)}
            >
              {words.ios}
            </button>
          )}
          {webAppUrl && (
            <a href={webAppUrl} className="button-quiet">
              {words.webApp}
            </a>
          )}
          {!iosUrl && (
            <p ref={answer} id={answerId} role="alert" hidden={!isAnswered}>
              {words.iosSoon}
            </p>
          )}
          {!iosUrl && (
            <a href={tellMeUrl} className="link py-2 text-center">
              {words.tellMe}
            </a>
          )}
          {children}
          <button type="button" command="close" commandfor="platforms" className="min-h-11 cursor-pointer underline">
            {words.close}
          </button>
        </div>
      </dialog>
      <button
        type="button"
        command="show-modal"
        commandfor="platforms"
        aria-haspopup="dialog"
        className="button-primary"
        onClick={() => setIsAnswered(false)}
      >
        {words.open}
      </button>
    </>
  );
}
