-- What a patient wants to know of a doctor and a clinic. Pages omit what is null or empty.

alter table doctor
  -- as the register of physicians of the country writes it
  add column register_number text,
  -- [{ names, year }], the year of graduation, oldest first
  add column education jsonb not null default '[]',
  -- [{ names, from, to }], years, newest first; `to` is null for a current workplace
  add column workplaces jsonb not null default '[]',
  -- [names], the most frequent first
  add column conditions jsonb not null default '[]';

alter table clinic
  -- URL of the picture
  add column logo text,
  add column website text check (website ~ '^https?://');

alter table clinic_branch
  add column parking localized_text,
  add column is_wheelchair_accessible boolean,
  -- hours before the visit until which the clinic asks patients to cancel
  add column cancel_hours smallint check (cancel_hours between 1 and 168);

-- The best and the worst reviews of a doctor, and their number by score.
create index review_of_doctor_by_score on review (doctor_id, score desc, created_at desc, id desc)
  where is_published;
