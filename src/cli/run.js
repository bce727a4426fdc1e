/** Runs a command of this folder: `node src/cli/run.js start`. */
import '../../.config/require-node.js';

const [command = ''] = process.argv.splice(2, 1);
await import(`./${command}.ts`);
