import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** A change of an appointment. */
interface AppointmentEvent {
  at: Date;
  action: 'booked' | 'moved' | 'cancelled' | 'reviewed' | 'erased';
  /** `patient`, `operator NAME`, `retention`, or a role of the database. */
  actor: string;
  /** The keyed hash of a network address; null without one. */
  address_hash: string | null;
  /** The start of the appointment after the event. */
  starts_at: Date;
}

const selectEvents = prepared<AppointmentEvent, [appointment: number]>(
  'events_of_appointment',
  `select at, action, actor, address_hash, starts_at from appointment_event
   where appointment_id = $1 order by id`,
);

/** Lists the events of an appointment, the oldest first. */
export async function listEvents(db: Queryable, appointment: number): Promise<AppointmentEvent[]> {
  return selectEvents(db, [appointment]);
}
