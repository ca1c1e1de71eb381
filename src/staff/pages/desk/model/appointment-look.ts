import {
  CalendarCheck,
  Check,
  CheckCheck,
  CircleHelp,
  Clock3,
  CloudOff,
  DoorOpen,
  Globe,
  Phone,
  Stethoscope,
  TriangleAlert,
  UserRound,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { isLate, isUnmarked } from '#shared/domain/desk/attendance.ts';

/** An appointment, and whether it is shown as arrived before the server knows of it. */
export interface ShownAppointment extends DeskAppointment {
  readonly is_unsent?: true;
}

/**
 * The states that an appointment is shown in: its attendance, the answer of the patient, lateness, a mark that
 * is missing, and no connection.
 */
export type ShownState = DeskAppointment['attendance'] | 'coming' | 'late' | 'unmarked' | 'unsent';

export const STATE_ICONS: Readonly<Record<ShownState, LucideIcon>> = {
  expected: Clock3,
  coming: CalendarCheck,
  late: TriangleAlert,
  unmarked: CircleHelp,
  arrived: Check,
  unsent: CloudOff,
  in_room: Stethoscope,
  seen: CheckCheck,
  no_show: UserX,
};

export const SOURCE_ICONS: Readonly<Record<DeskAppointment['source'], LucideIcon>> = {
  online: Globe,
  phone: Phone,
  desk: UserRound,
  walk_in: DoorOpen,
  import: UserRound,
  rehearsal: UserRound,
};

/** Returns the state that an appointment is shown in. `now` is in epoch milliseconds. */
export function stateOf(appointment: ShownAppointment, now: number): ShownState {
  if (appointment.is_unsent === true) return 'unsent';
  if (isLate(observed(appointment), now)) return 'late';
  if (isUnmarked(observed(appointment), now)) return 'unmarked';
  return appointment.attendance === 'expected' && appointment.is_coming
    ? 'coming'
    : appointment.attendance;
}

/** Returns an appointment in the form that the rules of attendance read. */
export function observed({ attendance, starts_at: startsAt, cancelled_by: by }: DeskAppointment) {
  return { attendance, startsAt: Date.parse(startsAt), isCancelled: by !== null };
}

/** Returns the whole minutes that are shown beside a state: of a wait, or of lateness. */
export function minutesPassed(appointment: ShownAppointment, now: number): number | null {
  if (appointment.is_unsent === true) return null;
  return stateOf(appointment, now) === 'late'
    ? Math.floor((now - Date.parse(appointment.starts_at)) / 60_000)
    : minutesWaited(appointment, now);
}

/** Returns the whole minutes that a patient has waited; null if the patient does not wait. */
export function minutesWaited(
  { attendance, arrived_at: at }: DeskAppointment,
  now: number,
): number | null {
  if (attendance !== 'arrived' || at === null) return null;
  return Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
}
