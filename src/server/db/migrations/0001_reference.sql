-- Reference data: small, read all the time, changed rarely. Every process holds it in memory and
-- reads it again on NOTIFY reference_changed.

-- A text for patients: an object, language → text.
create domain localized_text as jsonb;

create table city (
  id integer primary key,
  slug text not null unique,
  names localized_text not null,
  time_zone text not null,
  lat double precision not null,
  lng double precision not null,
  position smallint not null
);

create table city_area (
  id integer primary key,
  city_id integer not null references city,
  slug text not null,
  names localized_text not null,
  lat double precision not null,
  lng double precision not null,
  sitemap_index boolean not null default true,
  unique (city_id, slug)
);

create table clinic (
  id integer primary key,
  slug text not null unique,
  names localized_text not null,
  descriptions localized_text not null
);

create table clinic_branch (
  id integer primary key,
  clinic_id integer not null references clinic,
  city_id integer not null references city,
  city_area_id integer references city_area,
  names localized_text not null,
  addresses localized_text not null,
  lat double precision not null,
  lng double precision not null,
  -- [{ names, distance (metres), lines: [{ name, colour (six hexadecimal digits) }] }], nearest first
  stations jsonb not null default '[]'
);
create index clinic_branch_clinic on clinic_branch (clinic_id);

create table clinic_branch_field (
  id integer primary key,
  clinic_branch_id integer not null references clinic_branch,
  param_name text not null,
  titles localized_text not null,
  type text not null
    check (type in ('integer', 'boolean', 'date', 'email', 'gender', 'text', 'tax_id')),
  is_required boolean not null,
  min_length integer,
  max_length integer,
  position smallint not null,
  unique (clinic_branch_id, param_name)
);

create table insurance (
  id integer primary key,
  name text not null,
  sitemap_index boolean not null default false
);

create table service_category (
  id integer primary key,
  slug text not null unique,
  names localized_text not null,
  position smallint not null
);

create table service (
  id integer primary key,
  slug text not null unique,
  type text not null check (type in ('procedure', 'other')),
  names localized_text not null,
  alternate_names localized_text,
  descriptions localized_text not null,
  category_id integer references service_category,
  -- set on the variant for children
  adult_service_id integer unique references service,
  is_primary boolean not null,
  is_for_children boolean not null,
  popularity smallint not null
);

create table service_extra (
  service_id integer not null references service,
  extra_service_id integer not null references service,
  primary key (service_id, extra_service_id)
);
