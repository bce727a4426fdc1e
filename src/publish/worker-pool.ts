import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';

/** How many files are worked on at once: enough that no worker waits, few enough that memory does not grow with their number. */
export const filesAtOnce = 2 * availableParallelism();

/**
 * Runs functions of a module on all cores. No worker starts before it is needed.
 * @param module its URL; what its functions take and return is copied
 */
export function startWorkers(module: URL): Tinypool {
  return new Tinypool({
    filename: module.href,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 1_000,
  });
}
