import { afterAll, beforeAll, describe, test } from 'vitest';
import { databases, type Database } from '../helpers/databases.ts';
import { hasPostgres } from '../helpers/postgres.ts';
import { describeRateLimit } from './rate-limit.ts';
import { describeRetention } from './retention.ts';
import { describeRights } from './rights.ts';
import { describeRows } from './rows.ts';

if (!hasPostgres()) test.skip('the migrations on a PostgreSQL server: put `postgres` and `initdb` on the PATH');

describe.each(databases)('the migrations on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => void (database = await open()), 120_000);
  afterAll(() => database[Symbol.asyncDispose]());

  describe('rights', () => describeRights(() => database));
  describe('rows', () => describeRows(() => database));
  describe('rate limit', () => describeRateLimit(() => database));
  describe('retention', () => describeRetention(() => database));
});
