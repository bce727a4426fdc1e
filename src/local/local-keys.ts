/** The embedded backend's keys. Public by design: they open nothing but a database that only this machine can reach. */
export const localKeys = {
  /** What the site uses: may do what `anon` may. */
  publishable: 'sb_publishable_local_development_only',
  /** What `npm run inbox` and tests use: may do what `service_role` may. */
  secret: 'sb_secret_local_development_only',
};
