/** The backend behind the forms, for astro.config.mjs; npm scripts start the rest: see README.md. */
export { readSupabaseSettings, requireBackend } from './backend-settings.ts';
