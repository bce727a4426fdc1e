import type { ClientDirective } from 'astro';

const touches = ['click', 'focusin', 'keydown', 'submit', 'wake'];

/** A button whose press means nothing until React listens. */
const idleButton = 'button[type=button]:not([commandfor]):not([popovertarget])';

/**
 * `client:wake`: an island is plain HTML until a visitor touches it (clicks, types, focuses, submits; scrolling is no touch)
 * or a script dispatches `wake` on it. Then React and the island load and take over, and nothing the visitor did is lost:
 *
 * - a press of a button that means nothing without React, and a submit, are held and replayed once React listens;
 * - everything else happens at once, natively, and `hydrate-island.tsx` tells React of it;
 * - a link takes the visitor elsewhere, so it wakes nothing.
 *
 * The island is `aria-busy` while it loads. When loading fails, a `wake:failed` event bubbles from it, the element marked
 * `data-wake-failed` inside it is shown, and the next touch tries again.
 *
 * This file stands inline in every page, in its own syntax: keep in `hydrate-island.tsx` whatever can wait for React.
 */
const sleepUntilTouched: ClientDirective = (load, _options, island) => {
  const sleep = new AbortController();
  const { signal } = sleep;
  const heldPresses = new Set<HTMLElement>();
  let heldSubmit: SubmitEvent | undefined;
  let isWaking = false;
  let isPreloaded = false;

  for (const type of touches) island.addEventListener(type, onTouch, { capture: true, signal });
  island.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && !isWaking && preload(), {
    signal,
  });

  function onTouch(event: Event): void {
    // Browsers before Chrome 90 and Safari 15 take no listener away by its signal.
    if (signal.aborted) return;
    const touched = event.target as Element;
    if (touched.closest('a[href]')) return;
    if (hold(event, touched)) {
      event.preventDefault();
      event.stopPropagation();
    }
    void wake();
  }

  /** Keeps an event that means nothing without React. A button pressed again and again counts once, as the last pressed. */
  function hold(event: Event, touched: Element): boolean {
    if (event.type === 'submit') {
      heldSubmit = event as SubmitEvent;
      return true;
    }
    const button = event.type === 'click' && touched.closest<HTMLElement>(idleButton);
    if (!button) return false;
    heldPresses.delete(button);
    heldPresses.add(button);
    return true;
  }

  /** Fetches what waking needs, all at once, without running it. */
  function preload(): void {
    if (isPreloaded) return;
    isPreloaded = true;
    const react = document.documentElement.dataset.react;
    for (const href of [react, island.getAttribute('component-url'), island.getAttribute('renderer-url')]) {
      if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }

  async function wake(): Promise<void> {
    if (isWaking) return;
    isWaking = true;
    // What the browser answers by itself is painted first: React, from the cache, would hold that up. A hidden page paints nothing.
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
      // Astro takes `ssr` away once React has the island; it stays, and Astro logs why, where a file did not load.
      const hasFailed = island.hasAttribute('ssr');
      for (const notice of island.querySelectorAll('[data-wake-failed]')) notice.toggleAttribute('hidden', !hasFailed);
      if (hasFailed) {
        // Told that it failed, the visitor may write on: only what they then submit is sent.
        heldSubmit = undefined;
        island.dispatchEvent(new CustomEvent('wake:failed', { bubbles: true }));
      } else {
        sleep.abort();
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
};

export default sleepUntilTouched;
