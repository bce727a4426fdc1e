-- Messages are kept for 12 months, senders for five minutes. Hosted Supabase deletes what is older every night and every five
-- minutes (pg_cron). The embedded backend deletes senders by itself, and messages by `npm run retention`.

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
  delete from private.recent_submissions;
  return messages_deleted + feedback_deleted;
end
$$;
comment on function public.delete_expired_submissions is 'Deletes messages and feedback received more than 12 months ago; returns how many.';
revoke execute on function public.delete_expired_submissions from public, anon, authenticated;
grant execute on function public.delete_expired_submissions to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete expired submissions', '30 21 * * *', 'select public.delete_expired_submissions()');
    perform cron.schedule('forget senders', '*/5 * * * *', 'select private.forget_senders()');
  end if;
exception
  when others then
    raise warning 'Expired submissions are not deleted by themselves here, because pg_cron could not be used: %', sqlerrm;
end
$$;
