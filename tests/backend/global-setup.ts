import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from '#dev/embedded-backend.ts';

/** Makes an embedded database once, which takes seconds; `makeRows` of tests/helpers/databases.ts copies it. */
export default async function () {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  await (await openBackend(folder))[Symbol.asyncDispose]();
  process.env.TEST_ROWS = folder;
  return () => rmSync(folder, { recursive: true });
}
