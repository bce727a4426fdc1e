/** `npm run edit`: what `npm run dev` does, and beside the site the visual editor of content/. */
import { editorPath, editorSwitch } from '#editor/integration.ts';
import { serveDevelopment } from './lib/development-server.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand((signal) =>
  serveDevelopment(signal, {
    variables: { [editorSwitch]: '1' },
    describe: (origin) => `The visual editor:  ${origin}${editorPath}`,
  }),
);
