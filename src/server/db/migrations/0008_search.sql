-- The search index: one row per thing and city, a projection of doctors, clinics and services.
-- index_search_docs writes it a moment after a change. Every process holds its words in memory and
-- reads on from the last version it knows, on NOTIFY search_changed.
create table search_doc (
  id bigint generated always as identity primary key,
  city_id integer not null,
  type text not null check (type in ('Doctors', 'Clinics', 'Specialties', 'Services')),
  -- of the doctor, clinic or service
  entity_id integer not null,
  slug text not null,
  titles localized_text not null,
  -- further names it is found by, a list of texts like titles
  aliases jsonb not null,
  -- popularity, compared within a type only
  weight integer not null,
  -- grows with every write; writers run one after another, so versions are committed in order
  version bigint not null,
  -- set when the thing no longer exists, until every process has read so
  removed_at timestamptz,
  unique (type, entity_id, city_id)
);
create index search_doc_version on search_doc (version, id);
create index search_doc_removed on search_doc (removed_at) where removed_at is not null;

create sequence search_version;

-- The things whose rows are due for indexing. A thing may be queued many times, so that a change
-- never waits for another one.
create table search_queue (
  id bigint generated always as identity primary key,
  type text not null check (type in ('Doctors', 'Clinics', 'Services')),
  entity_id integer not null
);
