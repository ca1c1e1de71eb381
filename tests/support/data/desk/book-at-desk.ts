import { randomUUID } from 'node:crypto';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { DeskAppointmentPayload } from '#shared/contract/desk/appointments.ts';
import { ids } from '../clinic.ts';
import type { StaffClient } from '../staff-client.ts';

/** Books the consultation for Szabó Kata, who calls, at a time; or what differs. Each call is a booking of its own. */
export function bookAtDesk(
  desk: StaffClient,
  startsAt: string,
  more: Partial<DeskAppointmentPayload> = {},
): Promise<DeskAppointment> {
  return desk.bookAtDesk({
    key: randomUUID(),
    offer: ids.consultation,
    starts_at: startsAt,
    source: 'phone',
    given_name: 'Kata',
    surname: 'Szabó',
    phone: '+36 20 123 4567',
    has_consent: true,
    ...more,
  });
}
