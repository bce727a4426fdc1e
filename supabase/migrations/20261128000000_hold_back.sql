-- A refused request writes nothing, also one of several rows. PostgreSQL runs a BEFORE trigger for each row in turn: by the time the
-- second row was refused, the first had been written, and its space stayed taken. A visitor's row is therefore held back in a setting
-- of the transaction, and stored once the statement has ended without a second one.
--
-- The triggers are for visitors' rows only: the owner may import several, and `pg_restore` too.

drop trigger check_submission on public.contact_messages;
drop trigger check_submission on public.feedback;
drop trigger note_submission on public.contact_messages;
drop trigger note_submission on public.feedback;
drop function private.check_submission();
drop function private.note_submission();
drop function private.has_reached(integer, text);

create function private.hold_back() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('private.row', true) <> '' then
    raise sqlstate 'PT400' using message = 'A request takes one row.';
  end if;
  perform set_config('private.row', to_jsonb(new)::text, true);
  return null;
end
$$;
comment on function private.hold_back is
  'Keeps a row for store_row. Raises PT400 for the second row of a transaction, which the API answers with status 400.';

-- How much one sender, and all together, may send: both forms count.

create table private.limits (
  scope text not null,
  per interval not null,
  most integer not null,
  primary key (scope, per)
);
comment on table private.limits is
  'How many messages may be stored per time: of an email address, of a network (an IPv4 address, or the /64, /56 and /48 that an IPv6 address is in), and of all senders together. An operator may change them.';
insert into private.limits (scope, per, most) values
  ('email', '5 minutes', 5),
  ('network', '5 minutes', 60),
  ('network', '1 day', 300),
  ('network /56', '5 minutes', 120),
  ('network /56', '1 day', 600),
  ('network /48', '5 minutes', 240),
  ('network /48', '1 day', 1200),
  ('all', '1 hour', 2000);

drop table private.recent_submissions;
create table private.recent_submissions (
  scope text not null,
  sender text not null,
  sent_at timestamptz not null default now()
);
create index recent_submissions_sender on private.recent_submissions (scope, sender, sent_at);
create index recent_submissions_sent_at on private.recent_submissions (scope, sent_at);
comment on table private.recent_submissions is 'Senders of what was stored, for as long as a limit counts them; forget_senders deletes older rows.';
comment on column private.recent_submissions.scope is 'A scope of private.limits.';
comment on column private.recent_submissions.sender is 'An email address in lower case, a network, or nothing for all senders.';

create or replace function private.forget_senders() returns void
language sql set search_path = ''
as $$
  delete from private.recent_submissions recent
  using (select scope, max(per) as kept from private.limits group by scope) limits
  where recent.scope = limits.scope and recent.sent_at < now() - limits.kept;
$$;
comment on function private.forget_senders is
  'Deletes senders that no limit counts any more: email addresses after five minutes, networks after a day. Runs with each message, and every five minutes whether or not one comes.';

drop function private.request_network();
create function private.request_address() returns inet
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
  return address;
exception
  when invalid_text_representation then return null;
end
$$;
comment on function private.request_address is
  'Where the API request comes from: an IPv4 address, also where it is written as IPv6 (mapped, or by NAT64), or an IPv6 address. Null where the headers do not say; the message then counts against its email address alone. Hosted Supabase is reached through Cloudflare, which sets cf-connecting-ip. Behind other proxies, which must drop that header, it is the rightmost public address of x-forwarded-for: those to its left are whatever the client wrote.';

create function private.senders_of(email text) returns table (scope text, sender text)
language sql stable set search_path = ''
as $$
  select masks.scope, network(set_masklen(address, masks.bits))::text
  from private.request_address() address
  join (values (6, 48, 'network /48'), (6, 56, 'network /56'), (6, 64, 'network'), (4, 32, 'network')) masks (family, bits, scope)
    on masks.family = family(address)
  union all values ('email', lower(senders_of.email)), ('all', '');
$$;
comment on function private.senders_of is 'Whom a message counts for: the networks of the request, the widest first, its email address, and all senders.';

create function private.store_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held constant jsonb := nullif(current_setting('private.row', true), '');
  is_stored boolean;
  reached interval;
begin
  -- A request without rows, after another one in the same transaction or not.
  if coalesce(held, '{}') = '{}' then
    return null;
  end if;
  perform set_config('private.row', '{}', true);

  -- Submissions of one sender wait for each other, so that each sees those before it; of all senders that would be everybody.
  perform pg_advisory_xact_lock(hashtextextended(scope || sender, 0)) from private.senders_of(held ->> 'email') where scope <> 'all';
  -- The retry of a message that did arrive is never told to wait.
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_stored using (held ->> 'id')::uuid;
  if is_stored then
    raise unique_violation using message = format('duplicate key value: %s has a row with this id', tg_table_name);
  end if;

  select per into reached
  from private.limits join private.senders_of(held ->> 'email') senders using (scope)
  where most <= (
    select count(*) from private.recent_submissions recent
    where recent.scope = senders.scope and recent.sender = senders.sender and recent.sent_at >= now() - per
  )
  order by per desc limit 1;
  if reached > interval '5 minutes' then
    raise sqlstate 'PT429' using message = 'Too many messages for now. Try again later.', detail = 'later';
  elsif reached is not null then
    raise sqlstate 'PT429' using
      message = 'Too many messages in a short time. Wait five minutes, then send yours again.';
  end if;

  execute format('insert into %I.%I select * from jsonb_populate_record(null::%1$I.%2$I, $1)', tg_table_schema, tg_table_name)
    using held;
  perform private.forget_senders();
  insert into private.recent_submissions (scope, sender) select scope, sender from private.senders_of(held ->> 'email');
  return null;
end
$$;
comment on function private.store_row is
  'Stores the row that was held back and notes its senders. Raises unique_violation for a row that is stored already and PT429 for one message too many, with the detail "later" where five minutes are not enough; the API answers with status 409 and 429.';

create trigger hold_back before insert on public.contact_messages
  for each row when (current_user = 'anon') execute function private.hold_back();
create trigger hold_back before insert on public.feedback
  for each row when (current_user = 'anon') execute function private.hold_back();
create trigger store_row after insert on public.contact_messages
  for each statement when (current_user = 'anon') execute function private.store_row();
create trigger store_row after insert on public.feedback
  for each statement when (current_user = 'anon') execute function private.store_row();
