import type pg from 'pg';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';

/** A bookable slot. */
export interface FreeSlot {
  doctorService: number;
  id: number;
  /** Epoch milliseconds. */
  startsAt: number;
  minutes: number;
  /** The local date and time. */
  day: string;
  time: string;
  schedule: number;
  clinic: number;
  doctor: number;
  doctorName: string;
}

const MAX_SLOTS = 120_000;

/**
 * Returns free slots of branches without required fields, in pseudo-random order. Includes only
 * services of one step, so that slots do not overlap.
 */
export async function findFreeSlots(database: pg.Pool): Promise<FreeSlot[]> {
  const { rows } = await database.query<Omit<FreeSlot, 'id' | 'startsAt'> & { starts_at: Date }>(
    `with service as (
       select distinct on (ds.schedule_id) ds.id, ds.schedule_id, s.time_zone, s.step_minutes,
         d.id as doctor, d.names ->> 'en' as name, b.clinic_id
       from doctor_service ds
       join doctor d on d.id = ds.doctor_id and d.is_active
       join schedule s on s.id = ds.schedule_id
       join clinic_branch b on b.id = ds.clinic_branch_id
       where ds.is_active and ds.steps = 1 and not exists (
         select from clinic_branch_field f
         where f.clinic_branch_id = ds.clinic_branch_id and f.is_required)
       order by ds.schedule_id, ds.id)
     select ds.id as "doctorService", ds.schedule_id as schedule, t.at as starts_at,
       ds.step_minutes as minutes, d.day::text as day, ds.clinic_id as clinic, ds.doctor,
       to_char(t.at at time zone ds.time_zone, 'HH24:MI') as time, ds.name as "doctorName"
     from service ds
     join schedule_day d using (schedule_id)
     cross join lateral unnest(d.free) m
     cross join lateral (select (d.day + m * interval '1 minute') at time zone ds.time_zone as at) t
     where d.day > current_date + 1
     order by md5(ds.id::text || t.at::text)
     limit $1`,
    [MAX_SLOTS],
  );
  return rows.map(({ starts_at: at, ...slot }) => ({
    ...slot,
    id: encodeSlotId(slot.schedule, at.getTime()),
    startsAt: at.getTime(),
  }));
}
