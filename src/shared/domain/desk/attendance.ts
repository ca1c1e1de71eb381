import { MINUTE_MS } from '#shared/domain/time/durations.ts';

/** The steps of an appointment at the clinic. `no_show` can follow `expected` and `arrived`. */
export const ATTENDANCES = ['expected', 'arrived', 'in_room', 'seen', 'no_show'] as const;

export type Attendance = (typeof ATTENDANCES)[number];

/** A patient may be this late before the desk can record a no-show. `set_attendance` checks the same. */
const NO_SHOW_AFTER_MINUTES = 15;
/** A patient is shown as late after this. */
const LATE_AFTER_MINUTES = 10;
/** After this the desk has no longer a patient to call, but a mark to add. */
const UNMARKED_AFTER_MINUTES = 60;

/** The state of an appointment at a moment. */
interface Observed {
  readonly attendance: Attendance;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly isCancelled: boolean;
}

/** Returns the steps that the desk can record now, the usual one first; undoing is not one of them. */
export function nextAttendances(appointment: Observed, now: number): readonly Attendance[] {
  if (appointment.isCancelled) return [];
  const noShow =
    minutesLate(appointment, now) >= NO_SHOW_AFTER_MINUTES ? (['no_show'] as const) : [];
  switch (appointment.attendance) {
    case 'expected':
      return ['arrived', ...noShow];
    case 'arrived':
      return ['in_room', 'seen', ...noShow];
    case 'in_room':
      return ['seen'];
    default:
      return [];
  }
}

/** Returns the step to which the desk can take an appointment back; null if nothing was recorded. */
export function previousAttendance({
  attendance,
  isCancelled,
}: Pick<Observed, 'attendance' | 'isCancelled'>): Attendance | null {
  if (isCancelled) return null;
  switch (attendance) {
    case 'expected':
      return null;
    case 'in_room':
      return 'arrived';
    case 'seen':
      return 'in_room';
    default:
      return 'expected';
  }
}

/** Returns true if an expected patient is so late that the desk should call. */
export function isLate(appointment: Observed, now: number): boolean {
  const minutes = minutesLate(appointment, now);
  return isOpen(appointment) && minutes >= LATE_AFTER_MINUTES && minutes < UNMARKED_AFTER_MINUTES;
}

/** Returns true if the start passed so long ago that the desk only has to record whether the patient came. */
export function isUnmarked(appointment: Observed, now: number): boolean {
  return isOpen(appointment) && minutesLate(appointment, now) >= UNMARKED_AFTER_MINUTES;
}

const isOpen = ({ attendance, isCancelled }: Observed) => attendance === 'expected' && !isCancelled;

/** Returns the whole minutes since the start of an appointment; negative before it. */
function minutesLate({ startsAt }: Pick<Observed, 'startsAt'>, now: number): number {
  return Math.floor((now - startsAt) / MINUTE_MS);
}
