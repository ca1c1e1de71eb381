-- Erases a patient from imports: the content of files of appointments that name the phone, in whatever form, and names of
-- files that name the phone or one of the last names. Such a file cannot be applied any more.
create or replace function erase_from_imports(p_phone text, p_last_names text[]) returns void
language plpgsql as $$
declare
  -- Without the prefix of the country, which files leave out.
  v_phone text := '%' || right(regexp_replace(p_phone, '\D', '', 'g'), 9) || '%';
begin
  update import i set sheets = null
    where i.kind = 'appointments' and i.sheets is not null and exists (
      select from jsonb_path_query(i.sheets, '$[*].rows[*].cells[*]') c
      where regexp_replace(c #>> '{}', '\D', '', 'g') like v_phone);
  update import i set file_name = '-'
    where regexp_replace(i.file_name, '\D', '', 'g') like v_phone
      or exists (
        select from unnest(p_last_names) n
        where length(name_key(n)) > 2 and strpos(name_key(i.file_name), name_key(n)) > 0);
end $$;
