-- What the reception desk reads: the day of a branch, and patients by name or end of the phone.

-- Returns a name as it sounds, in Latin letters: Шарипов and Sharipov are `saripov`. The key of the
-- first letters of a name begins the key of the whole name. Indexes store its results, so a later
-- change of it must rebuild them.
create function name_key(p_name text) returns text
language sql immutable strict parallel safe as $$
  with letters as (
    select translate(
      regexp_replace(normalize(lower(p_name collate "pg_c_utf8"), nfkd), '[^[:alpha:] ]', '', 'g'),
      'абвгғґдеєэзиіыкқлмнңоөпрстуұүфхһәчжшщıđłqwjьъ',
      'abvgggdeeeziiikklmnnooprstuuufhhaczssidlkvz') as text),
  sounds as (
    select replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(replace(text, 'kh', 'h'), '([zscgt])h|(?<=s)z|(?<=[zc])s', '\1', 'g'),
      'ц', 'ts'), 'я', 'ia'), 'ю', 'iu'), 'ye', 'e'), 'y', 'i'), 'x', 'ks'), 'ß', 'ss'), 'æ', 'ae')
      as text
    from letters)
  select regexp_replace(text, '(.)\1+', '\1', 'g') from sounds
$$;

drop index appointment_extra;
create index appointment_day on appointment (schedule_id, starts_at);
create index appointment_phone_end on appointment (schedule_id, right(client_phone, 4));
create index appointment_given_name
  on appointment (schedule_id, name_key(client_name) collate "C");
create index appointment_surname
  on appointment (schedule_id, name_key(client_surname) collate "C");

drop function if exists set_attendance(bigint, text, timestamptz);
