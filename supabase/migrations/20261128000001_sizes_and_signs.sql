-- The size of a text is known at once, its length and characters are not: ten megabytes cost three seconds before they were refused.
-- The checks of a domain run by name, so these come first. A character takes four bytes at most.

alter domain public.name_text add constraint name_bytes check (octet_length(value) <= 480);
alter domain public.long_text add constraint text_bytes check (octet_length(value) <= 20000);
alter domain public.email_address add constraint email_bytes check (octet_length(value) <= 1016);

-- What visitors may send is narrower than what may be stored: rows from before a rule can be restored into a new project, where the
-- checks of a domain would refuse them. A name is on one line and can be seen, a text too, and an address has nothing that cannot be
-- seen, except the joiners of Indian scripts.

alter domain public.name_text drop constraint name_visible;
alter domain public.name_text drop constraint name_characters;
alter domain public.name_text add constraint name_characters check (value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f]');
comment on domain public.name_text is '1 to 120 characters.';

create function private.check_signs() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Spaces, what Unicode lets programs ignore, combining accents without a letter, and the empty pattern of Braille.
  unseen constant text :=
    '\s\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f'
    '\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufff8'
    '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';
  row constant jsonb := to_jsonb(new);
  -- The long text is a column of another name in each table.
  broken constant text := case
    when new.name ~ '[\u2028\u2029]' then 'name_characters'
    when new.name !~ ('[^' || unseen || ']') then 'name_visible'
    when coalesce(row ->> 'message', row ->> 'feedback') !~ ('[^' || unseen || ']') then 'text_visible'
    when regexp_replace(new.email, '[\u200c\u200d\u0300-\u036f]', '', 'g') ~ ('[' || unseen || ']') then 'email_visible'
  end;
begin
  if broken is not null then
    raise check_violation using message = format('new row for relation %I violates check constraint "%s"', tg_table_name, broken);
  end if;
  return new;
end
$$;
comment on function private.check_signs is 'Refuses what visitors may not send although it may be stored.';

-- By name before hold_back, which ends the row's way.
create trigger check_signs before insert on public.contact_messages
  for each row when (current_user = 'anon') execute function private.check_signs();
create trigger check_signs before insert on public.feedback
  for each row when (current_user = 'anon') execute function private.check_signs();
