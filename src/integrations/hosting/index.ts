/** Redirects and headers: written for the hosts by the build, and followed by the local static server. */
export { writeHostFiles } from './host-files.ts';
export { errorPages, headersFor, hostFiles, redirects } from './rules.ts';
