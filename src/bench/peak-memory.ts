import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Watches how much memory a process group holds. Leaving its scope ends the watch. */
export interface MemoryWatch extends Disposable {
  /** The most that its processes held at once, in bytes of resident memory; undefined where `ps` does not tell. */
  peak: () => number | undefined;
}

const intervalMs = 250;

const run = promisify(execFile);

/** @param group the id of the process group */
export function watchMemory(group: number | undefined): MemoryWatch {
  let peak: number | undefined;
  const timer = setInterval(() => {
    readMemory(group).then(
      (bytes) => (peak = Math.max(peak ?? 0, bytes)),
      () => clearInterval(timer),
    );
  }, intervalMs);
  return { peak: () => peak, [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * The resident memory of a process group, in bytes.
 * @throws where there is no `ps`
 */
async function readMemory(group: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const kibibytes = processes.filter(([pgid]) => pgid === group).map(([, rss = 0]) => rss);
  return 1024 * kibibytes.reduce((sum, rss) => sum + rss, 0);
}
