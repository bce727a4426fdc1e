import { randomBytes } from 'node:crypto';

/** The key with which the site inserts into the embedded backend. Like every publishable key, it is part of the pages and not a secret. */
export const localPublishableKey = 'sb_publishable_local_development_only';

/** A key that may read and delete what visitors sent, for one run of the embedded backend. */
export function makeSecretKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`;
}
