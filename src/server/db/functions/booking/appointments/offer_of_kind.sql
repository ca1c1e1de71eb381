-- Returns the steps of the schedule that an appointment of an offer takes. A follow-up takes those of a first
-- appointment where the offer has no follow-up: at a colleague's, or because the clinic no longer offers it.
create or replace function steps_of_kind(
  p_offer doctor_service, p_schedule schedule, p_is_follow_up boolean
) returns smallint language sql immutable parallel safe as $$
  select case when p_is_follow_up and p_offer.follow_up_minutes is not null
    then ceil(p_offer.follow_up_minutes::numeric / p_schedule.step_minutes)::smallint
    else p_offer.steps end
$$;

-- Returns an offer with the price and the length of one of its kinds; null for a follow-up that it does not have.
create or replace function offer_of_kind(
  p_offer doctor_service, p_schedule schedule, p_is_follow_up boolean
) returns doctor_service language plpgsql immutable parallel safe as $$
begin
  if not p_is_follow_up then return p_offer; end if;
  if p_offer.follow_up_minutes is null then return null; end if;
  p_offer.price := p_offer.follow_up_price;
  p_offer.discount := 0;
  p_offer.total := p_offer.follow_up_price;
  p_offer.duration_minutes := p_offer.follow_up_minutes;
  p_offer.steps := steps_of_kind(p_offer, p_schedule, true);
  return p_offer;
end $$;
