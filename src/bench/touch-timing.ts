/** Timing of a touch. These functions run in the page, so they must not use anything outside themselves. */

/** Waits until the animations of the page have ended and the browser is idle. */
export async function untilAtRest(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * The milliseconds from the touch to the paint that answers it (Event Timing), and to the first frame of the hydrated island, each
 * once its selector matches. Checks only after changes, as checking every frame would slow the page down.
 */
export function timeTouch([answer, awake]: (string | undefined)[]): { times: Promise<(number | undefined)[]> } {
  let touched: number | undefined;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (touched ??= timeStamp), { capture: true, once: true });
  }
  const events: PerformanceEventTiming[] = [];
  new PerformanceObserver((list) => {
    events.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  /** When the page first contains a match after the touch. */
  const matched = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (touched === undefined || !document.querySelector(selector)) return;
        observer.disconnect();
        for (const type of changes) removeEventListener(type, look);
        resolve(performance.now());
      };
      const changes = ['focusin', 'input'];
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      for (const type of changes) addEventListener(type, look);
    });
  const painted = async (selector: string) => {
    const time = await matched(selector);
    // By now the browser has reported all events before the match; the last of them is the one that was answered.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = events.filter(({ processingStart }) => processingStart <= time);
    return Math.max(...before.map(({ startTime, duration }) => startTime + duration));
  };
  const framed = async (selector: string) => {
    await matched(selector);
    // What matches now is painted with the next frame, which the next task follows.
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  };
  const times = [answer && painted(answer), awake && framed(awake)].map(
    async (time) => time && (await time) - touched!,
  );
  return { times: Promise.all(times) as Promise<(number | undefined)[]> };
}
