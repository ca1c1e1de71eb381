-- Returns the sketch of all that is in either of two sketches: the greater of each register.
create or replace function merge_sketches(p_a bytea, p_b bytea) returns bytea
language sql immutable parallel safe as $$
  select decode(string_agg(
    lpad(to_hex(greatest(get_byte(p_a, g), get_byte(p_b, g))), 2, '0'), '' order by g), 'hex')
  from generate_series(0, length(p_a) - 1) g
$$;
