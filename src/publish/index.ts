/** The last steps of a build: see README.md. */
export { compressFiles } from './compress.ts';
export { postprocess } from './postprocess.ts';
export { publishAtOnce } from './publish-at-once.ts';
