import { hash } from 'node:crypto';

/** A file of data that the site serves. Its path has a hash of it, because hosts let browsers cache that folder. */
export interface HashedJson {
  href: string;
  json: string;
}

/** @param path begins with a slash */
export function toHashedJson(path: string, data: object): HashedJson {
  const json = JSON.stringify(data);
  return { href: `/_astro${path}.${hash('sha256', json, 'base64url').slice(0, 8)}.json`, json };
}
