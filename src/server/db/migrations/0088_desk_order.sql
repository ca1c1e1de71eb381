-- The schedules of a branch in the order of the columns of its desk; others follow by name.
create table desk_order (
  clinic_branch_id integer primary key references clinic_branch on delete cascade,
  schedules integer[] not null
);
