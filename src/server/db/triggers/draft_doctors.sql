create or replace trigger end_draft_of_doctor before update on doctor
  for each row when (new.is_active and new.is_draft) execute function end_draft_of_doctor();
