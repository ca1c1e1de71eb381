-- A phone that entered its code is called verified, here as everywhere else.
alter table slot_hold rename column is_proven to is_verified;

update appointment set origin = origin - 'is_phone_proved'
    || jsonb_build_object('is_phone_verified', origin -> 'is_phone_proved')
  where origin ? 'is_phone_proved';
