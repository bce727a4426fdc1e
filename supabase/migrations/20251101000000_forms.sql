-- The two tables that the site's forms write into. A visitor (role anon, by the publishable key) may insert, and nothing else.

-- Text is stored as it was sent: markup, quotes and emoji are data, and whoever prints a row escapes it. Control characters
-- that nobody types are refused, because they forge lines in logs and mail headers and control terminals (PostgreSQL cannot
-- store NUL at all). Direction marks and joiners are accepted: Urdu, Devanagari and Malayalam are written with them.

create domain public.name_text as text
  constraint name_length check (value ~ '\S' and char_length(value) <= 120)
  constraint name_characters check (value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f]');
comment on domain public.name_text is '1 to 120 characters, on one line.';

create domain public.long_text as text
  constraint text_length check (value ~ '\S' and char_length(value) <= 5000)
  constraint text_characters check (value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]');
comment on domain public.long_text is '1 to 5,000 characters; line breaks and tabs are allowed.';

create domain public.email_address as text
  constraint email_length check (char_length(value) <= 254)
  constraint email_characters check (value !~ '[\u0001-\u001f\u007f-\u009f]')
  constraint email_shape check (value ~ '^[^\s@<>(),;"]+@([^\s!-,./:-@[-`{-~]+\.)+[^\s!-,./:-@[-`{-~]+$');
comment on domain public.email_address is
  'Something, one @, and a domain with a dot, in any script: अजय@डाटामेल.भारत is one. No list of addresses, no quoted names.';

create table public.contact_messages (
  id uuid primary key,
  name public.name_text not null,
  email public.email_address not null,
  message public.long_text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  constraint created_near_receipt check (
    created_at between received_at - interval '24 hours' and received_at + interval '24 hours'
  )
);
comment on table public.contact_messages is 'Messages sent on /contact. Kept for 12 months (see delete_expired_submissions).';
comment on column public.contact_messages.id is 'Chosen by the client: sending the same message again is a duplicate, not a second row.';
comment on column public.contact_messages.created_at is 'When the visitor sent it, by the visitor''s clock.';
comment on column public.contact_messages.received_at is 'When it arrived, by the server''s clock. Visitors cannot set it.';

create table public.feedback (
  id uuid primary key,
  name public.name_text not null,
  email public.email_address not null,
  feedback public.long_text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  constraint created_near_receipt check (
    created_at between received_at - interval '24 hours' and received_at + interval '24 hours'
  )
);
comment on table public.feedback is 'Feedback sent on /give-feedback. Kept for 12 months (see delete_expired_submissions).';
comment on column public.feedback.id is 'Chosen by the client: sending the same feedback again is a duplicate, not a second row.';
comment on column public.feedback.created_at is 'When the visitor sent it, by the visitor''s clock.';
comment on column public.feedback.received_at is 'When it arrived, by the server''s clock. Visitors cannot set it.';

-- Supabase may grant everything on a new table to the API's roles: take it all back, then name what each may do.
revoke all on public.contact_messages, public.feedback from anon, authenticated;
grant insert (id, name, email, message, created_at) on public.contact_messages to anon;
grant insert (id, name, email, feedback, created_at) on public.feedback to anon;
grant select on public.contact_messages, public.feedback to service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated;

alter table public.contact_messages enable row level security;
alter table public.feedback enable row level security;
create policy "visitors may insert" on public.contact_messages for insert to anon with check (true);
create policy "visitors may insert" on public.feedback for insert to anon with check (true);
