-- The phone of a branch in international form, with the spaces it is read with: +36 1 000 0123.
alter table clinic_branch
  add column phone text check (phone ~ '^\+[0-9]( ?[0-9]){6,14}$');
