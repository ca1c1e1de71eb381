-- Edits of what patients read, until they are published. A draft refers to its row without a foreign key:
-- a person is told if the row is gone.
create table content_draft (
  -- another one after each edit, so that it also names the version
  id integer primary key generated always as identity,
  subject_table text not null check (subject_table in ('clinic', 'clinic_branch', 'doctor')),
  subject_id integer not null,
  -- of the row, to name it when it is gone
  names localized_text not null,
  -- a column, with a language for a text: `phone`, `names.hu`
  field text not null,
  -- null for nothing
  value jsonb,
  -- the published value that the person saw
  base jsonb,
  drafted_at timestamptz not null,
  drafted_by text not null,
  unique (subject_table, subject_id, field)
);
create index content_draft_person on content_draft (drafted_by);
