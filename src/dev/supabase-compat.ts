import { PgliteConnection } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

type WithContext = Parameters<PgliteConnection['withContext']>;
type Context = WithContext[0];
type Database = Parameters<WithContext[1]>[0];
type Options = WithContext[2];

/** PostgreSQL's code for a failed CHECK. */
const checkViolation = '23514';

/** The headers of the request that is being answered. */
export const requestHeaders = new AsyncLocalStorage<Record<string, string>>();

/** The state of a hosted project before its first migration. May run twice. */
export const hostedBaselineSql = `
  do $$
  declare
    api_role text;
  begin
    foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
      if to_regrole(api_role) is null then
        execute format('create role %I nologin', api_role);
        execute format('grant usage on schema public to %I', api_role);
        execute format('alter default privileges in schema public grant all on tables to %I', api_role);
        execute format('alter default privileges in schema public grant all on functions to %I', api_role);
      end if;
    end loop;
    alter role service_role bypassrls;
  end
  $$;
`;

/**
 * PGlite under Supabase Lite, answering as hosted Supabase does where Lite alone differs:
 * - Lite grants everything on every table to the API's roles; here they have what the migrations grant.
 * - Lite tells table requests nothing about the HTTP request; here `request.headers` is set for all.
 * - Lite answers a failed CHECK with status 500; here it is 400, with PostgreSQL's code and message.
 */
export class SupabaseCompatConnection extends PgliteConnection {
  async prepare(): Promise<void> {
    await this.exec(hostedBaselineSql);
    // There is no pg_cron: openBackend has senders forgotten, and a developer deletes rows with their folder.
    await this.exec(`set app.retention = 'manual'`);
  }

  override async withContext<T>(
    context: Context,
    work: (database: Database) => Promise<T>,
    options?: Options,
  ): Promise<T> {
    const auth = (context?.auth ?? {}) as { role?: string; jwt?: object };
    const settings = {
      role: auth.role ?? 'anon',
      'request.jwt.claims': JSON.stringify(auth.jwt ?? {}),
      'request.headers': JSON.stringify(requestHeaders.getStore() ?? {}),
      'response.status': '',
      'response.headers': '',
      transaction_read_only: options?.rpc?.readOnly ? 'on' : 'off',
    };
    return this.kysely.transaction().execute(async (transaction) => {
      await sql`select set_config(key, value, true) from json_each_text(${JSON.stringify(settings)})`.execute(
        transaction,
      );
      return work(transaction);
    });
  }

  /** @returns the error in the form in which PostgREST lets SQL choose the whole answer (`raise sqlstate 'PGRST'`) */
  override normalizeDbError(error: unknown): unknown {
    if (!(error instanceof Error && 'code' in error && error.code === checkViolation)) return error;
    const { code, message, detail = null, hint = null } = error as Error & Record<string, unknown>;
    return {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    };
  }
}
