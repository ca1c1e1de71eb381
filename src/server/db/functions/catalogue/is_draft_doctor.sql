-- Returns true for a doctor who was never shown, or works at drafts of clinics only: patients must not find the profile.
create or replace function is_draft_doctor(p_doctor integer) returns boolean language sql stable as $$
  select d.is_draft or coalesce((
    select bool_and(k.is_draft)
    from schedule s
    join clinic_branch b on b.id = s.clinic_branch_id
    join clinic k on k.id = b.clinic_id
    where s.doctor_id = d.id), false)
  from doctor d where d.id = p_doctor
$$;
