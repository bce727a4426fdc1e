/** `npm run retention`: deletes what the embedded backend received more than 12 months ago. Hosted Supabase does so by itself. */
import { runCommand } from '#local/run-command.ts';
import { openStoredRows } from '#local/stored-rows.ts';

await runCommand(async () => {
  await using rows = await openStoredRows();
  const { data }: { data: unknown } = await rows.client.rpc('delete_expired_submissions').throwOnError();
  console.log(`Deleted ${String(data)} messages and feedback received more than 12 months ago.`);
});
