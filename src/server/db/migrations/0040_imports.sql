-- Price lists that clinics upload. The file itself is not stored, only the text of its cells.
create table import (
  id integer primary key generated always as identity,
  clinic_id integer not null references clinic on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  -- SHA-256 of the file, in hexadecimal
  file_hash text not null,
  --   refused   the file could not be read
  --   read      columns and matches can be confirmed, nothing is live
  --   applied   its prices are live
  --   undone    the prices before it are live again
  state text not null check (state in ('refused', 'read', 'applied', 'undone')),
  -- of a refused file: the reason and the place
  refusal jsonb check ((refusal is not null) = (state = 'refused')),
  -- null when the file is refused or 30 days old
  sheets jsonb,
  -- which columns have names and prices
  mapping jsonb,
  -- the services that the matching proposes, by the key of the name
  proposals jsonb not null default '{}',
  -- for which schedules offers are added, and which edited offers are overwritten
  choices jsonb not null default '{}',
  -- the counts when it was applied
  report jsonb,
  created_at timestamptz not null,
  created_by text not null,
  applied_at timestamptz,
  undone_at timestamptz
);
create index import_clinic on import (clinic_id, id);
create index import_created on import (created_at);

-- The services that names of a clinic's files mean, each confirmed by a person once.
create table import_match (
  clinic_id integer not null references clinic on delete cascade,
  -- the name without letter case, accents and punctuation
  name_key text not null check (length(name_key) between 1 and 2000),
  -- null if the name is not a service that patients can book
  service_id integer references service on delete cascade,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (clinic_id, name_key)
);
create index import_match_service on import_match (service_id);

-- The values that an import last gave an offer. An offer with other values was edited by a person since.
create table import_offer (
  doctor_service_id integer primary key references doctor_service on delete cascade,
  price numeric(12, 2) not null,
  duration_minutes smallint not null,
  price_conditions localized_text
);

-- What an import changed, for the undo. Values have the columns of import_offer.
create table import_change (
  import_id integer not null references import on delete cascade,
  doctor_service_id integer not null references doctor_service on delete cascade,
  -- the values before, null for a new offer
  before jsonb,
  -- the row of import_offer before, if any
  imported_before jsonb,
  after jsonb not null,
  primary key (import_id, doctor_service_id)
);
create index import_change_offer on import_change (doctor_service_id);

-- The lists repeat the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
    'created', 'changed', 'deleted', 'merged',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked',
    'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased',
    'skipped', 'removed', 'confirmed', 'ended', 'applied')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday', 'season', 'walk_in',
    'absence', 'review_reply', 'review_report', 'import'));
