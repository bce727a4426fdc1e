import type { ClientDirective } from 'astro';
import { showLoadNotice } from './load-notice.ts';

/** How long a visitor must be idle before an island with `client:interaction="idle"` hydrates. */
const idleMs = 4000;

/**
 * `client:interaction`: an island is plain HTML until the visitor clicks in it, types in it or focuses it. Scrolling over it does not
 * count, nor does a link that leads elsewhere.
 *
 * `client:interaction="idle"` is for islands that answer without React. After a click or a key they wait until the visitor has been
 * idle for a while, and longer still if a link has been followed: the next page needs the connection.
 *
 * A form is submitted only once it has mounted, when it dispatches `mounted`. Until then a submit is held. If a file does not load,
 * the element `data-load-failed` of the island is shown.
 *
 * Astro inlines this file into every page as it is: keep it small, and in the syntax of the oldest browsers that read pages.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const waitsForIdle = value === 'idle';
  let isStarted = false;
  let isSubmitHeld = false;
  let idleTimer = 0;

  async function hydrate(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    if (!waitsForIdle) island.setAttribute('aria-busy', 'true');
    const hydrateLoaded = await load();
    if (!island.isConnected || !island.firstElementChild) throw new Error('Root element not found');
    await hydrateLoaded();
    island.removeAttribute('aria-busy');
  }

  function hydrateOnceIdle(event: Event): void {
    clearTimeout(idleTimer);
    const isLeaving = event.type === 'pagehide' || isPlainLinkClick(event);
    idleTimer = isLeaving ? 0 : window.setTimeout(hydrate, idleMs);
  }

  async function onInteraction(event: Event): Promise<void> {
    // Lets the browser paint its own response first. By then it is also known whether a script has handled a link.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (isPlainLinkClick(event)) return;
    if (waitsForIdle) hydrateOnceIdle(event);
    else await hydrate();
  }

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    event.stopPropagation();
    isSubmitHeld = true;
    void hydrate();
  }

  for (const type of ['click', 'keydown', ...(waitsForIdle ? [] : ['focusin'])])
    island.addEventListener(type, onInteraction);
  for (const type of waitsForIdle ? ['click', 'pointerdown', 'pagehide'] : []) {
    addEventListener(type, (event) => idleTimer && hydrateOnceIdle(event));
  }
  island.addEventListener('submit', holdSubmit, true);
  island.addEventListener('mounted', ({ target }) => {
    island.removeEventListener('submit', holdSubmit, true);
    // Safari before 16 has no `requestSubmit`.
    if (isSubmitHeld) (target as Element).querySelector<HTMLElement>('[type=submit]')!.click();
  });
  island.addEventListener('astro:hydration-error', () => showLoadNotice(island));
};

/** Whether the event is on a link that no script has handled. */
function isPlainLinkClick({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && (target as Element).closest('a[href]') !== null;
}

export default interaction;
