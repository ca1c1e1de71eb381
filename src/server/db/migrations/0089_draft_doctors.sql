-- True for a doctor whom a live clinic has added, until the doctor is first shown. A doctor who is only hidden keeps the
-- profile, and lists of doctors who take no bookings; a draft has neither.
alter table doctor add is_draft boolean not null default false;
update doctor d set is_draft = true
where not d.is_active and exists (select from clinic_proposal p where p.doctor_id = d.id);
delete from doctor_listing where doctor_id in (select id from doctor where is_draft);
