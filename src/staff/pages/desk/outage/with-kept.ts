import type { DeskDay } from '#shared/contract/desk/day.ts';
import type { ShownAppointment } from '../model/appointment-look.ts';
import type { KeptArrival } from './kept-arrivals.ts';

/** Returns the day with the arrivals that are waiting to be sent. Other rows keep their identity. */
export function withKept(day: DeskDay, kept: readonly KeptArrival[]): DeskDay {
  if (kept.length === 0) return day;
  const arrivals = new Map(kept.map((arrival) => [arrival.appointment, arrival]));
  return {
    ...day,
    appointments: day.appointments.map((appointment): ShownAppointment => {
      const arrival = arrivals.get(appointment.id);
      const isUnsent =
        arrival?.startsAt === appointment.starts_at && appointment.attendance === 'expected';
      if (!isUnsent || appointment.cancelled_by !== null) return appointment;
      return { ...appointment, attendance: 'arrived', arrived_at: arrival.at, is_unsent: true };
    }),
  };
}
