import { spawnSync } from 'node:child_process';

/** Whether every one of the programs, which print their version for -V, is on the PATH. */
export function hasPrograms(...programs: readonly string[]): boolean {
  return programs.every((program) => spawnSync(program, ['-V']).status === 0);
}
