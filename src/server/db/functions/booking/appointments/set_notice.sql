-- Keeps the time until which the branch asks a patient to cancel who is told of the appointment, as it was when the
-- patient booked or moved: noticeUntil in src/shared/domain/booking/cancel-notice.ts.
create or replace function set_notice() returns trigger language plpgsql as $$
begin
  select new.starts_at - b.cancel_hours * interval '1 hour' into new.notice_until
    from schedule s join clinic_branch b on b.id = s.clinic_branch_id
    where s.id = new.schedule_id;
  if new.notice_until <= (case tg_op when 'INSERT' then new.created_at else new.changed_at end) then
    new.notice_until := null;
  end if;
  return new;
end $$;

-- Marks a cancellation by the patient that is later than the branch asked. A doctor who is absent asks for nothing.
create or replace function set_cancelled_late() returns trigger language plpgsql as $$
begin
  new.is_cancelled_late := coalesce(
    new.cancelled_by = 'patient' and new.changed_at > new.notice_until and not is_displaced(old),
    false);
  return new;
end $$;
