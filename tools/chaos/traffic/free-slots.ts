import type pg from 'pg';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';

/** A bookable slot. */
export interface FreeSlot {
  doctorService: number;
  id: number;
  /** Epoch milliseconds. */
  startsAt: number;
}

const MAX_SLOTS = 120_000;

/**
 * Returns free slots of branches without required fields, in pseudo-random order. Includes only
 * services of one step, so that slots do not overlap.
 */
export async function findFreeSlots(database: pg.Pool): Promise<FreeSlot[]> {
  const { rows } = await database.query<{ id: number; schedule: number; starts_at: Date }>(
    `with service as (
       select distinct on (ds.schedule_id) ds.id, ds.schedule_id, s.time_zone
       from doctor_service ds
       join doctor d on d.id = ds.doctor_id and d.is_active
       join schedule s on s.id = ds.schedule_id
       where ds.is_active and ds.steps = 1 and not exists (
         select from clinic_branch_field f
         where f.clinic_branch_id = ds.clinic_branch_id and f.is_required)
       order by ds.schedule_id, ds.id)
     select ds.id, ds.schedule_id as schedule, t.at as starts_at
     from service ds
     join schedule_day d using (schedule_id)
     cross join lateral unnest(d.free) m
     cross join lateral (select (d.day + m * interval '1 minute') at time zone ds.time_zone as at) t
     where d.day > current_date + 1
     order by md5(ds.id::text || t.at::text)
     limit $1`,
    [MAX_SLOTS],
  );
  return rows.map(({ id, schedule, starts_at: at }) => ({
    doctorService: id,
    id: encodeSlotId(schedule, at.getTime()),
    startsAt: at.getTime(),
  }));
}
