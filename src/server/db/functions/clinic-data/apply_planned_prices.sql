-- Changes the prices whose day has begun, at most a thousand, and deletes their plans. The price of a follow-up that
-- was withdrawn since is left out. Returns how many plans it has deleted. A plan is applied once: offers are locked before their plans, as edits lock them, and of
-- two workers the second finds none. The change is recorded for the account that planned it.
create or replace function apply_planned_prices(p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_offers integer[];
  v_actor text;
  v_changed integer[];
  v_doctors integer[] := '{}';
begin
  select array_agg(x.id) into v_offers from (
    select o.id from doctor_service o join planned_price p on p.doctor_service_id = o.id
    where p.starts_at <= p_now order by o.id limit 1000 for no key update of o) x;
  if v_offers is null then return 0; end if;
  for v_actor in
    select distinct p.planned_by from planned_price p
    where p.doctor_service_id = any (v_offers) order by 1
  loop
    perform set_price_actor(v_actor, p_now);
    with due as (
      delete from planned_price p
      where p.doctor_service_id = any (v_offers) and p.planned_by = v_actor and p.starts_at <= p_now
      returning p.doctor_service_id, p.price, p.follow_up_price, p.starts_on),
    saved as (
      update doctor_service o
      set price = d.price, total = round(d.price * (100 - o.discount) / 100, 2),
        follow_up_price = case when o.follow_up_price is not null
          then coalesce(d.follow_up_price, o.follow_up_price) end
      from due d where o.id = d.doctor_service_id
        and (o.price <> d.price or o.follow_up_price <> d.follow_up_price)
      returning o.id, o.doctor_id, d.starts_on),
    event as (
      insert into staff_event (at, actor, action, subject_table, subject_id, details)
      select p_now, v_actor, 'changed', 'doctor_service', s.id,
        jsonb_build_object('planned_for', s.starts_on)
      from saved s)
    select array_agg(distinct s.doctor_id) into v_changed from saved s;
    v_doctors := v_doctors || v_changed;
  end loop;
  if cardinality(v_doctors) > 0 then
    perform refresh_doctor_listing(v_doctors), notify_doctors_changed(v_doctors),
      pg_notify('reference_changed', '');
  end if;
  return cardinality(v_offers);
end $$;
