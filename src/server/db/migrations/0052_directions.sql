-- How patients find a branch: the entrance, the floor, the door.
alter table clinic_branch add column directions localized_text;

-- Copywriters check the texts of branches as well.
alter table checked_text drop constraint checked_text_subject_table_check;
alter table checked_text add constraint checked_text_subject_table_check check (subject_table in (
  'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch', 'doctor'));
