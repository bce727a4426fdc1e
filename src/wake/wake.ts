const touches = ['click', 'focusin', 'keydown', 'submit'];

/** Events that show a visitor is busy, or leaving. */
const activities = ['click', 'pagehide', 'pointerdown'];

/** How long a visitor must be idle before an island with `client:wake="idle"` fetches React. */
const idleMs = 4000;

/** A button that does nothing until React listens. */
const heldButton = 'button[type=button]:not([commandfor]):not([popovertarget])';

/**
 * `client:wake`: an island is plain HTML until a visitor touches it (clicks, types, focuses, submits; scrolling does not count)
 * or a script dispatches `wake` on it. Then React and the island load and hydrate, and nothing the visitor did is lost:
 *
 * - a press of a button that does nothing without React, and a submit, are held and replayed once React listens;
 * - everything else happens at once, natively, and `hydrate-island.tsx` reports it to React;
 * - a link takes the visitor elsewhere, so it wakes nothing.
 *
 * `client:wake="idle"` is for islands that respond without React: unless a press or submit is held, or a script asks, the files are
 * fetched only once the visitor has been idle for a while, and not after a link has been followed, because the next page needs the
 * connection.
 *
 * The island is `aria-busy` while it loads. When loading fails, a `wake:failed` event bubbles from it, the element marked
 * `data-wake-failed` inside it is shown, and the next touch tries again.
 *
 * This file is inlined into every page: keep in `hydrate-island.tsx` whatever can wait for React.
 */
export function sleepUntilTouched(island: Element, load: () => Promise<() => Promise<void>>): void {
  const heldPresses = new Set<HTMLElement>();
  let heldSubmit: SubmitEvent | undefined;
  let isAwake = false;
  let isWaking = false;
  let isPreloaded = false;
  /** 0 while nothing waits for the visitor to be idle. */
  let idleTimer = 0;

  const canWait = island.getAttribute('opts')!.includes(':"idle"');
  for (const type of touches) island.addEventListener(type, onTouch, true);
  island.addEventListener('wake', () => void wake());
  for (const type of activities) addEventListener(type, onActivity, true);
  island.addEventListener('pointerover', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse' && !isWaking && !canWait) preload();
  });

  function onTouch(event: Event): void {
    const touched = event.target as Element;
    // Focus also returns here when a link closes its dialog.
    if (isAwake || touched.closest('a[href]') || (canWait && event.type === 'focusin')) return;
    const isHeld = hold(event, touched);
    if (isHeld) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (canWait && !isHeld) setIdleTimer(true);
    else void wake();
  }

  function onActivity({ type, target }: Event): void {
    if (idleTimer) setIdleTimer(type !== 'pagehide' && !(target as Element).closest('a[href]'));
  }

  function setIdleTimer(isOn: boolean): void {
    clearTimeout(idleTimer);
    idleTimer = isOn ? window.setTimeout(wake, idleMs) : 0;
  }

  /** Holds an event that does nothing without React. A button pressed repeatedly counts once, as the last one pressed. */
  function hold(event: Event, touched: Element): boolean {
    if (event.type === 'submit') {
      heldSubmit = event as SubmitEvent;
      return true;
    }
    const button = event.type === 'click' && touched.closest<HTMLElement>(heldButton);
    if (!button) return false;
    heldPresses.delete(button);
    heldPresses.add(button);
    return true;
  }

  /** Fetches what waking needs, in parallel, without running it. */
  function preload(): void {
    if (isPreloaded) return;
    isPreloaded = true;
    const react = document.documentElement.dataset.react;
    for (const href of [react, island.getAttribute('component-url'), island.getAttribute('renderer-url')]) {
      const link = document.createElement('link');
      if (href) document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
    }
  }

  async function wake(): Promise<void> {
    setIdleTimer(false);
    if (isWaking || isAwake) return;
    isWaking = true;
    // What the browser does by itself is painted first: React, from the cache, would delay it. A hidden page paints nothing.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 99);
    });
    island.setAttribute('aria-busy', 'true');
    try {
      preload();
      const hydrate = await load();
      if (!island.isConnected || !island.firstElementChild) throw new Error('Root element not found');
      await hydrate();
      // island.ts removes `ssr` once the island is hydrated; where a file did not load, it logs why, and `ssr` stays.
      const hasFailed = island.hasAttribute('ssr');
      for (const notice of island.querySelectorAll('[data-wake-failed]')) notice.toggleAttribute('hidden', !hasFailed);
      if (hasFailed) {
        // The visitor is told, and may go on writing: only what they submit after that is sent.
        heldSubmit = undefined;
        island.dispatchEvent(new CustomEvent('wake:failed', { bubbles: true }));
      } else {
        isAwake = true;
        await replay();
      }
    } finally {
      isWaking = false;
      island.removeAttribute('aria-busy');
    }
  }

  async function replay(): Promise<void> {
    for (const button of heldPresses) {
      button.click();
      // React renders between two presses, as it does between a visitor's.
      await Promise.resolve();
    }
    if (!heldSubmit) return;
    // Safari before 16 has no `requestSubmit`.
    if (heldSubmit.submitter) heldSubmit.submitter.click();
    else (heldSubmit.target as HTMLFormElement).requestSubmit();
  }
}
