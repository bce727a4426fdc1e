/** What the browser reports about a touch. These functions run in the page, so they must not use anything outside themselves. */

/** Runs in the page: until what moves on load has come to its end and nothing is left to be drawn. */
export async function untilAtRest(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Runs in the page: times, in milliseconds from the touch, of the paint that answers it, as the browser tells it (Event Timing), and of
 * the first frame in which the island is awake, each once its selector matches something. Looks only where something has changed: to
 * look at every frame would make each of them slower.
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

  /** The moment, after the touch, at which the page first holds a match. */
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
    // By then the browser has reported every entry before the match. The last of them is the event that was answered.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = events.filter(({ processingStart }) => processingStart <= time);
    return Math.max(...before.map(({ startTime, duration }) => startTime + duration));
  };
  const framed = async (selector: string) => {
    await matched(selector);
    // What matches now is painted with the next frame; the task that comes next follows that.
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  };
  const times = [answer && painted(answer), awake && framed(awake)].map(
    async (time) => time && (await time) - touched!,
  );
  return { times: Promise.all(times) as Promise<(number | undefined)[]> };
}
