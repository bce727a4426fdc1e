/** Redirects, headers and compressed copies: written for the hosts by the build, and sent by the local static server. */
export { hostFiles, writeForHosts } from './host-files.ts';
export { errorPages, headersFor, redirects } from './rules.ts';
