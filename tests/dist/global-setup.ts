import { localPublishableKey } from '#dev/backend-access.ts';
import { builtSite } from '../helpers/built-site.ts';

/** Builds the site that these tests read, unless TEST_DIST names the absolute folder of one. */
export default async function (): Promise<void> {
  const url = `http://127.0.0.1:${process.env.TEST_BACKEND_PORT ?? 54321}`;
  process.env.TEST_DIST ??= await builtSite({ url, publishableKey: localPublishableKey });
}
