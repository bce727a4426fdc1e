/** Astro requires a script for each directive. Ours is part of island.ts, and finished pages omit this one. */
export default undefined;
