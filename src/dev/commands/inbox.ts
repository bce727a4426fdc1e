/** `npm run inbox`: prints what visitors have sent to the embedded backend, oldest first, whether or not the site is running. */
import { formKinds } from '#client/forms/values.ts';
import { dataFolder } from '#dev/backend-access.ts';
import { toPrintable } from '#dev/printable.ts';
import { runCommand } from '#dev/run-command.ts';
import { openStoredRows, readAll, type Submission } from '#dev/stored-rows.ts';

await runCommand(async () => {
  await using rows = await openStoredRows();
  print('Messages', await readAll(rows, formKinds.contact));
  print('Feedback', await readAll(rows, formKinds.feedback));
  console.log(`Kept in ${dataFolder()}`);
});

function print(title: string, submissions: Submission[]): void {
  console.log(`${title}: ${submissions.length}\n`);
  for (const { received_at, name, email, text } of submissions) {
    console.log(`${new Date(received_at).toLocaleString('en-IN')}  ${toPrintable(name)} <${toPrintable(email)}>`);
    console.log(`${toPrintable(text).replace(/^/gm, '    ')}\n`);
  }
}
