-- Sketches (HyperLogLog) of the networks that looked for a service in a city in a week, and of those of them that found
-- no time within 14 days. They give counts, and neither addresses nor hashes of them.
create table demand_week (
  week date not null,
  city_id integer not null references city on delete cascade,
  service_id integer not null references service on delete cascade,
  looked bytea not null,
  unmet bytea not null,
  primary key (week, city_id, service_id)
);
