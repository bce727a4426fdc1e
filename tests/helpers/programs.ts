import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether every one of the programs is on the PATH. */
export function hasPrograms(...programs: readonly string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.every((program) => folders.some((folder) => isExecutable(join(folder, program))));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
