import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { installPackages, isInstalled, packageFolder } from './packages.ts';
import { checkIn, visitorOn } from './visitor.ts';

/** Why old Chromium cannot run here. It comes from npm packages that are made for servers. */
function reasonAgainst(name: string): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it comes for Linux on x64 only';
  return isInstalled(name) ? undefined : installPackages;
}

for (const version of [88, 92, 103, 109]) {
  const name = `chromium-${version}`;
  checkIn({
    name: `Chromium ${version}`,
    missing: reasonAgainst(name),
    open: async (viewport) => {
      const folder = unpack(name);
      const browser = await chromium.launch({
        executablePath: join(folder, 'chromium'),
        env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
        args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--single-process', '--no-zygote'],
      });
      return visitorOn(await browser.newPage({ viewport }), browser, false);
    },
  });
}

/** Unpacks the browser with its libraries once. */
function unpack(name: string): string {
  const folder = resolve('.cache/browsers', name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  const read = (file: string) => brotliDecompressSync(readFileSync(join(packageFolder(name), 'bin', file)));
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'swiftshader'), { recursive: true });
  writeFileSync(join(unfinished, 'chromium'), read('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['x', '-C', unfinished], { input: read('aws.tar.br') });
  // Versions before 100 look for the drawing library in its own folder, later ones beside the browser.
  for (const place of ['.', 'swiftshader']) {
    execFileSync('tar', ['x', '-C', join(unfinished, place)], { input: read('swiftshader.tar.br') });
  }
  renameSync(unfinished, folder);
  return folder;
}
