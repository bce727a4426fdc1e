-- Messages are kept for 12 months, senders for five minutes. Hosted Supabase deletes what is older every night and every five
-- minutes (pg_cron). Without pg_cron this migration fails, unless app.retention is 'manual': then something else has to
-- call the two functions. The embedded backend forgets senders itself and keeps its messages: they are a developer's own.

create function public.delete_expired_submissions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  expired_before constant timestamptz := now() - interval '12 months';
  messages_deleted integer;
  feedback_deleted integer;
begin
  delete from public.contact_messages where received_at < expired_before;
  get diagnostics messages_deleted = row_count;
  delete from public.feedback where received_at < expired_before;
  get diagnostics feedback_deleted = row_count;
  perform private.forget_senders();
  return messages_deleted + feedback_deleted;
end
$$;
comment on function public.delete_expired_submissions is 'Deletes messages and feedback received more than 12 months ago; returns how many.';
revoke execute on function public.delete_expired_submissions from public, anon, authenticated;
grant execute on function public.delete_expired_submissions to service_role;

do $$
begin
  if current_setting('app.retention', true) = 'manual' then
    return;
  end if;
  begin
    create extension if not exists pg_cron;
  exception
    when others then
      raise exception 'Nothing would delete what has expired, because pg_cron cannot be used here: %', sqlerrm using hint =
        'Allow the extension pg_cron (on supabase.com: Integrations, Cron) and run this migration again. Where something else runs public.delete_expired_submissions() every day and private.forget_senders() every five minutes, say so before the migrations, in the same session: set app.retention = ''manual''.';
  end;
  perform cron.schedule('delete expired submissions', '30 21 * * *', 'select public.delete_expired_submissions()');
  perform cron.schedule('forget senders', '*/5 * * * *', 'select private.forget_senders()');
end
$$;
