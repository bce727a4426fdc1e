/** Astro wants a script for each directive. Ours is part of island.ts, and the finished pages leave this one out. */
export default undefined;
