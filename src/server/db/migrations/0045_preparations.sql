-- The preparation of patients for a service:
-- {"steps": [{"kind": "fasting", "amount": 8}], "notes": {"en": "Bring your own towel."}}
create domain preparation as jsonb;

alter table service add column preparation preparation;

-- The preparation that a branch asks for instead, the same for all of its doctors.
create table branch_preparation (
  clinic_branch_id integer not null references clinic_branch on delete cascade,
  service_id integer not null references service on delete cascade,
  preparation preparation not null,
  primary key (clinic_branch_id, service_id)
);
create index branch_preparation_service on branch_preparation (service_id);
