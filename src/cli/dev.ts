/**
 * `npm run dev`: the site with hot reload, with the embedded backend behind its forms unless PUBLIC_SUPABASE_* name a hosted
 * one. Environment: PORT, BACKEND_PORT, BACKEND_DATA.
 */
import { serveDevelopment } from '#local/development-server.ts';
import { runCommand } from '#local/run-command.ts';

await runCommand((signal) => serveDevelopment(signal));
