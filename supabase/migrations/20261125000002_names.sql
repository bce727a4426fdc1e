-- A name is on one line, for which Unicode has two more characters, and can be seen. Rows that are stored stay as they are.

alter domain public.name_text drop constraint name_characters;
alter domain public.name_text
  add constraint name_characters check (value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]') not valid;
alter domain public.name_text
  add constraint name_visible check (
    value ~ '[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u1680\u180b-\u180f\u2000-\u200f\u202a-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
  ) not valid;
comment on domain public.name_text is '1 to 120 characters, on one line, one of them at least visible.';
