-- Functions whose results change their shape, so that PostgreSQL can inline them.

drop function if exists local_span(timestamptz, timestamptz, text);

-- One expression, which PostgreSQL inlines into the indexes of names. Its results are the same as
-- before, or the indexes would have to be rebuilt.
create or replace function name_key(p_name text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        replace(
          translate(
            regexp_replace(normalize(lower(p_name collate "pg_c_utf8"), nfkd), '[^[:alpha:] ]', '', 'g'),
            'абвгғґдеєэзиіыкқлмнңоөпрстуұүфхһәчжшщıđłqwjьъ',
            'abvgggdeeeziiikklmnnooprstuuufhhaczssidlkvz'),
          'kh', 'h'),
        '([zscgt])h|(?<=s)z|(?<=[zc])s', '\1', 'g'),
      'ц', 'ts'), 'я', 'ia'), 'ю', 'iu'), 'ye', 'e'), 'y', 'i'), 'x', 'ks'), 'ß', 'ss'), 'æ', 'ae'),
    '(.)\1+', '\1', 'g')
$$;
