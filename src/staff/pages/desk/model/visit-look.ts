import {
  CalendarCheck,
  Check,
  CheckCheck,
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
import type { Visit } from '#shared/contract/desk/visit.ts';
import { isLate } from '#shared/domain/desk/attendance.ts';

/** A visit, and whether it is shown as arrived before the server knows of it. */
export interface ShownVisit extends Visit {
  readonly is_unsent?: true;
}

/** The states that a visit is shown in: its attendance, the answer of the patient, lateness, and no connection. */
export type ShownState = Visit['attendance'] | 'coming' | 'late' | 'unsent';

export const STATE_ICONS: Readonly<Record<ShownState, LucideIcon>> = {
  expected: Clock3,
  coming: CalendarCheck,
  late: TriangleAlert,
  arrived: Check,
  unsent: CloudOff,
  in_room: Stethoscope,
  seen: CheckCheck,
  no_show: UserX,
};

export const SOURCE_ICONS: Readonly<Record<Visit['source'], LucideIcon>> = {
  online: Globe,
  phone: Phone,
  desk: UserRound,
  walk_in: DoorOpen,
  import: UserRound,
  rehearsal: UserRound,
};

/** Returns the state that a visit is shown in. `now` is in epoch milliseconds. */
export function stateOf(visit: ShownVisit, now: number): ShownState {
  if (visit.is_unsent === true) return 'unsent';
  if (isLate(observed(visit), now)) return 'late';
  return visit.attendance === 'expected' && visit.is_coming ? 'coming' : visit.attendance;
}

/** Returns a visit in the form that the rules of attendance read. */
export function observed({ attendance, starts_at: startsAt, cancelled_by: by }: Visit) {
  return { attendance, startsAt: Date.parse(startsAt), isCancelled: by !== null };
}

/** Returns the whole minutes that are shown beside a state: of a wait, or of lateness. */
export function minutesPassed(visit: ShownVisit, now: number): number | null {
  if (visit.is_unsent === true) return null;
  return stateOf(visit, now) === 'late'
    ? Math.floor((now - Date.parse(visit.starts_at)) / 60_000)
    : minutesWaited(visit, now);
}

/** Returns the whole minutes that a patient has waited; null if the patient does not wait. */
export function minutesWaited({ attendance, arrived_at: at }: Visit, now: number): number | null {
  if (attendance !== 'arrived' || at === null) return null;
  return Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
}
