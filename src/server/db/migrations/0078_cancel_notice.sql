-- A branch asks for at most three days of notice.
update clinic_branch set cancel_hours = 72 where cancel_hours > 72;
update content_draft set value = case when value > '72' then '72' else value end,
    base = case when base > '72' then '72' else base end
  where subject_table = 'clinic_branch' and field = 'cancel_hours';
alter table clinic_branch drop constraint clinic_branch_cancel_hours_check;
alter table clinic_branch add constraint clinic_branch_cancel_hours_check
  check (cancel_hours between 1 and 72);
