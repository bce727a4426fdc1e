import { useState } from 'react';

interface Props {
  /** The listing of the Android app. */
  androidUrl: string;
  /** The listing of the iPhone app; null while there is none. */
  iosUrl: string | null;
  /** The web app; null while there is none. */
  webAppUrl: string | null;
}

/**
 * The choice of platform behind "TRY FOR FREE". The browser opens and closes the dialog; React answers the choice of iOS. The dialog
 * comes before its button, so that a page that is cut off has no button without its dialog.
 */
export default function PlatformDialog({ androidUrl, iosUrl, webAppUrl }: Props) {
  const [isComingSoon, setIsComingSoon] = useState(false);
  return (
    <>
      <dialog
        id="platforms"
        closedby="any"
        aria-labelledby="platforms-title"
        className="m-auto max-h-[calc(100%-2rem)] w-80 max-w-[calc(100%-2rem)] rounded-md border border-rule bg-leaf p-5.25 text-ink"
      >
        <h2 id="platforms-title" className="text-xl">
          CHOOSE YOUR PLATFORM
        </h2>
        <div className="mt-3.5 grid gap-3">
          <a href={androidUrl} target="_blank" rel="noopener" className="button-primary">
            Download for Android
          </a>
          {iosUrl ? (
            <a href={iosUrl} target="_blank" rel="noopener" className="button-quiet">
              Download for iOS
            </a>
          ) : (
            <button type="button" className="needs-script button-quiet" onClick={() => setIsComingSoon(true)}>
              Download for iOS
            </button>
          )}
          {webAppUrl && (
            <a href={webAppUrl} className="button-quiet">
              Open the web app
            </a>
          )}
          <p hidden data-wake-failed role="alert">
            This could not load. Check the connection and press again, or{' '}
            <a href="/contact" className="underline">
              write to us
            </a>
            .
          </p>
          {isComingSoon && <p role="alert">Coming soon to the App Store!</p>}
          <button type="button" command="close" commandfor="platforms" className="min-h-11 cursor-pointer underline">
            Close
          </button>
        </div>
      </dialog>
      <button
        type="button"
        command="show-modal"
        commandfor="platforms"
        aria-haspopup="dialog"
        className="button-primary"
        onClick={() => setIsComingSoon(false)}
      >
        TRY FOR FREE
      </button>
    </>
  );
}
