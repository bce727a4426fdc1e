/** `npm run check`: types, lint and content at the same time. */
import concurrently from 'concurrently';

const commands = ['typecheck', 'lint', 'check:content'].map((name) => ({
  name,
  command: `npm run ${name}`,
  env: { NODE_COMPILE_CACHE: '.cache/compiled' },
}));
await concurrently(commands, { group: true, prefix: 'none' }).result.catch(() => (process.exitCode = 1));
