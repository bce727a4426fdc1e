import { test } from 'playwright/test';
import { buildWakeSite } from '../helpers/wake-site.ts';

test('the site of islands builds, with client:wake and with a directive that keeps nothing', async () => {
  await Promise.all([buildWakeSite('wake'), buildWakeSite('naive')]);
});
