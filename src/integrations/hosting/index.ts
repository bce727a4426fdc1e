/** Redirects, headers and compressed copies: written for the hosts by the build, and sent by the local static server. */
export { writeCompressedCopies } from './compressed-copies.ts';
export { hostFiles, writeHostFiles } from './host-files.ts';
export { errorPages, headersFor, redirects } from './rules.ts';
