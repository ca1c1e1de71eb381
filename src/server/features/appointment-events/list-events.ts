import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Something that was done to an appointment. */
interface AppointmentEvent {
  at: Date;
  action: 'booked' | 'moved' | 'cancelled' | 'reviewed' | 'erased';
  /** `patient`, `operator NAME`, `retention`, or a role of the database. */
  actor: string;
  /** Keyed hash of a network address; null where there was none. */
  address_hash: string | null;
  /** When the visit begins after it. */
  starts_at: Date;
}

const selectEvents = prepared<AppointmentEvent, [appointment: number]>(
  'events_of_appointment',
  `select at, action, actor, address_hash, starts_at from appointment_event
   where appointment_id = $1 order by id`,
);

/** All that was done to an appointment, the oldest first. */
export async function listEvents(db: Queryable, appointment: number): Promise<AppointmentEvent[]> {
  return selectEvents(db, [appointment]);
}
