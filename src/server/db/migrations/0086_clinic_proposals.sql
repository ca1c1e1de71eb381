-- What a clinic that patients see adds to itself, until an account manager approves it. An approved one is deleted.
create table clinic_proposal (
  id integer primary key generated always as identity,
  clinic_id integer not null references clinic on delete cascade,
  kind text not null check (kind in ('doctor', 'branch', 'partner')),
  -- a doctor who is hidden until then
  doctor_id integer unique references doctor on delete cascade,
  -- what is saved then: a branch, or the legal name and the tax number
  input jsonb,
  proposed_by integer not null references staff_user,
  proposed_at timestamptz not null,
  -- why it was returned; null while it waits
  reason text check (length(reason) between 1 and 1000),
  check ((kind = 'doctor') = (doctor_id is not null)),
  check ((kind = 'doctor') = (input is null))
);
create index clinic_proposal_clinic on clinic_proposal (clinic_id);
create unique index clinic_proposal_partner on clinic_proposal (clinic_id) where kind = 'partner';
