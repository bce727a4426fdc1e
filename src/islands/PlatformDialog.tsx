import { useState } from 'react';
import { aroundTokens, type IslandWords } from '#lib/browser/words.ts';

interface Props {
  /** The listing of the Android app. */
  androidUrl: string;
  /** The listing of the iPhone app; null while there is none. */
  iosUrl: string | null;
  /** The web app; null while there is none. */
  webAppUrl: string | null;
  /** Where to write. */
  contactUrl: string;
  words: IslandWords['platforms'];
}

/**
 * The choice of platform behind "TRY FOR FREE". The browser opens and closes the dialog; React answers the choice of iOS. The dialog
 * comes before its button, so that a page that is cut off has no button without its dialog.
 */
export default function PlatformDialog({ androidUrl, iosUrl, webAppUrl, contactUrl, words }: Props) {
  const [isComingSoon, setIsComingSoon] = useState(false);
  const [beforeLink, afterLink] = aroundTokens(words.loadFailed);
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
            <button type="button" className="needs-script button-quiet" onClick={() => setIsComingSoon(true)}>
              {words.ios}
            </button>
          )}
          {webAppUrl && (
            <a href={webAppUrl} className="button-quiet">
              {words.webApp}
            </a>
          )}
          <p hidden data-wake-failed role="alert">
            {beforeLink}
            <a href={contactUrl} className="underline">
              {words.write}
            </a>
            {afterLink}
          </p>
          {isComingSoon && <p role="alert">{words.iosSoon}</p>}
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
        onClick={() => setIsComingSoon(false)}
      >
        {words.open}
      </button>
    </>
  );
}
