-- Other hours of a day, in which only the desk books. A day off has none.
alter table schedule_exception add column is_phone_only boolean not null default false
  constraint schedule_exception_phone_hours check (not is_phone_only or starts_minute is not null);
