/**
 * Loaded before everything else that a command runs. Ends it with a sentence where Node is too old or cannot work in the project's
 * folder, and switches off the telemetry of Astro. Plain JavaScript, which an old Node can read.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const project = fileURLToPath(new URL('..', import.meta.url));
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = Number.parseInt(engines.node.replace(/\D+/, ''));
if (Number.parseInt(process.versions.node) < wanted) {
  refuse(
    `This project needs Node ${wanted} or newer; this is ${process.versions.node}. Run its commands with npm, after npm ci, or install Node ${wanted}.`,
  );
}
// Vite reads them as parts of a URL.
if (/[#%?]/.test(project)) {
  refuse(
    `The path of this project has one of the characters # % ?, with which it cannot be built: ${project} Move it elsewhere.`,
  );
}
process.env.ASTRO_TELEMETRY_DISABLED = '1';

// `process.exit` waits for Node's compilers, and a compiler without memory for a collection of garbage, which nothing begins any more:
// of twenty builds that had printed why they failed, three never ended.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
process.on('exit', () => collectGarbage());

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exit(1);
}
