import { test } from 'playwright/test';
import { buildWakeSite } from '../helpers/wake-site.ts';

test('the site of islands builds', () => buildWakeSite());
