-- The number on which clinics reach a member of staff, with the calling code and the spaces it is read with.
alter table staff_user add phone text check (phone ~ '^\+[0-9]( ?[0-9]){6,14}$');

-- Who looks after a clinic. Its staff see name and phone.
create table clinic_account_manager (
  clinic_id integer primary key references clinic on delete cascade,
  staff_user_id integer not null references staff_user
);
insert into clinic_account_manager select clinic_id, owner_id from clinic_onboarding;
