/** Redirects and headers: written for the hosts by the build, and followed by the local static server. */
export { hostFiles, writeHostFiles } from './host-files.ts';
export { errorPages, headersFor, redirects } from './rules.ts';
