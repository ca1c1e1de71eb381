-- Names the account and the instant of the changes of prices in this transaction, for the trigger that
-- records them: it sees only the rows, and prices are changed by forms, grids, imports and plans.
create or replace function set_price_actor(p_actor text, p_now timestamptz) returns void
language sql as $$
  select set_config('vizit.price_actor', p_actor, true), set_config('vizit.price_at', p_now::text, true)
$$;

create or replace function record_price_changes() returns trigger language plpgsql as $$
begin
  insert into price_change
    (doctor_service_id, at, actor, old_price, new_price, old_discount, new_discount,
      old_follow_up_price, new_follow_up_price)
  select n.id, coalesce(nullif(current_setting('vizit.price_at', true), '')::timestamptz, now()),
    nullif(current_setting('vizit.price_actor', true), ''), o.price, n.price, o.discount, n.discount,
    o.follow_up_price, n.follow_up_price
  from old_rows o join new_rows n on n.id = o.id
  where (o.price, o.discount, o.follow_up_price)
    is distinct from (n.price, n.discount, n.follow_up_price);
  return null;
end $$;
