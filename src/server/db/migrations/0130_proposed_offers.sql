-- A service of a doctor whom patients see already, at a branch where the doctor works or starts to work.
alter table clinic_proposal drop constraint clinic_proposal_kind_check;
alter table clinic_proposal add constraint clinic_proposal_kind_check
  check (kind in ('doctor', 'branch', 'partner', 'offer'));
create unique index clinic_proposal_offer on clinic_proposal
  ((input ->> 'doctor_id'), (input ->> 'branch_id'), (input ->> 'service_id')) where kind = 'offer';
