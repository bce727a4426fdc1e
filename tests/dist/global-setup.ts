import { localPublishableKey } from '#local/local-keys.ts';
import { buildSite } from '../helpers/built-site.ts';

/** Builds the site that these tests read, unless TEST_DIST names the absolute folder of one. */
export default async function (): Promise<void> {
  const backend = { url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey };
  process.env.TEST_DIST ??= await buildSite('.cache/test/dist', backend);
}
