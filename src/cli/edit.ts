/** `npm run edit`: what `npm run dev` does, and beside the site the visual editor of content/. */
import { editorPath, editorSwitch } from '#authoring/edit/integration.ts';
import { serveDevelopment } from '#local/development-server.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand((signal) =>
  serveDevelopment(signal, {
    variables: { [editorSwitch]: '1' },
    describe: (origin) => `The visual editor:  ${origin}${editorPath}`,
  }),
);
