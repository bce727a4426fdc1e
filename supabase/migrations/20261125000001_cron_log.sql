-- pg_cron notes each run of a job and never deletes a note: the job of every five minutes makes 105,000 a year.
-- https://supabase.com/kb/troubleshooting/supabase_troubleshooting_cron

do $$
begin
  -- Where something else deletes what has expired (see retention), there is no pg_cron and no log.
  if to_regnamespace('cron') is null then
    return;
  end if;
  perform cron.schedule(
    'delete notes of old runs', '0 22 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
  );
end
$$;
