/**
 * Does the work, for at most `milliseconds`.
 * @param work gets a signal that is aborted when the time is up
 * @throws what the work throws, or an Error when the time is up, whether or not the work heeds the signal
 */
export async function withinTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Not done within ${milliseconds} ms`));
      controller.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
