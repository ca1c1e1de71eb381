-- The schema after all migrations and definitions. Written by `npm run schema`, compared by
-- tests/api/operations/schema.test.ts. The bodies of functions and views are in functions/ and views/.

create domain alternative_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'started'::text, 'taken'::text, 'overlap'::text]));
create domain attempt_outcome as text CHECK (VALUE = ANY (ARRAY['begun'::text, 'lost'::text, 'limited'::text]));
create domain attendance_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'changed'::text, 'too_early'::text]));
create domain booking_outcome as text CHECK (VALUE = ANY (ARRAY['booked'::text, 'repeated'::text, 'mismatch'::text, 'taken'::text, 'overlap'::text, 'upcoming'::text, 'limited'::text]));
create domain change_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'started'::text]));
create domain check_in_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'other_day'::text, 'arrived'::text]));
create domain code_outcome as text CHECK (VALUE = ANY (ARRAY['right'::text, 'wrong'::text, 'exhausted'::text, 'expired'::text]));
create domain desk_booking_outcome as text CHECK (VALUE = ANY (ARRAY['booked'::text, 'inactive'::text, 'past'::text, 'too_far'::text, 'taken'::text, 'held'::text, 'limited'::text]));
create domain desk_cancel_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text]));
create domain desk_move_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'changed'::text, 'inactive'::text, 'past'::text, 'too_far'::text, 'taken'::text, 'held'::text]));
create domain hold_outcome as text CHECK (VALUE = ANY (ARRAY['held'::text, 'taken'::text, 'limited'::text]));
create domain import_appointment_outcome as text CHECK (VALUE = ANY (ARRAY['booked'::text, 'inactive'::text, 'taken'::text, 'held'::text]));
create domain localized_text as jsonb;
create domain move_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'cancelled'::text, 'started'::text, 'inactive'::text, 'unavailable'::text, 'past'::text, 'taken'::text, 'overlap'::text, 'limited'::text]));
create domain preparation as jsonb;
create domain renewal_outcome as text CHECK (VALUE = ANY (ARRAY['renewed'::text, 'repeated'::text, 'reused'::text, 'unknown'::text]));
create domain reply_decision_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'changed'::text]));
create domain reply_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'changed'::text, 'too_late'::text]));
create domain review_decision_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'same'::text, 'changed'::text]));
create domain undo_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'changed'::text]));
create domain walk_in_change_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'unknown'::text, 'changed'::text, 'inactive'::text, 'past'::text, 'too_far'::text, 'taken'::text, 'held'::text, 'limited'::text]));
create domain walk_in_outcome as text CHECK (VALUE = ANY (ARRAY['done'::text, 'closed'::text, 'inactive'::text]));

create table absence (
  id integer not null generated always as identity,
  doctor_id integer not null,
  schedule_ids integer[] not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  confirmed_by text,
  apply_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint absence_pkey PRIMARY KEY (id),
  constraint absence_check CHECK (ends_at > starts_at),
  constraint absence_check1 CHECK ((apply_at IS NULL) = (confirmed_by IS NULL)),
  constraint absence_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint absence_reason_check CHECK (length(reason) <= 200),
  constraint absence_schedule_ids_check CHECK (cardinality(schedule_ids) > 0)
);
CREATE INDEX absence_doctor ON absence USING btree (doctor_id);
CREATE INDEX absence_due ON absence USING btree (apply_at) WHERE ended_at IS NULL;
CREATE INDEX absence_end ON absence USING btree (ends_at);

create table absence_alternative (
  token_hash text not null,
  absence_id integer not null,
  appointment_id bigint not null,
  doctor_service_id integer not null,
  constraint absence_alternative_pkey PRIMARY KEY (token_hash),
  constraint absence_alternative_absence_id_appointment_id_fkey FOREIGN KEY (absence_id, appointment_id) REFERENCES absence_appointment(absence_id, appointment_id) ON DELETE CASCADE,
  constraint absence_alternative_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id) ON DELETE CASCADE,
  constraint absence_alternative_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES slot_hold(token_hash) ON DELETE CASCADE
);
CREATE INDEX absence_alternative_appointment ON absence_alternative USING btree (appointment_id);
CREATE INDEX absence_alternative_offer ON absence_alternative USING btree (doctor_service_id);

create table absence_appointment (
  absence_id integer not null,
  appointment_id bigint not null,
  sequence integer not null,
  starts_at timestamp with time zone not null,
  proposal text not null,
  outcome text,
  constraint absence_appointment_pkey PRIMARY KEY (absence_id, appointment_id),
  constraint absence_appointment_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absence(id) ON DELETE CASCADE,
  constraint absence_appointment_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint absence_appointment_outcome_check CHECK (outcome = ANY (ARRAY['told'::text, 'moved'::text, 'cancelled'::text, 'call'::text, 'skipped'::text])),
  constraint absence_appointment_proposal_check CHECK (proposal = ANY (ARRAY['choice'::text, 'same_doctor'::text, 'colleague'::text, 'cancel'::text, 'call'::text]))
);
CREATE INDEX absence_appointment_appointment ON absence_appointment USING btree (appointment_id);
CREATE INDEX absence_appointment_waiting ON absence_appointment USING btree (absence_id) WHERE outcome IS NULL;

create table appointment (
  id bigint not null generated always as identity,
  hash text not null,
  schedule_id integer not null,
  doctor_service_id integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text not null default 'booked'::text,
  client_name text not null,
  client_surname text,
  client_phone text not null,
  language text not null,
  price numeric(12,2) not null,
  discount smallint not null,
  total numeric(12,2) not null,
  insurance_id integer,
  consents text[] not null default '{}'::text[],
  additional_fields jsonb not null default '[]'::jsonb,
  origin jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  sequence integer not null default 0,
  changed_at timestamp with time zone,
  notify boolean not null default true,
  erased_at timestamp with time zone,
  network_hash text,
  doctor_id integer not null,
  source text not null default 'online'::text,
  created_by integer,
  cancelled_by text,
  cancel_reason text,
  is_extra boolean not null default false,
  is_outside_hours boolean not null default false,
  note text not null default ''::text,
  attendance text not null default 'expected'::text,
  arrived_at timestamp with time zone,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  scanned_at timestamp with time zone,
  coming_at timestamp with time zone,
  constraint appointment_pkey PRIMARY KEY (id),
  constraint appointment_attendance_check CHECK (attendance = ANY (ARRAY['expected'::text, 'arrived'::text, 'in_room'::text, 'seen'::text, 'no_show'::text])),
  constraint appointment_cancel_reason_check CHECK (length(cancel_reason) <= 200),
  constraint appointment_cancelled_by_check CHECK (cancelled_by = ANY (ARRAY['patient'::text, 'clinic'::text, 'operator'::text])),
  constraint appointment_check CHECK (ends_at > starts_at),
  constraint appointment_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff_user(id),
  constraint appointment_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id),
  constraint appointment_hash_check CHECK (hash ~ '^[0-9a-f]{32}$'::text),
  constraint appointment_hash_key UNIQUE (hash),
  constraint appointment_insurance_id_fkey FOREIGN KEY (insurance_id) REFERENCES insurance(id),
  constraint appointment_length CHECK (ends_at <= (starts_at + '1 day'::interval)),
  constraint appointment_no_overlap EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (lower(status) <> 'cancelled'::text AND NOT is_extra),
  constraint appointment_note_check CHECK (length(note) <= 200),
  constraint appointment_schedule FOREIGN KEY (schedule_id, doctor_id) REFERENCES schedule(id, doctor_id),
  constraint appointment_source_check CHECK (source = ANY (ARRAY['online'::text, 'phone'::text, 'desk'::text, 'walk_in'::text, 'import'::text, 'rehearsal'::text])),
  constraint appointment_status_check CHECK (status = ANY (ARRAY['booked'::text, 'cancelled'::text, 'completed'::text]))
);
CREATE INDEX appointment_day ON appointment USING btree (schedule_id, starts_at);
CREATE INDEX appointment_given_name ON appointment USING btree (schedule_id, name_key(client_name) COLLATE "C");
CREATE INDEX appointment_phone ON appointment USING btree (client_phone) WHERE client_phone <> ''::text;
CREATE INDEX appointment_phone_end ON appointment USING btree (schedule_id, "right"(client_phone, 4));
CREATE INDEX appointment_surname ON appointment USING btree (schedule_id, name_key(client_surname) COLLATE "C");
CREATE INDEX appointment_to_erase ON appointment USING btree (ends_at) WHERE erased_at IS NULL;
CREATE UNIQUE INDEX appointment_slot ON appointment USING btree (doctor_id, starts_at) WHERE status <> 'cancelled'::text AND NOT is_extra;
CREATE TRIGGER erase_network_hash BEFORE UPDATE ON appointment FOR EACH ROW WHEN (new.erased_at IS DISTINCT FROM old.erased_at) EXECUTE FUNCTION erase_network_hash();
CREATE TRIGGER notify_desk_changed AFTER INSERT OR UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION notify_desk_changed();
CREATE TRIGGER queue_messages_of_booking AFTER INSERT ON appointment FOR EACH ROW WHEN (new.notify) EXECUTE FUNCTION queue_messages();
CREATE TRIGGER queue_messages_of_change AFTER UPDATE ON appointment FOR EACH ROW WHEN (new.notify AND new.sequence <> old.sequence) EXECUTE FUNCTION queue_messages();
CREATE TRIGGER record_booking AFTER INSERT ON appointment FOR EACH ROW WHEN (new.notify OR new.created_by IS NOT NULL) EXECUTE FUNCTION record_appointment_change();
CREATE TRIGGER record_change AFTER UPDATE ON appointment FOR EACH ROW WHEN (new.sequence <> old.sequence OR new.attendance <> old.attendance OR new.coming_at IS DISTINCT FROM old.coming_at OR new.erased_at IS DISTINCT FROM old.erased_at) EXECUTE FUNCTION record_appointment_change();

create table appointment_calendar (
  appointment_id bigint not null,
  revision smallint not null,
  constraint appointment_calendar_pkey PRIMARY KEY (appointment_id),
  constraint appointment_calendar_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint appointment_calendar_revision_check CHECK (revision > 0)
);

create table appointment_event (
  id bigint not null generated always as identity,
  appointment_id bigint not null,
  at timestamp with time zone not null,
  action text not null,
  actor text not null,
  address_hash text,
  starts_at timestamp with time zone not null,
  silent_reason text,
  constraint appointment_event_pkey PRIMARY KEY (id),
  constraint appointment_event_action_check CHECK (action = ANY (ARRAY['booked'::text, 'moved'::text, 'cancelled'::text, 'reviewed'::text, 'erased'::text, 'arrived'::text, 'in_room'::text, 'seen'::text, 'no_show'::text, 'undone'::text, 'viewed'::text, 'confirmed'::text, 'resent'::text, 'reached'::text, 'noted'::text])),
  constraint appointment_event_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint appointment_event_silent_reason_check CHECK (silent_reason = ANY (ARRAY['told_by_phone'::text, 'told_in_person'::text, 'mistake'::text]))
);
CREATE INDEX appointment_event_actor ON appointment_event USING btree (actor, at DESC, id DESC) WHERE actor <> ALL (ARRAY['patient'::text, 'retention'::text]);
CREATE INDEX appointment_event_age ON appointment_event USING btree (at);
CREATE INDEX appointment_event_appointment ON appointment_event USING btree (appointment_id);
CREATE INDEX appointment_event_staff ON appointment_event USING btree (at) WHERE actor <> ALL (ARRAY['patient'::text, 'retention'::text]);
CREATE TRIGGER forbid_event_change BEFORE DELETE OR UPDATE ON appointment_event FOR EACH ROW EXECUTE FUNCTION forbid_event_change();

create table branch_holiday (
  clinic_branch_id integer not null,
  holiday_id integer,
  choice text not null,
  hours jsonb,
  is_automatic boolean not null default false,
  constraint branch_holiday_check CHECK ((choice = 'hours'::text) = (hours IS NOT NULL)),
  constraint branch_holiday_choice_check CHECK (choice = ANY (ARRAY['closed'::text, 'usual'::text, 'official'::text, 'hours'::text])),
  constraint branch_holiday_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint branch_holiday_clinic_branch_id_holiday_id_key UNIQUE NULLS NOT DISTINCT (clinic_branch_id, holiday_id),
  constraint branch_holiday_holiday_id_fkey FOREIGN KEY (holiday_id) REFERENCES holiday(id) ON DELETE CASCADE
);
CREATE INDEX branch_holiday_holiday ON branch_holiday USING btree (holiday_id);

create table branch_preparation (
  clinic_branch_id integer not null,
  service_id integer not null,
  preparation preparation not null,
  constraint branch_preparation_pkey PRIMARY KEY (clinic_branch_id, service_id),
  constraint branch_preparation_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint branch_preparation_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE
);
CREATE INDEX branch_preparation_service ON branch_preparation USING btree (service_id);

create table branch_season (
  clinic_branch_id integer not null,
  season_id integer not null,
  hours jsonb not null,
  weekday_hours jsonb not null default '{}'::jsonb,
  constraint branch_season_pkey PRIMARY KEY (clinic_branch_id, season_id),
  constraint branch_season_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint branch_season_season_id_fkey FOREIGN KEY (season_id) REFERENCES season(id) ON DELETE CASCADE
);
CREATE INDEX branch_season_season ON branch_season USING btree (season_id);

create table busy_calendar (
  id integer not null generated always as identity,
  doctor_id integer not null,
  schedule_ids integer[] not null,
  address_sealed text,
  host text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  content_at timestamp with time zone,
  known_until timestamp with time zone,
  unread_count integer not null default 0,
  unknown_zone_count integer not null default 0,
  etag text,
  last_modified text,
  next_read_at timestamp with time zone,
  is_paused boolean not null default false,
  failures smallint not null default 0,
  fault text,
  fault_number integer,
  constraint busy_calendar_pkey PRIMARY KEY (id),
  constraint busy_calendar_check CHECK ((host IS NULL) = (address_sealed IS NULL)),
  constraint busy_calendar_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint busy_calendar_schedule_ids_check CHECK (cardinality(schedule_ids) > 0)
);
CREATE INDEX busy_calendar_doctor ON busy_calendar USING btree (doctor_id);
CREATE INDEX busy_calendar_due ON busy_calendar USING btree (next_read_at) WHERE next_read_at IS NOT NULL;

create table calendar_feed (
  id integer not null generated always as identity,
  token_hash text not null,
  staff_user_id integer not null,
  clinic_branch_id integer not null,
  doctor_id integer,
  detail text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint calendar_feed_detail_check CHECK (detail = ANY (ARRAY['busy'::text, 'service'::text])),
  constraint calendar_feed_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint calendar_feed_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE,
  constraint calendar_feed_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX calendar_feed_user ON calendar_feed USING btree (staff_user_id);

create table checked_text (
  subject_table text not null,
  subject_id integer not null,
  field text not null,
  language text not null,
  text text not null,
  source text not null,
  checked_at timestamp with time zone not null,
  checked_by text not null,
  constraint checked_text_pkey PRIMARY KEY (subject_table, subject_id, field, language),
  constraint checked_text_subject_table_check CHECK (subject_table = ANY (ARRAY['city'::text, 'city_area'::text, 'service_category'::text, 'service'::text, 'insurance'::text, 'clinic'::text, 'clinic_branch'::text, 'doctor'::text]))
);

create table city (
  id integer not null generated by default as identity,
  slug text not null,
  names localized_text not null,
  time_zone text not null,
  lat double precision not null,
  lng double precision not null,
  "position" smallint not null,
  locative_names localized_text,
  is_active boolean not null default true,
  merged_into_id integer,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_check CHECK (merged_into_id IS NULL OR NOT is_active),
  constraint city_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES city(id),
  constraint city_slug_key UNIQUE (slug)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON city FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
CREATE TRIGGER queue_search_update AFTER UPDATE ON city REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_cities();

create table city_area (
  id integer not null generated by default as identity,
  city_id integer not null,
  slug text not null,
  names localized_text not null,
  lat double precision not null,
  lng double precision not null,
  sitemap_index boolean not null default true,
  is_active boolean not null default true,
  merged_into_id integer,
  constraint city_area_pkey PRIMARY KEY (id),
  constraint city_area_check CHECK (merged_into_id IS NULL OR NOT is_active),
  constraint city_area_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint city_area_city_id_slug_key UNIQUE (city_id, slug),
  constraint city_area_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES city_area(id)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON city_area FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();

create table clinic (
  id integer not null generated by default as identity,
  slug text not null,
  names localized_text not null,
  descriptions localized_text not null,
  logo text,
  website text,
  is_draft boolean not null default false,
  constraint clinic_pkey PRIMARY KEY (id),
  constraint clinic_slug_key UNIQUE (slug),
  constraint clinic_website_check CHECK (website ~ '^https?://'::text)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clinic FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
CREATE TRIGGER queue_search_delete AFTER DELETE ON clinic REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Clinics');
CREATE TRIGGER queue_search_insert AFTER INSERT ON clinic REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Clinics');
CREATE TRIGGER queue_search_update AFTER UPDATE ON clinic REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Clinics');

create table clinic_branch (
  id integer not null generated by default as identity,
  clinic_id integer not null,
  city_id integer not null,
  city_area_id integer,
  names localized_text not null,
  addresses localized_text not null,
  lat double precision not null,
  lng double precision not null,
  stations jsonb not null default '[]'::jsonb,
  phone text,
  parking localized_text,
  is_wheelchair_accessible boolean,
  cancel_hours smallint,
  directions localized_text,
  constraint clinic_branch_pkey PRIMARY KEY (id),
  constraint clinic_branch_cancel_hours_check CHECK (cancel_hours >= 1 AND cancel_hours <= 168),
  constraint clinic_branch_city_area_id_fkey FOREIGN KEY (city_area_id) REFERENCES city_area(id),
  constraint clinic_branch_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint clinic_branch_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  constraint clinic_branch_phone_check CHECK (phone ~ '^\+[0-9]( ?[0-9]){6,14}$'::text)
);
CREATE INDEX clinic_branch_city ON clinic_branch USING btree (city_id);
CREATE INDEX clinic_branch_clinic ON clinic_branch USING btree (clinic_id);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clinic_branch FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
CREATE TRIGGER queue_search_delete AFTER DELETE ON clinic_branch REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_branches();
CREATE TRIGGER queue_search_insert AFTER INSERT ON clinic_branch REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_branches();
CREATE TRIGGER queue_search_update_new AFTER UPDATE ON clinic_branch REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_branches();
CREATE TRIGGER queue_search_update_old AFTER UPDATE ON clinic_branch REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_branches();

create table clinic_branch_field (
  id integer not null generated by default as identity,
  clinic_branch_id integer not null,
  param_name text not null,
  titles localized_text not null,
  type text not null,
  is_required boolean not null,
  min_length integer,
  max_length integer,
  "position" smallint not null,
  constraint clinic_branch_field_pkey PRIMARY KEY (id),
  constraint clinic_branch_field_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id),
  constraint clinic_branch_field_clinic_branch_id_param_name_key UNIQUE (clinic_branch_id, param_name),
  constraint clinic_branch_field_type_check CHECK (type = ANY (ARRAY['integer'::text, 'boolean'::text, 'date'::text, 'email'::text, 'gender'::text, 'text'::text, 'tax_id'::text]))
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clinic_branch_field FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();

create table clinic_logo (
  hash text not null,
  clinic_id integer not null,
  url text not null,
  constraint clinic_logo_pkey PRIMARY KEY (hash),
  constraint clinic_logo_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE
);
CREATE INDEX clinic_logo_clinic ON clinic_logo USING btree (clinic_id);

create table clinic_logo_file (
  hash text not null,
  size smallint not null,
  format text not null,
  data bytea not null,
  constraint clinic_logo_file_pkey PRIMARY KEY (hash, size, format),
  constraint clinic_logo_file_format_check CHECK (format = ANY (ARRAY['avif'::text, 'webp'::text, 'png'::text])),
  constraint clinic_logo_file_hash_fkey FOREIGN KEY (hash) REFERENCES clinic_logo(hash) ON DELETE CASCADE
);

create table clinic_onboarding (
  clinic_id integer not null,
  clinic_request_id integer,
  owner_id integer not null,
  started_at timestamp with time zone not null,
  published_at timestamp with time zone,
  constraint clinic_onboarding_pkey PRIMARY KEY (clinic_id),
  constraint clinic_onboarding_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint clinic_onboarding_clinic_request_id_fkey FOREIGN KEY (clinic_request_id) REFERENCES clinic_request(id) ON DELETE SET NULL,
  constraint clinic_onboarding_clinic_request_id_key UNIQUE (clinic_request_id),
  constraint clinic_onboarding_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id)
);

create table clinic_partner (
  clinic_id integer not null,
  legal_name text not null,
  tax_number text not null,
  contact_name text not null,
  contact_phone text not null,
  contact_email text not null,
  constraint clinic_partner_pkey PRIMARY KEY (clinic_id),
  constraint clinic_partner_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE
);

create table clinic_request (
  id integer not null generated always as identity,
  clinic_name text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  city text not null,
  comment text,
  consents text[] not null,
  language text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by text,
  note text,
  owner_id integer,
  constraint clinic_request_pkey PRIMARY KEY (id),
  constraint clinic_request_done CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint clinic_request_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id)
);
CREATE INDEX clinic_request_age ON clinic_request USING btree (created_at);

create table contact_message (
  id integer not null generated always as identity,
  name text not null,
  email text,
  phone text,
  message text not null,
  consents text[] not null,
  language text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by text,
  note text,
  owner_id integer,
  constraint contact_message_pkey PRIMARY KEY (id),
  constraint contact_message_check CHECK (email IS NOT NULL OR phone IS NOT NULL),
  constraint contact_message_done CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint contact_message_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id)
);
CREATE INDEX contact_message_age ON contact_message USING btree (created_at);

create table content_draft (
  id integer not null generated always as identity,
  subject_table text not null,
  subject_id integer not null,
  names localized_text not null,
  field text not null,
  value jsonb,
  base jsonb,
  drafted_at timestamp with time zone not null,
  drafted_by text not null,
  constraint content_draft_pkey PRIMARY KEY (id),
  constraint content_draft_subject_table_check CHECK (subject_table = ANY (ARRAY['clinic'::text, 'clinic_branch'::text, 'doctor'::text])),
  constraint content_draft_subject_table_subject_id_field_key UNIQUE (subject_table, subject_id, field)
);
CREATE INDEX content_draft_person ON content_draft USING btree (drafted_by);

create table demand_week (
  week date not null,
  city_id integer not null,
  service_id integer not null,
  looked bytea not null,
  unmet bytea not null,
  constraint demand_week_pkey PRIMARY KEY (week, city_id, service_id),
  constraint demand_week_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE,
  constraint demand_week_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE
);

create table doctor (
  id integer not null generated by default as identity,
  slug text not null,
  names localized_text not null,
  descriptions localized_text not null,
  portrait text,
  practising_since smallint,
  academic_statuses localized_text,
  science_degrees localized_text,
  languages text[] not null default '{}'::text[],
  is_active boolean not null default true,
  feedback_count integer not null default 0,
  feedback_sum integer not null default 0,
  register_number text,
  education jsonb not null default '[]'::jsonb,
  workplaces jsonb not null default '[]'::jsonb,
  conditions jsonb not null default '[]'::jsonb,
  unproved_count integer not null default 0,
  unproved_sum integer not null default 0,
  constraint doctor_pkey PRIMARY KEY (id),
  constraint doctor_slug_key UNIQUE (slug)
);
CREATE TRIGGER notify_doctors_updated AFTER UPDATE ON doctor REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_doctors_updated();
CREATE TRIGGER queue_search_update AFTER UPDATE ON doctor REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_doctors();

create table doctor_block (
  id integer not null generated always as identity,
  doctor_id integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text not null default ''::text,
  schedule_id integer,
  absence_id integer,
  busy_calendar_id integer,
  constraint doctor_block_pkey PRIMARY KEY (id),
  constraint doctor_block_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absence(id) ON DELETE CASCADE,
  constraint doctor_block_busy_calendar_id_fkey FOREIGN KEY (busy_calendar_id) REFERENCES busy_calendar(id) ON DELETE CASCADE,
  constraint doctor_block_check CHECK (ends_at > starts_at),
  constraint doctor_block_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint doctor_block_reason_check CHECK (length(reason) <= 200),
  constraint doctor_block_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);
CREATE INDEX doctor_block_absence ON doctor_block USING btree (absence_id) WHERE absence_id IS NOT NULL;
CREATE INDEX doctor_block_calendar ON doctor_block USING btree (busy_calendar_id, ends_at) WHERE busy_calendar_id IS NOT NULL;
CREATE INDEX doctor_block_doctor ON doctor_block USING btree (doctor_id, ends_at);

create table doctor_listing (
  doctor_service_id integer not null,
  doctor_id integer not null,
  service_id integer not null,
  city_id integer not null,
  city_area_id integer,
  clinic_id integer not null,
  clinic_branch_id integer not null,
  schedule_id integer not null,
  steps smallint not null,
  rank real not null,
  feedback_count integer not null,
  feedback_sum integer not null,
  total double precision not null,
  practising_since smallint,
  age_from smallint not null,
  age_to smallint,
  languages text[] not null,
  insurances integer[] not null,
  lat double precision not null,
  lng double precision not null,
  is_active boolean not null,
  is_premium boolean not null,
  unproved_count integer not null default 0,
  unproved_sum integer not null default 0,
  constraint doctor_listing_pkey PRIMARY KEY (doctor_service_id)
);
CREATE INDEX doctor_listing_area ON doctor_listing USING btree (city_area_id, service_id, rank DESC, doctor_id) INCLUDE (is_active, total, feedback_count, feedback_sum, schedule_id, steps, city_id, languages, insurances, age_from, age_to, unproved_count, unproved_sum, practising_since) WHERE city_area_id IS NOT NULL;
CREATE INDEX doctor_listing_city ON doctor_listing USING btree (city_id, rank DESC, doctor_id);
CREATE INDEX doctor_listing_clinic ON doctor_listing USING btree (clinic_id, service_id, clinic_branch_id, doctor_id) INCLUDE (is_active, city_id, total);
CREATE INDEX doctor_listing_doctor ON doctor_listing USING btree (doctor_id);
CREATE INDEX doctor_listing_page ON doctor_listing USING btree (city_id, service_id, rank DESC, doctor_id) INCLUDE (is_active, total, feedback_count, feedback_sum, schedule_id, steps, practising_since, city_area_id, clinic_id, clinic_branch_id, age_from, age_to, languages, insurances, lat, lng, unproved_count, unproved_sum);
CREATE INDEX doctor_listing_premium ON doctor_listing USING btree (city_id, service_id, doctor_id) INCLUDE (is_active, schedule_id, steps) WHERE is_premium;
CREATE TRIGGER queue_search_delete AFTER DELETE ON doctor_listing REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_listings();
CREATE TRIGGER queue_search_insert AFTER INSERT ON doctor_listing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_listings();
CREATE TRIGGER queue_search_update_new AFTER UPDATE ON doctor_listing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_listings();
CREATE TRIGGER queue_search_update_old AFTER UPDATE ON doctor_listing REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_listings();

create table doctor_portrait (
  doctor_id integer not null,
  hash text not null,
  consent_at timestamp with time zone not null,
  consent_by text not null,
  constraint doctor_portrait_pkey PRIMARY KEY (doctor_id),
  constraint doctor_portrait_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint doctor_portrait_hash_key UNIQUE (hash)
);

create table doctor_portrait_file (
  doctor_id integer not null,
  size smallint not null,
  format text not null,
  data bytea not null,
  constraint doctor_portrait_file_pkey PRIMARY KEY (doctor_id, size, format),
  constraint doctor_portrait_file_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor_portrait(doctor_id) ON DELETE CASCADE,
  constraint doctor_portrait_file_format_check CHECK (format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpg'::text]))
);

create table doctor_service (
  id integer not null generated by default as identity,
  doctor_id integer not null,
  service_id integer not null,
  schedule_id integer not null,
  clinic_branch_id integer not null,
  type text not null,
  price numeric(12,2) not null,
  discount smallint not null default 0,
  total numeric(12,2) not null,
  duration_minutes smallint not null,
  steps smallint not null,
  age_from smallint not null default 0,
  age_to smallint,
  insurances integer[] not null default '{}'::integer[],
  is_premium boolean not null default false,
  qualifications localized_text,
  on_walk_in_basis boolean not null default false,
  avg_waiting_minutes smallint,
  price_conditions localized_text,
  is_active boolean not null default true,
  feedback_count integer not null default 0,
  feedback_sum integer not null default 0,
  is_inactive_with_service boolean not null default false,
  unproved_count integer not null default 0,
  unproved_sum integer not null default 0,
  constraint doctor_service_pkey PRIMARY KEY (id),
  constraint doctor_service_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id),
  constraint doctor_service_discount_check CHECK (discount >= 0 AND discount <= 99),
  constraint doctor_service_doctor_id_clinic_branch_id_service_id_key UNIQUE (doctor_id, clinic_branch_id, service_id),
  constraint doctor_service_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint doctor_service_duration_minutes_check CHECK (duration_minutes >= 5 AND duration_minutes <= 480),
  constraint doctor_service_price_check CHECK (price >= 0::numeric),
  constraint doctor_service_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id),
  constraint doctor_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id),
  constraint doctor_service_steps_check CHECK (steps >= 1 AND steps <= 16),
  constraint doctor_service_total_check CHECK (total >= 0::numeric),
  constraint doctor_service_type_check CHECK (type = ANY (ARRAY['initial-appointment'::text, 'procedure'::text]))
);
CREATE INDEX doctor_service_schedule ON doctor_service USING btree (schedule_id);
CREATE TRIGGER notify_services_deleted AFTER DELETE ON doctor_service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_doctor_services_changed();
CREATE TRIGGER notify_services_inserted AFTER INSERT ON doctor_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_doctor_services_changed();
CREATE TRIGGER notify_services_updated AFTER UPDATE ON doctor_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_doctor_services_changed();
CREATE TRIGGER record_price_changes AFTER UPDATE ON doctor_service REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_price_changes();

create table erasure (
  id integer not null generated always as identity,
  appointment_id bigint not null,
  phone text,
  state text not null default 'prepared'::text,
  prepared_by integer not null,
  prepared_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  erased_at timestamp with time zone,
  erased_appointments integer not null default 0,
  erased_reviews integer not null default 0,
  erased_messages integer not null default 0,
  erased_requests integer not null default 0,
  constraint erasure_pkey PRIMARY KEY (id),
  constraint erasure_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint erasure_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_user(id),
  constraint erasure_keeps_no_phone CHECK ((phone IS NOT NULL) = (state = 'prepared'::text OR state = 'confirmed'::text AND erased_at IS NULL)),
  constraint erasure_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES staff_user(id),
  constraint erasure_state_check CHECK (state = ANY (ARRAY['prepared'::text, 'confirmed'::text, 'rejected'::text, 'expired'::text])),
  constraint erasure_two_people CHECK (decided_by <> prepared_by)
);
CREATE INDEX erasure_age ON erasure USING btree (prepared_at);
CREATE UNIQUE INDEX erasure_phone ON erasure USING btree (phone) WHERE phone IS NOT NULL;

create table external_ref (
  clinic_id integer not null,
  system text not null,
  kind text not null,
  external_id text not null,
  doctor_id integer,
  clinic_branch_id integer,
  schedule_id integer,
  constraint external_ref_pkey PRIMARY KEY (clinic_id, system, kind, external_id),
  constraint external_ref_check CHECK (num_nonnulls(doctor_id, clinic_branch_id, schedule_id) = 1),
  constraint external_ref_check1 CHECK (
CASE kind
    WHEN 'doctor'::text THEN doctor_id
    WHEN 'branch'::text THEN clinic_branch_id
    ELSE schedule_id
END IS NOT NULL),
  constraint external_ref_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint external_ref_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint external_ref_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint external_ref_external_id_check CHECK (length(external_id) >= 1 AND length(external_id) <= 200),
  constraint external_ref_kind_check CHECK (kind = ANY (ARRAY['doctor'::text, 'branch'::text, 'schedule'::text])),
  constraint external_ref_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE,
  constraint external_ref_system_check CHECK (length(system) >= 1 AND length(system) <= 200)
);
CREATE INDEX external_ref_branch ON external_ref USING btree (clinic_branch_id);
CREATE INDEX external_ref_doctor ON external_ref USING btree (doctor_id);
CREATE INDEX external_ref_schedule ON external_ref USING btree (schedule_id);

create table former_slug (
  kind text not null,
  city_id integer,
  slug text not null,
  row_id integer not null,
  constraint former_slug_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE,
  constraint former_slug_kind_check CHECK (kind = ANY (ARRAY['city'::text, 'city_area'::text, 'service_category'::text, 'service'::text])),
  constraint former_slug_kind_city_id_slug_key UNIQUE NULLS NOT DISTINCT (kind, city_id, slug)
);

create table holiday (
  id integer not null generated always as identity,
  day date not null,
  kind text not null,
  as_weekday smallint,
  names localized_text not null,
  is_confirmed boolean not null,
  source_url text not null,
  constraint holiday_pkey PRIMARY KEY (id),
  constraint holiday_as_weekday_check CHECK (as_weekday >= 1 AND as_weekday <= 7),
  constraint holiday_check CHECK ((kind = 'moved_work'::text) = (as_weekday IS NOT NULL)),
  constraint holiday_day_key UNIQUE (day),
  constraint holiday_kind_check CHECK (kind = ANY (ARRAY['closed'::text, 'moved_rest'::text, 'moved_work'::text, 'short'::text, 'optional'::text])),
  constraint holiday_source_url_check CHECK (source_url ~ '^https?://'::text)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON holiday FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();

create table holiday_year (
  year smallint not null,
  constraint holiday_year_pkey PRIMARY KEY (year)
);

create table idempotency_key (
  key text not null,
  body_hash text not null,
  appointment_id bigint not null,
  created_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (key),
  constraint idempotency_key_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id)
);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);

create table import (
  id integer not null generated always as identity,
  clinic_id integer not null,
  file_name text not null,
  file_hash text not null,
  state text not null,
  refusal jsonb,
  sheets jsonb,
  mapping jsonb,
  proposals jsonb not null default '{}'::jsonb,
  choices jsonb not null default '{}'::jsonb,
  report jsonb,
  created_at timestamp with time zone not null,
  created_by text not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  kind text not null default 'prices'::text,
  fhir jsonb,
  constraint import_pkey PRIMARY KEY (id),
  constraint import_check CHECK ((refusal IS NOT NULL) = (state = 'refused'::text)),
  constraint import_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint import_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 200),
  constraint import_kind_check CHECK (kind = ANY (ARRAY['prices'::text, 'appointments'::text, 'doctors'::text, 'hours'::text])),
  constraint import_state_check CHECK (state = ANY (ARRAY['refused'::text, 'read'::text, 'applied'::text, 'undone'::text]))
);
CREATE INDEX import_clinic ON import USING btree (clinic_id, id);
CREATE INDEX import_created ON import USING btree (created_at);

create table import_appointment (
  appointment_id bigint not null,
  import_id integer not null,
  starts_at timestamp with time zone not null,
  constraint import_appointment_pkey PRIMARY KEY (appointment_id),
  constraint import_appointment_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint import_appointment_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE
);
CREATE INDEX import_appointment_import ON import_appointment USING btree (import_id);

create table import_change (
  import_id integer not null,
  doctor_service_id integer not null,
  before jsonb,
  imported_before jsonb,
  after jsonb not null,
  constraint import_change_pkey PRIMARY KEY (import_id, doctor_service_id),
  constraint import_change_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id) ON DELETE CASCADE,
  constraint import_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE
);
CREATE INDEX import_change_offer ON import_change USING btree (doctor_service_id);

create table import_doctor (
  clinic_id integer not null,
  name_key text not null,
  schedule_id integer,
  confirmed_by text not null,
  confirmed_at timestamp with time zone not null,
  constraint import_doctor_pkey PRIMARY KEY (clinic_id, name_key),
  constraint import_doctor_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint import_doctor_name_key_check CHECK (length(name_key) >= 1 AND length(name_key) <= 4100),
  constraint import_doctor_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);
CREATE INDEX import_doctor_schedule ON import_doctor USING btree (schedule_id);

create table import_doctor_change (
  import_id integer not null,
  doctor_id integer not null,
  before jsonb,
  imported_before jsonb,
  after jsonb not null,
  schedule_ids integer[] not null,
  constraint import_doctor_change_pkey PRIMARY KEY (import_id, doctor_id),
  constraint import_doctor_change_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint import_doctor_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE
);
CREATE INDEX import_doctor_change_doctor ON import_doctor_change USING btree (doctor_id);

create table import_doctor_service (
  schedule_id integer not null,
  service_id integer not null,
  age_from smallint not null default 0,
  age_to smallint,
  import_id integer not null,
  constraint import_doctor_service_pkey PRIMARY KEY (schedule_id, service_id),
  constraint import_doctor_service_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE,
  constraint import_doctor_service_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE,
  constraint import_doctor_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE
);
CREATE INDEX import_doctor_service_import ON import_doctor_service USING btree (import_id);
CREATE INDEX import_doctor_service_service ON import_doctor_service USING btree (service_id);

create table import_doctor_value (
  doctor_id integer not null,
  value jsonb not null,
  constraint import_doctor_value_pkey PRIMARY KEY (doctor_id),
  constraint import_doctor_value_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE
);

create table import_hours (
  schedule_id integer not null,
  hours jsonb not null,
  constraint import_hours_pkey PRIMARY KEY (schedule_id),
  constraint import_hours_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);

create table import_hours_change (
  import_id integer not null,
  schedule_id integer not null,
  before jsonb not null,
  imported_before jsonb,
  after jsonb not null,
  constraint import_hours_change_pkey PRIMARY KEY (import_id, schedule_id),
  constraint import_hours_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE,
  constraint import_hours_change_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);
CREATE INDEX import_hours_change_schedule ON import_hours_change USING btree (schedule_id);

create table import_match (
  clinic_id integer not null,
  name_key text not null,
  service_id integer,
  confirmed_by text not null,
  confirmed_at timestamp with time zone not null,
  constraint import_match_pkey PRIMARY KEY (clinic_id, name_key),
  constraint import_match_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint import_match_name_key_check CHECK (length(name_key) >= 1 AND length(name_key) <= 2000),
  constraint import_match_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE
);
CREATE INDEX import_match_service ON import_match USING btree (service_id);

create table import_offer (
  doctor_service_id integer not null,
  price numeric(12,2) not null,
  duration_minutes smallint not null,
  price_conditions localized_text,
  constraint import_offer_pkey PRIMARY KEY (doctor_service_id),
  constraint import_offer_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id) ON DELETE CASCADE
);

create table import_person (
  clinic_id integer not null,
  name_key text not null,
  doctor_id integer,
  confirmed_by text not null,
  confirmed_at timestamp with time zone not null,
  constraint import_person_pkey PRIMARY KEY (clinic_id, name_key),
  constraint import_person_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  constraint import_person_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  constraint import_person_name_key_check CHECK (length(name_key) >= 1 AND length(name_key) <= 2000)
);
CREATE INDEX import_person_doctor ON import_person USING btree (doctor_id);

create table insurance (
  id integer not null generated by default as identity,
  name text not null,
  sitemap_index boolean not null default false,
  names localized_text,
  is_active boolean not null default true,
  merged_into_id integer,
  constraint insurance_pkey PRIMARY KEY (id),
  constraint insurance_check CHECK (merged_into_id IS NULL OR NOT is_active),
  constraint insurance_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES insurance(id)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON insurance FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();

create table message (
  appointment_id bigint not null,
  kind text not null,
  sequence integer not null,
  due_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  claim integer not null default 0,
  attempts smallint not null default 0,
  first_attempt_at timestamp with time zone,
  reason text,
  settled_at timestamp with time zone,
  is_unanswered boolean not null default false,
  unconfirmed_resends smallint not null default 0,
  id bigint not null generated always as identity,
  owner_id integer,
  done_at timestamp with time zone,
  done_by text,
  note text,
  delay_minutes smallint,
  delivered_at timestamp with time zone,
  provider_id text,
  counted_at timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  constraint message_pkey PRIMARY KEY (appointment_id, kind, sequence),
  constraint message_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint message_done CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint message_kind_check CHECK (kind = ANY (ARRAY['confirmation'::text, 'moved'::text, 'cancelled'::text, 'day_before'::text, 'hours_before'::text, 'feedback'::text, 'delayed'::text, 'delayed_more'::text, 'choice'::text])),
  constraint message_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id),
  constraint message_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'dropped'::text, 'failed'::text]))
);
CREATE INDEX message_at ON message USING btree (COALESCE(settled_at, due_at) DESC, id DESC);
CREATE INDEX message_due ON message USING btree (due_at) WHERE state = ANY (ARRAY['waiting'::text, 'sending'::text]);
CREATE INDEX message_failed ON message USING btree (settled_at) WHERE state = 'failed'::text;
CREATE INDEX message_provider ON message USING btree (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX message_resent ON message USING btree (first_attempt_at) WHERE unconfirmed_resends > 0;
CREATE INDEX message_settled ON message USING btree (settled_at) WHERE settled_at IS NOT NULL;
CREATE UNIQUE INDEX message_id ON message USING btree (id);

create table one_time_code (
  phone_hash text not null,
  requester_hash text not null default ''::text,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  wrong_attempts smallint not null default 0,
  wrong_attempts_of_others smallint not null default 0,
  constraint one_time_code_pkey PRIMARY KEY (phone_hash, requester_hash)
);
CREATE INDEX one_time_code_expiry ON one_time_code USING btree (expires_at);

create table planned_price (
  id integer not null generated always as identity,
  doctor_service_id integer not null,
  price numeric(12,2) not null,
  starts_on date not null,
  starts_at timestamp with time zone not null,
  planned_at timestamp with time zone not null,
  planned_by text not null,
  constraint planned_price_pkey PRIMARY KEY (id),
  constraint planned_price_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id) ON DELETE CASCADE,
  constraint planned_price_doctor_service_id_key UNIQUE (doctor_service_id),
  constraint planned_price_price_check CHECK (price > 0::numeric)
);
CREATE INDEX planned_price_due ON planned_price USING btree (starts_at);

create table price_change (
  id bigint not null generated always as identity,
  doctor_service_id integer not null,
  at timestamp with time zone not null,
  actor text,
  old_price numeric(12,2) not null,
  new_price numeric(12,2) not null,
  old_discount smallint not null,
  new_discount smallint not null,
  constraint price_change_pkey PRIMARY KEY (id),
  constraint price_change_doctor_service_id_fkey FOREIGN KEY (doctor_service_id) REFERENCES doctor_service(id) ON DELETE CASCADE
);
CREATE INDEX price_change_service ON price_change USING btree (doctor_service_id, id DESC);

create table projection_due (
  schedule_id integer not null,
  from_day date not null,
  to_day date not null,
  constraint projection_due_pkey PRIMARY KEY (schedule_id),
  constraint projection_due_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);

create table rate_limit (
  action text not null,
  subject text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_limit_pkey PRIMARY KEY (action, subject, window_start)
);
CREATE INDEX rate_limit_age ON rate_limit USING btree (window_start);

create table review (
  id integer not null generated by default as identity,
  doctor_id integer not null,
  service_id integer,
  author text not null,
  score smallint not null,
  comment text not null,
  language text not null,
  is_published boolean not null,
  created_at timestamp with time zone not null,
  appointment_id bigint,
  would_recommend boolean,
  evidence text,
  moderated_at timestamp with time zone,
  moderated_by text,
  rejection_reason text,
  rejection_note text,
  needs_second_look boolean not null default false,
  version integer not null default 0,
  original_comment text,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint review_appointment_id_key UNIQUE (appointment_id),
  constraint review_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint review_evidence_check CHECK (evidence = ANY (ARRAY['came'::text, 'booked'::text])),
  constraint review_note_needs_rejection CHECK (rejection_note IS NULL OR rejection_reason IS NOT NULL),
  constraint review_rejected_is_hidden CHECK (rejection_reason IS NULL OR NOT is_published),
  constraint review_rejection_reason_check CHECK (rejection_reason = ANY (ARRAY['personal_data'::text, 'insult'::text, 'advertising'::text, 'not_about_visit'::text, 'unlawful'::text, 'author_request'::text])),
  constraint review_score_check CHECK (score >= 1 AND score <= 10),
  constraint review_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id)
);
CREATE INDEX review_decided ON review USING btree (moderated_at DESC) WHERE moderated_by IS NOT NULL;
CREATE INDEX review_latest ON review USING btree (language, created_at DESC, id DESC) WHERE is_published AND evidence IS NOT NULL AND score >= 9 AND comment <> ''::text;
CREATE INDEX review_of_doctor ON review USING btree (doctor_id, created_at DESC, id DESC) WHERE is_published;
CREATE INDEX review_of_doctor_by_score ON review USING btree (doctor_id, score DESC, created_at DESC, id DESC) WHERE is_published;
CREATE INDEX review_rejected_age ON review USING btree (moderated_at) WHERE rejection_reason IS NOT NULL;
CREATE INDEX review_text ON review USING btree (md5(lower(comment))) WHERE length(comment) >= 20;
CREATE INDEX review_waiting ON review USING btree (created_at, id) WHERE NOT is_published AND rejection_reason IS NULL;
CREATE TRIGGER record_review AFTER INSERT ON review FOR EACH ROW WHEN (new.appointment_id IS NOT NULL) EXECUTE FUNCTION record_appointment_review();

create table review_reply (
  id integer not null generated always as identity,
  review_id integer not null,
  clinic_id integer not null,
  body text not null,
  language text not null,
  created_at timestamp with time zone not null,
  submitted_at timestamp with time zone not null,
  submitted_by text not null,
  is_published boolean not null default false,
  needs_second_look boolean not null default false,
  version integer not null default 0,
  moderated_at timestamp with time zone,
  moderated_by text,
  rejection_reason text,
  constraint review_reply_pkey PRIMARY KEY (id),
  constraint review_reply_body_check CHECK (length(body) >= 1 AND length(body) <= 1000),
  constraint review_reply_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  constraint review_reply_rejected_is_hidden CHECK (rejection_reason IS NULL OR NOT is_published),
  constraint review_reply_rejection_reason_check CHECK (rejection_reason = ANY (ARRAY['patient_data'::text, 'insult'::text, 'advertising'::text, 'off_topic'::text, 'unlawful'::text])),
  constraint review_reply_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  constraint review_reply_review_id_key UNIQUE (review_id)
);
CREATE INDEX review_reply_clinic ON review_reply USING btree (clinic_id);
CREATE INDEX review_reply_rejected_age ON review_reply USING btree (moderated_at) WHERE rejection_reason IS NOT NULL;
CREATE INDEX review_reply_waiting ON review_reply USING btree (submitted_at, id) WHERE NOT is_published AND rejection_reason IS NULL;

create table review_report (
  id integer not null generated always as identity,
  review_id integer not null,
  clinic_id integer not null,
  reason text not null,
  comment text not null default ''::text,
  created_at timestamp with time zone not null,
  created_by text not null,
  owner_id integer,
  done_at timestamp with time zone,
  done_by text,
  note text,
  constraint review_report_pkey PRIMARY KEY (id),
  constraint review_report_clinic_id_fkey FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  constraint review_report_comment_check CHECK (length(comment) <= 500),
  constraint review_report_done CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint review_report_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id),
  constraint review_report_reason_check CHECK (reason = ANY (ARRAY['personal_data'::text, 'insult'::text, 'advertising'::text, 'not_about_visit'::text, 'unlawful'::text, 'not_a_patient'::text])),
  constraint review_report_review_id_clinic_id_key UNIQUE (review_id, clinic_id),
  constraint review_report_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE
);
CREATE INDEX review_report_age ON review_report USING btree (created_at);
CREATE INDEX review_report_clinic ON review_report USING btree (clinic_id);

create table schedule (
  id integer not null generated by default as identity,
  doctor_id integer not null,
  clinic_branch_id integer not null,
  time_zone text not null,
  step_minutes smallint not null default 30,
  lead_minutes smallint not null default 60,
  horizon_days smallint not null default 30,
  projected_until date,
  max_extra_per_day smallint not null default 0,
  buffer_minutes smallint not null default 0,
  kept_starts smallint not null default 0,
  kept_until smallint not null default 420,
  releases_at timestamp with time zone,
  constraint schedule_pkey PRIMARY KEY (id),
  constraint schedule_buffer_minutes_check CHECK (buffer_minutes >= 0 AND buffer_minutes <= 120),
  constraint schedule_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id),
  constraint schedule_doctor UNIQUE (id, doctor_id),
  constraint schedule_doctor_id_clinic_branch_id_key UNIQUE (doctor_id, clinic_branch_id),
  constraint schedule_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint schedule_horizon_days_check CHECK (horizon_days >= 1 AND horizon_days <= 60),
  constraint schedule_kept_starts_check CHECK (kept_starts >= 0 AND kept_starts <= 20),
  constraint schedule_kept_until_check CHECK (kept_until >= 0 AND kept_until <= 1439),
  constraint schedule_lead_minutes_check CHECK (lead_minutes >= 0),
  constraint schedule_max_extra_per_day_check CHECK (max_extra_per_day >= 0),
  constraint schedule_step_minutes_check CHECK (step_minutes >= 5 AND step_minutes <= 240)
);
CREATE INDEX schedule_branch ON schedule USING btree (clinic_branch_id);
CREATE INDEX schedule_releases_at ON schedule USING btree (releases_at) WHERE releases_at IS NOT NULL;

create table schedule_avail (
  schedule_id integer not null,
  steps smallint not null,
  nearest_at timestamp with time zone,
  bookable_until timestamp with time zone,
  day_mask bigint not null,
  constraint schedule_avail_pkey PRIMARY KEY (schedule_id, steps),
  constraint schedule_avail_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
) with (fillfactor=70);
CREATE INDEX schedule_avail_due ON schedule_avail USING btree (bookable_until) WHERE bookable_until IS NOT NULL;

create table schedule_day (
  schedule_id integer not null,
  day date not null,
  free smallint[] not null,
  constraint schedule_day_pkey PRIMARY KEY (schedule_id, day),
  constraint schedule_day_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
) with (fillfactor=85);
CREATE TRIGGER notify_days_updated AFTER UPDATE ON schedule_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_schedule_days_changed();

create table schedule_delay (
  schedule_id integer not null,
  day date not null,
  minutes smallint not null,
  constraint schedule_delay_pkey PRIMARY KEY (schedule_id),
  constraint schedule_delay_minutes_check CHECK (minutes >= 5 AND minutes <= 240),
  constraint schedule_delay_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);

create table schedule_exception (
  schedule_id integer not null,
  day date not null,
  starts_minute smallint,
  ends_minute smallint,
  is_phone_only boolean not null default false,
  constraint schedule_exception_check CHECK ((starts_minute IS NULL) = (ends_minute IS NULL)),
  constraint schedule_exception_check1 CHECK (starts_minute < ends_minute),
  constraint schedule_exception_phone_hours CHECK (NOT is_phone_only OR starts_minute IS NOT NULL),
  constraint schedule_exception_schedule_id_day_starts_minute_key UNIQUE NULLS NOT DISTINCT (schedule_id, day, starts_minute),
  constraint schedule_exception_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);

create table schedule_rule (
  schedule_id integer not null,
  weekday smallint not null,
  starts_minute smallint not null,
  ends_minute smallint not null,
  valid_from date not null default '-infinity'::date,
  valid_to date not null default 'infinity'::date,
  weeks text not null default 'every'::text,
  is_phone_only boolean not null default false,
  constraint schedule_rule_pkey PRIMARY KEY (schedule_id, weekday, starts_minute, valid_from, weeks),
  constraint schedule_rule_check CHECK (starts_minute < ends_minute),
  constraint schedule_rule_check1 CHECK (valid_from <= valid_to),
  constraint schedule_rule_ends_minute_check CHECK (ends_minute >= 1 AND ends_minute <= 1440),
  constraint schedule_rule_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE,
  constraint schedule_rule_starts_minute_check CHECK (starts_minute >= 0 AND starts_minute <= 1439),
  constraint schedule_rule_weekday_check CHECK (weekday >= 1 AND weekday <= 7),
  constraint schedule_rule_weeks_check CHECK (weeks = ANY (ARRAY['every'::text, 'odd'::text, 'even'::text, 'first'::text, 'second'::text, 'third'::text, 'fourth'::text, 'fifth'::text, 'last'::text]))
);

create table search_doc (
  id bigint not null generated always as identity,
  city_id integer not null,
  type text not null,
  entity_id integer not null,
  slug text not null,
  titles localized_text not null,
  aliases jsonb not null,
  weight integer not null,
  version bigint not null,
  removed_at timestamp with time zone,
  constraint search_doc_pkey PRIMARY KEY (id),
  constraint search_doc_type_check CHECK (type = ANY (ARRAY['Doctors'::text, 'Clinics'::text, 'Specialties'::text, 'Services'::text])),
  constraint search_doc_type_entity_id_city_id_key UNIQUE (type, entity_id, city_id)
);
CREATE INDEX search_doc_removed ON search_doc USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX search_doc_version ON search_doc USING btree (version, id);
CREATE TRIGGER notify_search_truncated AFTER TRUNCATE ON search_doc FOR EACH STATEMENT EXECUTE FUNCTION notify_search_truncated();

create table search_queue (
  id bigint not null generated always as identity,
  type text not null,
  entity_id integer not null,
  constraint search_queue_pkey PRIMARY KEY (id),
  constraint search_queue_type_check CHECK (type = ANY (ARRAY['Doctors'::text, 'Clinics'::text, 'Services'::text]))
);
CREATE TRIGGER notify_search_queued AFTER INSERT ON search_queue REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_search_queued();

create table season (
  id integer not null generated always as identity,
  first_day date not null,
  last_day date not null,
  names localized_text not null,
  is_confirmed boolean not null,
  source_url text not null,
  constraint season_pkey PRIMARY KEY (id),
  constraint season_check CHECK (last_day >= first_day),
  constraint season_first_day_key EXCLUDE USING gist (daterange(first_day, last_day, '[]'::text) WITH &&),
  constraint season_source_url_check CHECK (source_url ~ '^https?://'::text)
);

create table service (
  id integer not null generated by default as identity,
  slug text not null,
  type text not null,
  names localized_text not null,
  alternate_names localized_text,
  descriptions localized_text not null,
  category_id integer,
  adult_service_id integer,
  is_primary boolean not null,
  is_for_children boolean not null,
  popularity smallint not null,
  plural_names localized_text,
  consultation_names localized_text,
  is_active boolean not null default true,
  merged_into_id integer,
  preparation preparation,
  constraint service_pkey PRIMARY KEY (id),
  constraint service_adult_service_id_fkey FOREIGN KEY (adult_service_id) REFERENCES service(id),
  constraint service_adult_service_id_key UNIQUE (adult_service_id),
  constraint service_category_id_fkey FOREIGN KEY (category_id) REFERENCES service_category(id),
  constraint service_check CHECK (merged_into_id IS NULL OR NOT is_active),
  constraint service_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES service(id),
  constraint service_slug_key UNIQUE (slug),
  constraint service_type_check CHECK (type = ANY (ARRAY['procedure'::text, 'other'::text]))
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON service FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
CREATE TRIGGER queue_search_delete AFTER DELETE ON service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Services');
CREATE TRIGGER queue_search_insert AFTER INSERT ON service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Services');
CREATE TRIGGER queue_search_update AFTER UPDATE ON service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_search_entities('Services');

create table service_category (
  id integer not null generated by default as identity,
  slug text not null,
  names localized_text not null,
  "position" smallint not null,
  alternate_names localized_text,
  is_active boolean not null default true,
  merged_into_id integer,
  constraint service_category_pkey PRIMARY KEY (id),
  constraint service_category_check CHECK (merged_into_id IS NULL OR NOT is_active),
  constraint service_category_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES service_category(id),
  constraint service_category_slug_key UNIQUE (slug)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON service_category FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();
CREATE TRIGGER queue_search_update AFTER UPDATE ON service_category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_categories();

create table service_extra (
  service_id integer not null,
  extra_service_id integer not null,
  constraint service_extra_pkey PRIMARY KEY (service_id, extra_service_id),
  constraint service_extra_extra_service_id_fkey FOREIGN KEY (extra_service_id) REFERENCES service(id),
  constraint service_extra_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id)
);
CREATE TRIGGER notify_reference_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON service_extra FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_changed();

create table slot_hold (
  token_hash text not null,
  schedule_id integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  phone_hash text not null,
  address_hash text not null,
  expires_at timestamp with time zone not null,
  is_verified boolean not null default false,
  constraint slot_hold_pkey PRIMARY KEY (token_hash),
  constraint slot_hold_check CHECK (ends_at > starts_at),
  constraint slot_hold_no_overlap EXCLUDE USING gist (schedule_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (length(token_hash) > 0),
  constraint slot_hold_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE
);
CREATE INDEX slot_hold_address ON slot_hold USING btree (address_hash);
CREATE INDEX slot_hold_expiry ON slot_hold USING btree (expires_at);
CREATE INDEX slot_hold_phone ON slot_hold USING btree (phone_hash);
CREATE INDEX slot_hold_schedule ON slot_hold USING btree (schedule_id);

create table staff_access_token (
  token_hash text not null,
  staff_session_id integer not null,
  expires_at timestamp with time zone not null,
  constraint staff_access_token_pkey PRIMARY KEY (token_hash),
  constraint staff_access_token_staff_session_id_fkey FOREIGN KEY (staff_session_id) REFERENCES staff_session(id) ON DELETE CASCADE
);
CREATE INDEX staff_access_token_expiry ON staff_access_token USING btree (expires_at);
CREATE INDEX staff_access_token_session ON staff_access_token USING btree (staff_session_id);

create table staff_challenge (
  staff_session_id integer not null,
  purpose text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  constraint staff_challenge_pkey PRIMARY KEY (staff_session_id, purpose),
  constraint staff_challenge_purpose_check CHECK (purpose = ANY (ARRAY['sign_in'::text, 'add_passkey'::text, 'add_totp'::text])),
  constraint staff_challenge_staff_session_id_fkey FOREIGN KEY (staff_session_id) REFERENCES staff_session(id) ON DELETE CASCADE
);
CREATE INDEX staff_challenge_expiry ON staff_challenge USING btree (expires_at);

create table staff_device_person (
  device_hash text not null,
  staff_user_id integer not null,
  expires_at timestamp with time zone not null,
  wrong_pins smallint not null default 0,
  constraint staff_device_person_pkey PRIMARY KEY (device_hash, staff_user_id),
  constraint staff_device_person_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE
);
CREATE INDEX staff_device_person_expiry ON staff_device_person USING btree (expires_at);
CREATE INDEX staff_device_person_user ON staff_device_person USING btree (staff_user_id);

create table staff_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject_table text not null,
  subject_id bigint not null,
  staff_user_id integer,
  details jsonb not null default '{}'::jsonb,
  constraint staff_event_pkey PRIMARY KEY (id),
  constraint staff_event_action_check CHECK (action = ANY (ARRAY['published'::text, 'rejected'::text, 'second_look'::text, 'blanked'::text, 'undone'::text, 'taken'::text, 'released'::text, 'noted'::text, 'retried'::text, 'resent'::text, 'closed'::text, 'tested'::text, 'created'::text, 'changed'::text, 'deleted'::text, 'merged'::text, 'signed_in'::text, 'session_ended'::text, 'password_changed'::text, 'invited'::text, 'invitation_accepted'::text, 'second_factor_added'::text, 'second_factor_removed'::text, 'second_factor_failed'::text, 'locked'::text, 'unlocked'::text, 'erasure_prepared'::text, 'erasure_confirmed'::text, 'erasure_rejected'::text, 'erasure_expired'::text, 'erased'::text, 'skipped'::text, 'removed'::text, 'confirmed'::text, 'ended'::text, 'applied'::text, 'searched'::text])),
  constraint staff_event_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id),
  constraint staff_event_subject_table_check CHECK (subject_table = ANY (ARRAY['review'::text, 'clinic_request'::text, 'contact_message'::text, 'survey_answer'::text, 'message'::text, 'staff_user'::text, 'city'::text, 'city_area'::text, 'service_category'::text, 'service'::text, 'insurance'::text, 'clinic'::text, 'clinic_branch'::text, 'clinic_branch_field'::text, 'doctor'::text, 'doctor_service'::text, 'schedule'::text, 'erasure'::text, 'holiday'::text, 'season'::text, 'walk_in'::text, 'absence'::text, 'review_reply'::text, 'review_report'::text, 'import'::text, 'busy_calendar'::text]))
);
CREATE INDEX staff_event_actor ON staff_event USING btree (actor, at DESC, id DESC);
CREATE INDEX staff_event_age ON staff_event USING btree (at);
CREATE INDEX staff_event_subject ON staff_event USING btree (subject_table, subject_id);
CREATE INDEX staff_event_user ON staff_event USING btree (staff_user_id, at);
CREATE TRIGGER forbid_event_change BEFORE DELETE OR UPDATE ON staff_event FOR EACH ROW EXECUTE FUNCTION forbid_event_change();

create table staff_link (
  token_hash text not null,
  staff_user_id integer not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_link_pkey PRIMARY KEY (token_hash),
  constraint staff_link_purpose_check CHECK (purpose = ANY (ARRAY['invitation'::text, 'sign_in'::text])),
  constraint staff_link_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE
);
CREATE INDEX staff_link_expiry ON staff_link USING btree (expires_at);
CREATE INDEX staff_link_user ON staff_link USING btree (staff_user_id);

create table staff_second_factor (
  id integer not null generated always as identity,
  staff_user_id integer not null,
  kind text not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  totp_secret text,
  last_totp_step bigint,
  credential_id text,
  public_key text,
  sign_count bigint,
  transports text[],
  constraint staff_second_factor_pkey PRIMARY KEY (id),
  constraint staff_second_factor_check CHECK ((kind = 'totp'::text) = (totp_secret IS NOT NULL)),
  constraint staff_second_factor_check1 CHECK ((kind = 'totp'::text) = (last_totp_step IS NOT NULL)),
  constraint staff_second_factor_check2 CHECK ((kind = 'passkey'::text) = (credential_id IS NOT NULL)),
  constraint staff_second_factor_check3 CHECK ((kind = 'passkey'::text) = (public_key IS NOT NULL)),
  constraint staff_second_factor_check4 CHECK ((kind = 'passkey'::text) = (sign_count IS NOT NULL)),
  constraint staff_second_factor_check5 CHECK ((kind = 'passkey'::text) = (transports IS NOT NULL)),
  constraint staff_second_factor_credential_id_key UNIQUE (credential_id),
  constraint staff_second_factor_kind_check CHECK (kind = ANY (ARRAY['totp'::text, 'passkey'::text])),
  constraint staff_second_factor_name_check CHECK (length(name) <= 100),
  constraint staff_second_factor_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE
);
CREATE INDEX staff_second_factor_user ON staff_second_factor USING btree (staff_user_id);
CREATE UNIQUE INDEX staff_second_factor_totp ON staff_second_factor USING btree (staff_user_id) WHERE kind = 'totp'::text;

create table staff_session (
  token_hash text,
  staff_user_id integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id integer not null generated always as identity,
  is_verified boolean not null default false,
  last_seen_at timestamp with time zone,
  browser text,
  operating_system text,
  renewal_hash text,
  renewal_count integer not null default 0,
  renewed_at timestamp with time zone,
  is_by_pin boolean not null default false,
  constraint staff_session_pkey PRIMARY KEY (id),
  constraint staff_session_renewal_hash_key UNIQUE (renewal_hash),
  constraint staff_session_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE,
  constraint staff_session_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX staff_session_expiry ON staff_session USING btree (expires_at);
CREATE INDEX staff_session_user ON staff_session USING btree (staff_user_id);

create table staff_user (
  id integer not null generated always as identity,
  username text not null,
  password_hash text,
  is_superuser boolean not null default false,
  is_clinic_admin boolean not null default false,
  is_clinic_branch_admin boolean not null default false,
  is_account_manager boolean not null default false,
  is_copywriter boolean not null default false,
  is_operator boolean not null default false,
  is_operator_manager boolean not null default false,
  clinic_ids integer[] not null default '{}'::integer[],
  branch_ids integer[] not null default '{}'::integer[],
  created_at timestamp with time zone not null,
  display_name text not null default ''::text,
  "position" text,
  doctor_id integer,
  locked_at timestamp with time zone,
  pin_hash text,
  name_key text not null generated always as (name_key(display_name)) stored,
  constraint staff_user_pkey PRIMARY KEY (id),
  constraint staff_user_display_name_check CHECK (length(display_name) <= 100),
  constraint staff_user_doctor CHECK (COALESCE("position" = 'doctor'::text, false) = (doctor_id IS NOT NULL)),
  constraint staff_user_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint staff_user_position CHECK ("position" IS NULL OR is_clinic_branch_admin),
  constraint staff_user_position_check CHECK ("position" = ANY (ARRAY['manager'::text, 'desk'::text, 'doctor'::text])),
  constraint staff_user_username_check CHECK (username = lower(username)),
  constraint staff_user_username_key UNIQUE (username)
);

create table staff_user_network (
  staff_user_id integer not null,
  network_hash text not null,
  last_signed_in_at timestamp with time zone not null,
  constraint staff_user_network_pkey PRIMARY KEY (staff_user_id, network_hash),
  constraint staff_user_network_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_user(id) ON DELETE CASCADE
);
CREATE INDEX staff_user_network_age ON staff_user_network USING btree (last_signed_in_at);

create table survey_answer (
  id integer not null generated always as identity,
  answers jsonb not null,
  score smallint,
  language text not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by text,
  note text,
  owner_id integer,
  constraint survey_answer_pkey PRIMARY KEY (id),
  constraint survey_answer_done CHECK ((done_at IS NULL) = (done_by IS NULL)),
  constraint survey_answer_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_user(id),
  constraint survey_answer_score_check CHECK (score >= 0 AND score <= 10)
);
CREATE INDEX survey_answer_age ON survey_answer USING btree (created_at);

create table walk_in (
  id bigint not null generated always as identity,
  clinic_branch_id integer not null,
  day date not null,
  number smallint not null,
  code text not null,
  schedule_id integer,
  service_id integer not null,
  given_name text not null default ''::text,
  state text not null default 'waiting'::text,
  "position" numeric not null,
  position_before numeric,
  skips smallint not null default 0,
  version integer not null default 1,
  appointment_id bigint,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  told_from smallint,
  told_to smallint,
  constraint walk_in_pkey PRIMARY KEY (id),
  constraint walk_in_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint walk_in_clinic_branch_id_day_number_key UNIQUE (clinic_branch_id, day, number),
  constraint walk_in_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint walk_in_code_key UNIQUE (code),
  constraint walk_in_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES schedule(id) ON DELETE CASCADE,
  constraint walk_in_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE,
  constraint walk_in_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'taken'::text, 'removed'::text]))
);
CREATE INDEX walk_in_age ON walk_in USING btree (created_at);
CREATE INDEX walk_in_appointment ON walk_in USING btree (appointment_id);

create table walk_in_queue (
  clinic_branch_id integer not null,
  is_open boolean not null,
  screen_code text not null,
  constraint walk_in_queue_pkey PRIMARY KEY (clinic_branch_id),
  constraint walk_in_queue_clinic_branch_id_fkey FOREIGN KEY (clinic_branch_id) REFERENCES clinic_branch(id) ON DELETE CASCADE,
  constraint walk_in_queue_screen_code_key UNIQUE (screen_code)
);

create sequence search_version;

-- view doctor_listing_source (doctor_service_id integer, doctor_id integer, service_id integer, city_id integer, city_area_id integer, clinic_id integer, clinic_branch_id integer, schedule_id integer, steps smallint, rank real, feedback_count integer, feedback_sum integer, total double precision, practising_since smallint, age_from smallint, age_to smallint, languages text[], insurances integer[], lat double precision, lng double precision, is_active boolean, is_premium boolean, unproved_count integer, unproved_sum integer)
-- view search_doc_source (source_type text, type text, entity_id integer, city_id integer, slug text, titles localized_text, aliases jsonb, weight integer)

-- function add_doctor_days(p_doctor integer, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone) returns void
-- function add_walk_in(p_branch integer, p_schedule integer, p_service integer, p_given_name text, p_code text, p_booking jsonb, p_now timestamp with time zone, p_actor text, OUT outcome walk_in_outcome, OUT walk_in_id bigint) returns record
-- function adjust_ratings(p_review review, p_sign integer) returns void
-- function after_quiet_hours(p_at timestamp with time zone, p_zone text) returns timestamp with time zone
-- function alternatives_until(p_at timestamp with time zone, p_zone text) returns timestamp with time zone
-- function apply_absence_appointment(p_absence integer, p_appointment bigint, p_now timestamp with time zone) returns void
-- function apply_planned_prices(p_now timestamp with time zone) returns integer
-- function appointment_days(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[]) returns TABLE(schedule_id integer, day date)
-- function appointments_at_busy_times(p_calendar integer, p_now timestamp with time zone) returns SETOF appointment
-- function attribute_changes(p_actor text, p_address_hash text DEFAULT NULL::text, p_silent_reason text DEFAULT NULL::text) returns void
-- function before_quiet_hours(p_at timestamp with time zone, p_zone text) returns timestamp with time zone
-- function begin_absence(p_doctor integer, p_schedules integer[], p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_reason text, p_now timestamp with time zone, p_actor text) returns integer
-- function begin_message_attempt(p_appointment bigint, p_kind text, p_sequence integer, p_claim integer, p_now timestamp with time zone, p_is_unconfirmed_resend boolean, p_max integer, OUT outcome attempt_outcome, OUT attempts integer, OUT retry_at timestamp with time zone) returns record
-- function blocked_spans(p_schedule schedule, p_day date) returns TABLE(begins integer, ends integer)
-- function book_appointment(p_doctor_service integer, p_schedule integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text, p_limits jsonb, p_actor text, p_address_hash text, OUT outcome booking_outcome, OUT appointment_id bigint, OUT ends_at timestamp with time zone, OUT price numeric, OUT discount smallint, OUT total numeric, OUT retry_at timestamp with time zone) returns record
-- function book_at_desk(p_doctor_service integer, p_schedule integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_hash text, p_client jsonb, p_details jsonb, p_actor text, OUT outcome desk_booking_outcome, OUT appointment_id bigint) returns record
-- function book_walk_in(p_walk_in walk_in, p_schedule integer, p_starts_at timestamp with time zone, p_is_extra boolean, p_booking jsonb, p_now timestamp with time zone, p_actor text, OUT outcome desk_booking_outcome, OUT appointment_id bigint) returns record
-- function bookable_from(p_schedule schedule, p_now timestamp with time zone) returns timestamp with time zone
-- function branch_day(p_branch integer, p_day date) returns TABLE(weekday smallint, opens integer, closes integer)
-- function busy_spans(p_schedule schedule, p_day date, p_except bigint) returns TABLE(begins integer, ends integer)
-- function cancel_appointment(p_appointment bigint, p_hash text, p_now timestamp with time zone, p_actor text, p_address_hash text, OUT outcome change_outcome) returns change_outcome
-- function cancel_at_desk(p_appointment bigint, p_by text, p_reason text, p_now timestamp with time zone, p_actor text, p_silent_reason text, OUT outcome desk_cancel_outcome) returns desk_cancel_outcome
-- function cancel_imported_appointments(p_appointments bigint[], p_now timestamp with time zone, p_actor text, p_silent_reason text) returns void
-- function change_error(p_appointment appointment, p_now timestamp with time zone) returns text
-- function change_schedule_step(p_schedule integer, p_step smallint, p_now timestamp with time zone) returns void
-- function change_walk_in(p_walk_in bigint, p_action text, p_version integer, p_schedule integer, p_booking jsonb, p_now timestamp with time zone, p_actor text, OUT outcome walk_in_change_outcome) returns walk_in_change_outcome
-- function change_week(p_schedule integer, p_from date, p_to date, p_week jsonb) returns void
-- function check_in_at_desk(p_appointment bigint, p_now timestamp with time zone, p_actor text, OUT outcome check_in_outcome) returns check_in_outcome
-- function choice_due_at(p_at timestamp with time zone, p_starts_at timestamp with time zone, p_zone text) returns timestamp with time zone
-- function choose_alternative(p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_actor text, p_address_hash text, OUT outcome alternative_outcome) returns alternative_outcome
-- function closest_alternative(p_appointment appointment, p_is_same_doctor boolean, p_after timestamp with time zone, p_now timestamp with time zone) returns TABLE(doctor_service_id integer, starts_at timestamp with time zone)
-- function confirm_absence(p_absence integer, p_proposals jsonb, p_now timestamp with time zone, p_actor text) returns boolean
-- function confirm_appointment(p_appointment bigint, p_hash text, p_now timestamp with time zone, p_actor text, p_address_hash text, OUT outcome change_outcome) returns change_outcome
-- function conflict_at(p_doctor integer, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_now timestamp with time zone, p_except bigint) returns text
-- function count_hits(p_hits jsonb, p_now timestamp with time zone, OUT refused integer, OUT retry_at timestamp with time zone) returns record
-- function day_bit(p_day date) returns bigint
-- function day_hours(p_schedule integer, p_day date) returns TABLE(starts_minute smallint, ends_minute smallint, is_phone_only boolean)
-- function days_of_doctors(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[], OUT schedules integer[], OUT days date[]) returns record
-- function delete_old_events(p_before timestamp with time zone, p_max integer) returns integer
-- function delete_old_staff_events(p_before timestamp with time zone, p_max integer) returns integer
-- function delete_reply(p_review integer, p_clinic integer, p_version integer, p_actor text, p_now timestamp with time zone, OUT outcome undo_outcome) returns undo_outcome
-- function delete_review(p_review integer) returns void
-- function desk_minutes(p_schedule integer, p_step smallint, p_day date) returns smallint[]
-- function desk_misplaced(p_schedules integer[], p_day date, p_now timestamp with time zone) returns TABLE(id bigint, absence_id integer)
-- function desk_unreached(p_schedules integer[], p_now timestamp with time zone) returns TABLE(id bigint)
-- function due_messages(p_appointment appointment, p_zone text, p_now timestamp with time zone) returns TABLE(kind text, due_at timestamp with time zone, expires_at timestamp with time zone)
-- function end_absence(p_absence integer, p_now timestamp with time zone, p_actor text) returns boolean
-- function erase_appointments(p_appointments bigint[], p_now timestamp with time zone, p_actor text) returns integer
-- function erase_network_hash() returns trigger
-- function erase_patient(p_phone text, p_booked_until timestamp with time zone, p_now timestamp with time zone, p_actor text, OUT appointments integer, OUT reviews integer, OUT messages integer, OUT requests integer) returns record
-- function exceeds_network_share(p_schedule schedule, p_service doctor_service, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_network text, p_share numeric) returns boolean
-- function first_bookable_minute(p_schedule schedule, p_day date, p_now timestamp with time zone) returns integer
-- function fitting_starts(p_free smallint[], p_step smallint, p_steps smallint, p_from integer) returns SETOF smallint
-- function forbid_event_change() returns trigger
-- function free_minutes(p_schedule schedule, p_day date, p_except bigint DEFAULT NULL::bigint) returns smallint[]
-- function free_minutes_at_desk(p_schedule schedule, p_day date) returns smallint[]
-- function free_minutes_on(p_schedule schedule, p_day date, p_except bigint) returns TABLE(free smallint[])
-- function free_start_of_walk_in(p_walk_in walk_in, p_now timestamp with time zone, OUT schedule_id integer, OUT starts_at timestamp with time zone) returns record
-- function hand_appointments_over(p_absence integer, p_now timestamp with time zone) returns void
-- function has_overlapping_appointment(p_phone text, p_patient_name text, p_schedule integer, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_except bigint) returns boolean
-- function hold_alternative(p_absence integer, p_appointment bigint, p_is_same_doctor boolean, p_after timestamp with time zone, p_until timestamp with time zone, p_now timestamp with time zone) returns boolean
-- function hold_slot(p_token_hash text, p_doctor_service integer, p_schedule integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_expires_at timestamp with time zone, p_phone_hash text, p_address_hash text, p_is_verified boolean, p_max_per_phone integer, p_max_per_address integer, p_max_share numeric, p_replaced text[], OUT outcome hold_outcome, OUT retry_at timestamp with time zone) returns record
-- function import_appointments(p_import integer, p_appointments jsonb, p_language text, p_by integer, p_now timestamp with time zone, p_actor text) returns TABLE(line integer, outcome import_appointment_outcome)
-- function index_search_docs(p_limit integer) returns integer
-- function is_displaced(p_appointment appointment) returns boolean
-- function is_draft_doctor(p_doctor integer) returns boolean
-- function is_in_weeks(p_weeks text, p_day date) returns boolean
-- function is_late_undo(p_appointment bigint, p_attendance text, p_days integer, p_now timestamp with time zone) returns boolean
-- function is_missed(p_appointment appointment) returns boolean
-- function is_quiet_time(p_local timestamp without time zone) returns boolean
-- function is_told(p_appointment appointment) returns boolean
-- function is_unreached(p_appointment bigint, p_now timestamp with time zone) returns boolean
-- function is_within_hours(p_schedule schedule, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone) returns boolean
-- function keep_booked_branches_open(p_holidays integer[], p_now timestamp with time zone) returns void
-- function kept_minutes(p_schedule schedule, p_day date) returns smallint[]
-- function last_decision(p_table text, p_id integer, p_actor text, p_since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone) returns text
-- function leave_review(p_appointment bigint, p_doctor integer, p_service integer, p_author text, p_score smallint, p_comment text, p_would_recommend boolean, p_language text, p_now timestamp with time zone, p_address_hash text) returns integer
-- function local_span(p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_zone text) returns TABLE(day date, begins integer, ends integer)
-- function lock_absences(p_doctor integer) returns void
-- function lock_alternative_offers(p_appointment bigint) returns void
-- function lock_appointment_days(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[]) returns void
-- function lock_doctor_days(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[]) returns void
-- function lock_phone(p_phone text) returns void
-- function lock_search_index() returns void
-- function lost_slot_share(p_schedule schedule, p_before smallint[], p_after smallint[], p_from integer) returns numeric
-- function merge_minutes(p_free smallint[], p_freed smallint[]) returns smallint[]
-- function merge_sketches(p_a bytea, p_b bytea) returns bytea
-- function messages_allowed_at(p_phone text, p_now timestamp with time zone, p_max integer) returns timestamp with time zone
-- function minutes_left(p_schedule schedule, p_day date, p_minutes smallint[], p_except bigint) returns TABLE(minutes smallint[])
-- function minutes_without_busy(p_schedule schedule, p_day date, p_minutes smallint[], p_except bigint) returns smallint[]
-- function misplaced_appointments(p_schedules integer[], p_from date, p_to date, p_now timestamp with time zone) returns SETOF bigint
-- function moderate_reply(p_reply integer, p_version integer, p_decision text, p_reason text, p_actor text, p_now timestamp with time zone, OUT outcome reply_decision_outcome) returns reply_decision_outcome
-- function moderate_review(p_review integer, p_version integer, p_decision text, p_reason text, p_note text, p_actor text, p_now timestamp with time zone, OUT outcome review_decision_outcome) returns review_decision_outcome
-- function moderation_refusal(p_table text, p_id integer, p_version integer, p_seen integer, p_is_open boolean, p_decision text, p_actor text) returns text
-- function more_hours_on(p_schedule integer, p_day date) returns jsonb
-- function move_appointment(p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_max_moves integer, p_actor text, p_address_hash text, OUT outcome move_outcome, OUT retry_at timestamp with time zone) returns record
-- function move_at_desk(p_appointment bigint, p_doctor_service integer, p_starts_at timestamp with time zone, p_now timestamp with time zone, p_from_service integer, p_from timestamp with time zone, p_actor text, p_silent_reason text, OUT outcome desk_move_outcome) returns desk_move_outcome
-- function name_key(p_name text) returns text
-- function next_days(p_schedule integer, p_days integer, p_now timestamp with time zone) returns TABLE(day date, hours jsonb, phone_hours jsonb, free integer, kept integer)
-- function next_release(p_kept smallint, p_until smallint, p_zone text, p_now timestamp with time zone) returns timestamp with time zone
-- function next_start(p_schedule integer, p_steps smallint, p_after timestamp with time zone) returns timestamp with time zone
-- function normalize_patient_name(p_name text, p_surname text) returns text
-- function notify_desk_changed() returns trigger
-- function notify_doctor_services_changed() returns trigger
-- function notify_doctors_changed(p_doctors integer[]) returns void
-- function notify_doctors_updated() returns trigger
-- function notify_reference_changed() returns trigger
-- function notify_schedule_days_changed() returns trigger
-- function notify_search_queued() returns trigger
-- function notify_search_truncated() returns trigger
-- function occupied_minutes(p_schedule schedule, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone) returns smallint[]
-- function overlapping_hours(p_schedule integer, p_from date) returns TABLE(clinic_branch_id integer, day date, is_weekly boolean, starts_minute smallint, ends_minute smallint)
-- function overlapping_weekday(p_week jsonb) returns integer
-- function position_after(p_ticket walk_in, p_places integer) returns numeric
-- function preparation_of(p_branch integer, p_service integer) returns preparation
-- function prepare_slot(p_schedule schedule, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_replaced text[], p_now timestamp with time zone) returns void
-- function preview_erasure(p_phone text, p_now timestamp with time zone, OUT appointments integer, OUT upcoming integer, OUT in_progress integer, OUT reviews integer, OUT messages integer, OUT requests integer, OUT version text) returns record
-- function project_queued_schedules(p_limit integer, p_now timestamp with time zone) returns integer
-- function project_schedules(p_schedules integer[], p_from date, p_to date, p_now timestamp with time zone) returns SETOF bigint
-- function project_span(p_schedules integer[], p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_now timestamp with time zone) returns void
-- function publish_review(p_review integer, p_now timestamp with time zone) returns boolean
-- function queue_day(p_branch integer, p_now timestamp with time zone) returns date
-- function queue_messages() returns trigger
-- function queue_projections(p_branches integer[], p_from date, p_to date) returns void
-- function queue_search_branches() returns trigger
-- function queue_search_categories() returns trigger
-- function queue_search_cities() returns trigger
-- function queue_search_doctors() returns trigger
-- function queue_search_entities() returns trigger
-- function queue_search_listings() returns trigger
-- function reach_by_phone(p_appointment bigint, p_actor text, p_now timestamp with time zone) returns boolean
-- function record_appointment_change() returns trigger
-- function record_appointment_event(p_appointment appointment, p_action text, p_at timestamp with time zone, p_actor text, p_address_hash text DEFAULT NULL::text, p_silent_reason text DEFAULT NULL::text) returns void
-- function record_appointment_review() returns trigger
-- function record_attributed_event(p_appointment appointment, p_action text, p_at timestamp with time zone) returns void
-- function record_decision(p_table text, p_id integer, p_action text, p_actor text, p_now timestamp with time zone) returns void
-- function record_price_changes() returns trigger
-- function record_staff_event(p_staff_user integer, p_action text, p_at timestamp with time zone, p_details jsonb, p_subject integer DEFAULT NULL::integer) returns void
-- function record_walk_in_change(p_walk_in walk_in, p_action text, p_actor text, p_now timestamp with time zone) returns void
-- function refresh_appointment_days(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[], p_now timestamp with time zone) returns void
-- function refresh_doctor_days(p_doctors integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[], p_now timestamp with time zone) returns void
-- function refresh_doctor_listing(p_doctors integer[]) returns void
-- function refresh_schedule_avail(p_schedule integer, p_now timestamp with time zone) returns void
-- function release_holds(p_tokens text[], p_now timestamp with time zone) returns integer
-- function release_kept_starts(p_limit integer, p_now timestamp with time zone) returns integer
-- function remove_busy_calendar(p_calendar integer, p_now timestamp with time zone, p_actor text) returns boolean
-- function remove_skipped_minutes(p_minutes smallint[], p_day date, p_zone text) returns smallint[]
-- function renew_staff_session(p_renewal_hash text, p_count integer, p_token_hash text, p_token_expires_at timestamp with time zone, p_now timestamp with time zone, p_grace_from timestamp with time zone, OUT outcome renewal_outcome, OUT session_id integer) returns record
-- function replace_calendar_blocks(p_calendar integer, p_schedules integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[], p_now timestamp with time zone) returns void
-- function reply_editable_until(p_reply review_reply) returns timestamp with time zone
-- function review_state(p_review review) returns text
-- function save_reply(p_review integer, p_clinic integer, p_version integer, p_body text, p_language text, p_actor text, p_is_moderated boolean, p_now timestamp with time zone, OUT outcome reply_outcome) returns reply_outcome
-- function set_appointment_time(p_appointment bigint, p_doctor_service integer, p_schedule integer, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone, p_is_outside_hours boolean, p_now timestamp with time zone) returns void
-- function set_attendance(p_appointment bigint, p_attendance text, p_now timestamp with time zone, p_from text, p_actor text, OUT outcome attendance_outcome) returns attendance_outcome
-- function set_delay(p_schedule integer, p_minutes integer, p_now timestamp with time zone, p_actor text) returns void
-- function set_price_actor(p_actor text, p_now timestamp with time zone) returns void
-- function share_doctor(a walk_in, b walk_in) returns boolean
-- function show_reply(p_review integer) returns void
-- function slot_minute(p_schedule schedule, p_starts_at timestamp with time zone) returns smallint
-- function store_busy_times(p_calendar integer, p_schedules integer[], p_starts timestamp with time zone[], p_ends timestamp with time zone[], p_known_until timestamp with time zone, p_unread integer, p_unknown_zones integer, p_etag text, p_last_modified text, p_next_read_at timestamp with time zone, p_now timestamp with time zone) returns boolean
-- function take_alternative(p_appointment appointment, p_token text, p_now timestamp with time zone) returns boolean
-- function take_elsewhere(p_schedule schedule, p_starts_at timestamp with time zone, p_ends_at timestamp with time zone) returns integer[]
-- function take_minutes(p_service doctor_service, p_schedule schedule, p_starts_at timestamp with time zone, p_now timestamp with time zone) returns timestamp with time zone
-- function uncount_hits(p_hits jsonb, p_now timestamp with time zone) returns void
-- function undo_moderation(p_review integer, p_version integer, p_actor text, p_since timestamp with time zone, p_now timestamp with time zone, OUT outcome undo_outcome) returns undo_outcome
-- function undo_reply_decision(p_reply integer, p_version integer, p_actor text, p_since timestamp with time zone, p_now timestamp with time zone, OUT outcome undo_outcome) returns undo_outcome
-- function undo_until(p_appointment bigint, p_days integer) returns timestamp with time zone
-- function undoable_decision(p_table text, p_id integer, p_version integer, p_seen integer, p_actor text, p_since timestamp with time zone) returns text
-- function verify_one_time_code(p_phone_hash text, p_requester_hash text, p_code_hash text, p_now timestamp with time zone, p_max_wrong integer, p_max_wrong_of_others integer, OUT outcome code_outcome) returns code_outcome
-- function week_on(p_schedule integer, p_day date) returns jsonb
-- function weeks_meet(p_a text, p_b text) returns boolean
-- function working_hours(p_schedule integer, p_day date) returns TABLE(starts_minute smallint, ends_minute smallint)
-- function working_minutes(p_schedule integer, p_step smallint, p_day date) returns smallint[]
-- function working_minutes_on(p_schedule integer, p_step smallint, p_day date) returns TABLE(minutes smallint[])

