import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';

/** A change of an appointment. */
type AppointmentEvent = Omit<
  Tables['appointment_event'],
  'id' | 'appointment_id' | 'silent_reason'
>;

const selectEvents = prepared<AppointmentEvent, [appointment: number]>(
  'events_of_appointment',
  `select at, action, actor, address_hash, starts_at from appointment_event
   where appointment_id = $1 order by id`,
);

/** Lists the events of an appointment, the oldest first. */
export async function listEvents(db: Queryable, appointment: number): Promise<AppointmentEvent[]> {
  return selectEvents(db, [appointment]);
}
