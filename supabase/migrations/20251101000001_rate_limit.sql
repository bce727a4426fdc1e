-- How much one sender may write: 5 messages per e-mail address and 30 per network in five minutes, both forms together.
-- One more is answered 429. Only what would have been stored counts, and a repeated id stays a duplicate (409), so that a
-- retry of a message that did arrive is never told to wait.

create schema private;
comment on schema private is 'Not served by the API.';

create table private.recent_submissions (
  sender text not null,
  sent_at timestamptz not null default now()
);
create index recent_submissions_sender on private.recent_submissions (sender, sent_at);
comment on table private.recent_submissions is 'Senders of the last five minutes; forget_senders deletes older rows.';
comment on column private.recent_submissions.sender is 'An e-mail address in lower case, or a network.';

create function private.forget_senders() returns void
language sql set search_path = ''
as $$
  delete from private.recent_submissions where sent_at < now() - interval '5 minutes';
$$;
comment on function private.forget_senders is
  'Deletes senders of more than five minutes ago. Runs with each message, and every five minutes whether or not one comes.';

create function private.request_network() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  own_proxies constant inet[] := array[
    '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16',
    '::1', 'fc00::/7', 'fe80::/10'
  ];
  headers json;
  forwarded text[];
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  address := btrim(headers ->> 'cf-connecting-ip');
  forwarded := string_to_array(headers ->> 'x-forwarded-for', ',');
  for place in reverse coalesce(cardinality(forwarded), 0) .. 1 loop
    exit when address is not null;
    address := btrim(forwarded[place]);
    if address <<= any (own_proxies) then
      address := null;
    end if;
  end loop;
  return case family(address) when 6 then network(set_masklen(address, 64)) else address end;
exception
  when invalid_text_representation then return null;
end
$$;
comment on function private.request_network is
  'Where the API request comes from: an IPv4 address, or the /64 that one IPv6 subscriber has. Null where the headers do not say; the message then counts against its e-mail address alone. Hosted Supabase is reached through Cloudflare, which sets cf-connecting-ip. Behind other proxies, which must drop that header, it is the rightmost public address of x-forwarded-for: those to its left are whatever the client wrote.';

create function private.count_submission(sender text, most integer) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.forget_senders();
  -- Submissions of one sender wait for each other, so that none is counted too late.
  perform pg_advisory_xact_lock(hashtextextended(count_submission.sender, 0));
  insert into private.recent_submissions (sender) values (count_submission.sender);
  if (select count(*) from private.recent_submissions recent where recent.sender = count_submission.sender) > most then
    raise sqlstate 'PT429' using
      message = 'Too many messages in a short time. Wait five minutes, then send yours again.';
  end if;
end
$$;
comment on function private.count_submission is 'Notes one submission. Raises PT429, which the API answers with status 429, when it is one too many.';

create function private.limit_rate() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_per_network constant integer := 30;
  most_per_email constant integer := 5;
  network constant text := private.request_network();
begin
  if network is not null then
    perform private.count_submission(network, most_per_network);
  end if;
  perform private.count_submission(lower(new.email), most_per_email);
  return null;
end
$$;

create trigger limit_rate after insert on public.contact_messages for each row execute function private.limit_rate();
create trigger limit_rate after insert on public.feedback for each row execute function private.limit_rate();
