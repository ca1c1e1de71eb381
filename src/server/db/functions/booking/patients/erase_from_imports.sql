-- Erases a patient from imports: the rows of files of appointments that name the phone, in whatever form, and names of
-- files that name it. Names of files of appointments at clinics of the patient also go if they have one of the last
-- names as a word. The other rows of a file can still be applied.
create or replace function erase_from_imports(p_phone text, p_clinics integer[], p_last_names text[]) returns void
language plpgsql as $$
declare
  -- Without the prefix of the country, which files leave out.
  v_phone text := '%' || right(regexp_replace(p_phone, '\D', '', 'g'), 9) || '%';
begin
  update import i set sheets = (
      select jsonb_agg(s.sheet || jsonb_build_object('rows', (
          select coalesce(jsonb_agg(r.line order by r.place), '[]')
          from jsonb_array_elements(s.sheet -> 'rows') with ordinality r (line, place)
          where not exists (
            select from jsonb_path_query(r.line, 'strict $.** ? (@.type() == "string")') c
            where regexp_replace(c #>> '{}', '\D', '', 'g') like v_phone)))
        order by s.place)
      from jsonb_array_elements(i.sheets) with ordinality s (sheet, place))
    where i.kind = 'appointments' and i.sheets is not null and exists (
      select from jsonb_path_query(i.sheets, '$[*].rows[*].cells[*]') c
      where regexp_replace(c #>> '{}', '\D', '', 'g') like v_phone);
  update import i set file_name = '-'
    where regexp_replace(i.file_name, '\D', '', 'g') like v_phone
      or i.kind = 'appointments' and i.clinic_id = any (p_clinics) and exists (
        select from unnest(p_last_names) n
        where name_key(n) <> '' and strpos(
          ' ' || name_key(regexp_replace(i.file_name collate "pg_c_utf8", '[^[:alpha:]]+', ' ', 'g')) || ' ',
          ' ' || name_key(n) || ' ') > 0);
end $$;
