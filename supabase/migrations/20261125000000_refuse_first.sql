-- A refused request writes nothing. PostgreSQL runs AFTER triggers only once all rows of a statement are written, and an array of
-- 2,000 rows filled 12 MB before it was answered 429. A BEFORE trigger therefore refuses the second row of a request, a row that is
-- stored already, and a sender who has reached a limit; an AFTER trigger notes the senders of what was stored.
--
-- The limits are 5 messages per e-mail address and 60 per network in five minutes, both forms together.

drop trigger limit_rate on public.contact_messages;
drop trigger limit_rate on public.feedback;
drop function private.limit_rate();
drop function private.count_submission(text, integer);

create or replace function private.request_network() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  own_proxies constant inet[] := array[
    '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16',
    '::1', 'fc00::/7', 'fe80::/10'
  ];
  ipv4_in_ipv6 constant inet[] := array['::ffff:0:0/96', '64:ff9b::/96'];
  headers json;
  candidates text[];
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  -- From left to right, the nearest proxy last.
  candidates := string_to_array(headers ->> 'x-forwarded-for', ',');
  if headers ->> 'cf-connecting-ip' is not null then
    candidates := candidates || (headers ->> 'cf-connecting-ip');
  end if;
  for place in reverse coalesce(cardinality(candidates), 0) .. 1 loop
    address := btrim(candidates[place]);
    if address <<= any (ipv4_in_ipv6) then
      address := '0.0.0.0'::inet + (address - network(set_masklen(address, 96)));
    end if;
    exit when not address <<= any (own_proxies);
    address := null;
  end loop;
  return case family(address) when 6 then network(set_masklen(address, 64)) else address end;
exception
  when invalid_text_representation then return null;
end
$$;
comment on function private.request_network is
  'Where the API request comes from: an IPv4 address, also where it is written as IPv6 (mapped, or by NAT64), or the /64 that one IPv6 subscriber has. Null where the headers do not say; the message then counts against its e-mail address alone. Hosted Supabase is reached through Cloudflare, which sets cf-connecting-ip. Behind other proxies, which must drop that header, it is the rightmost public address of x-forwarded-for: those to its left are whatever the client wrote.';

create function private.has_reached(most integer, sender text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) >= most from private.recent_submissions recent
  where recent.sender = has_reached.sender and recent.sent_at >= now() - interval '5 minutes';
$$;
comment on function private.has_reached is 'Whether a sender has sent that many messages in the last five minutes; false for null.';

create function private.check_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most_per_network constant integer := 60;
  most_per_email constant integer := 5;
  network constant text := private.request_network();
  email constant text := lower(new.email);
  is_stored boolean;
begin
  if current_setting('private.has_row', true) = 'yes' then
    raise sqlstate 'PT400' using message = 'A request takes one row.';
  end if;
  perform set_config('private.has_row', 'yes', true);

  -- Submissions of one sender wait for each other, so that each sees those before it.
  perform pg_advisory_xact_lock(hashtextextended(network, 0));
  perform pg_advisory_xact_lock(hashtextextended(email, 0));
  -- The retry of a message that did arrive is never told to wait.
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into is_stored using new.id;
  if is_stored then
    raise unique_violation using message = format('duplicate key value: %s has a row with this id', tg_table_name);
  end if;
  if private.has_reached(most_per_network, network) or private.has_reached(most_per_email, email) then
    raise sqlstate 'PT429' using
      message = 'Too many messages in a short time. Wait five minutes, then send yours again.';
  end if;
  return new;
end
$$;
comment on function private.check_submission is
  'Raises PT400 for the second row of a transaction, unique_violation for a row that is stored, PT429 for one message too many; the API answers with status 400, 409 and 429.';

create function private.note_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_senders();
  insert into private.recent_submissions (sender)
  select sender from unnest(array[private.request_network()::text, lower(new.email)]) sender where sender is not null;
  return null;
end
$$;
comment on function private.note_submission is 'Notes the senders of a message that was stored.';

create trigger check_submission before insert on public.contact_messages for each row execute function private.check_submission();
create trigger check_submission before insert on public.feedback for each row execute function private.check_submission();
create trigger note_submission after insert on public.contact_messages for each row execute function private.note_submission();
create trigger note_submission after insert on public.feedback for each row execute function private.note_submission();
