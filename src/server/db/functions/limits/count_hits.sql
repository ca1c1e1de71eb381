-- Counts a request against limits, in their order, all or nothing. p_hits is a list of { action,
-- subject, window_ms, max }. refused is the index of the first exceeded limit, null when there is
-- none; retry_at is when that limit allows a request again. A refused request is not counted.
--
-- A window slides in twelfths: rate_limit has a row per twelfth, and the current twelfth and the
-- twelve before it are added up, so that no span as long as the window ever has more than max.
-- The upsert locks the current row, which serializes concurrent requests. Every caller passes its
-- limits in the same order, so they do not deadlock.
create or replace function count_hits(p_hits jsonb, p_now timestamptz, out refused integer, out retry_at timestamptz)
language plpgsql as $$
declare
  v_hit record;
  v_twelfth interval;
  v_current timestamptz;
  v_earlier bigint;
  v_count bigint;
begin
  for v_hit in
    select h.ordinality - 1 as index, h.value ->> 'action' as action,
      h.value ->> 'subject' as subject, (h.value ->> 'max')::integer as max,
      (h.value ->> 'window_ms')::bigint * interval '1 millisecond' as length
    from jsonb_array_elements(p_hits) with ordinality h
    order by h.ordinality
  loop
    v_twelfth := v_hit.length / 12;
    v_current := date_bin(v_twelfth, p_now, timestamptz 'epoch');
    insert into rate_limit as r (action, subject, window_start, hits)
      values (v_hit.action, v_hit.subject, v_current, 1)
      on conflict (action, subject, window_start) do update set hits = r.hits + 1
      returning r.hits into v_count;
    select coalesce(sum(r.hits), 0) into v_earlier from rate_limit r
      where r.action = v_hit.action and r.subject = v_hit.subject
        and r.window_start >= v_current - v_hit.length and r.window_start < v_current;
    if v_earlier + v_count > v_hit.max then
      refused := v_hit.index;
      -- Rows leave the window oldest first. Finds the first one after which a request is allowed.
      select o.window_start + v_hit.length + v_twelfth into retry_at
        from (
          select r.window_start, sum(r.hits) over (order by r.window_start) as leaving
          from rate_limit r
          where r.action = v_hit.action and r.subject = v_hit.subject
            and r.window_start >= v_current - v_hit.length and r.window_start <= v_current) o
        where o.leaving >= v_earlier + v_count - v_hit.max
        order by o.window_start limit 1;
      perform uncount_hits(
        jsonb_path_query_array(p_hits, '$[0 to $index]', jsonb_build_object('index', refused)), p_now);
      return;
    end if;
  end loop;
end $$;

-- Undoes count_hits, in the same transaction.
create or replace function uncount_hits(p_hits jsonb, p_now timestamptz) returns void
language sql as $$
  update rate_limit r set hits = r.hits - 1
  from jsonb_array_elements(p_hits) h
  where r.action = h ->> 'action' and r.subject = h ->> 'subject'
    and r.window_start = date_bin(
      (h ->> 'window_ms')::bigint * interval '1 millisecond' / 12, p_now, timestamptz 'epoch')
$$;
