import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';

/** The event of an appointment, in the words of its history. */
type DeskAppointmentChange =
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'coming'
  | DeskAppointment['attendance'];

/** An appointment and what has happened to it. */
export interface ChangedAppointment {
  readonly appointment: DeskAppointment;
  readonly change: DeskAppointmentChange;
}

/** Returns what has happened to appointments of a day; what is not worth interrupting for is left out. */
export function listChanges(
  before: readonly DeskAppointment[],
  after: readonly DeskAppointment[],
): readonly ChangedAppointment[] {
  const old = new Map(before.map((appointment) => [appointment.id, appointment]));
  const ids = new Set(after.map(({ id }) => id));
  const left = before.filter(({ id, cancelled_by: by }) => !ids.has(id) && by === null);
  return [
    ...left.map((appointment) => ({ appointment, change: 'moved' as const })),
    ...after.flatMap((appointment) => {
      const change = changeOf(old.get(appointment.id), appointment);
      return change === null ? [] : [{ appointment, change }];
    }),
  ];
}

function changeOf(
  old: DeskAppointment | undefined,
  appointment: DeskAppointment,
): DeskAppointmentChange | null {
  if (old === appointment) return null;
  if (appointment.cancelled_by !== null) return old?.cancelled_by === null ? 'cancelled' : null;
  if (old === undefined || old.cancelled_by !== null) return 'booked';
  if (old.starts_at !== appointment.starts_at || old.schedule_id !== appointment.schedule_id)
    return 'moved';
  if (old.attendance !== appointment.attendance) return appointment.attendance;
  return appointment.is_coming && !old.is_coming ? 'coming' : null;
}
