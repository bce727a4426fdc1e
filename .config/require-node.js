/** Ends the process with a sentence where Node is too old, before it meets code that it cannot read. Plain JavaScript for that reason. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = Number.parseInt(engines.node.replace(/\D+/, ''));
if (Number.parseInt(process.versions.node) < wanted) {
  console.error(
    `This project needs Node ${wanted} or newer; this is ${process.versions.node}. Run its commands with npm, after npm ci, or install Node ${wanted}.`,
  );
  process.exit(1);
}
