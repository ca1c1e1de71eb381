-- Ends the draft of a doctor who is shown, in the console or by an approval: hidden again later, the doctor stays known.
create or replace function end_draft_of_doctor() returns trigger language plpgsql as $$
begin
  new.is_draft := false;
  return new;
end $$;
