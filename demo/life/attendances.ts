import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/time/durations.ts';
import { pickWeighted } from '../pick-weighted.ts';
import { createRandom, type Random } from '../random.ts';
import type { LivingAppointment } from './cancellation.ts';
import type { Life } from './life.ts';

/** The end of an appointment as the desk records it. Instants are epoch milliseconds. */
export type Attendance =
  | { readonly kind: 'no_show'; readonly at: number }
  | {
      readonly kind: 'seen';
      readonly arrivedAt: number;
      readonly startedAt: number;
      readonly finishedAt: number;
    };

/** The state of an appointment at an instant, with the times of its columns. */
export interface AttendanceState {
  readonly attendance: 'expected' | 'arrived' | 'in_room' | 'seen' | 'no_show';
  readonly arrivedAt: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly changedAt: number | null;
}

/** The minutes from the start at which patients arrive, with their shares. */
const ARRIVALS = [
  { from: -20, to: -8, share: 0.38 },
  { from: -7, to: 0, share: 0.42 },
  { from: 1, to: 8, share: 0.14 },
  { from: 9, to: 18, share: 0.06 },
] as const;

/** The desk gives up on a patient after these minutes. */
const NO_SHOW = { from: 20, to: 40 } as const;
/** Patients who booked long ago forget more often. */
const NO_SHOW_SHARES = { waiting: 0, day: 0.03, week: 0.06, later: 0.095 } as const;
const LATEST_DOCTOR_MINUTES = 9;
/** The share of the planned time that a consultation takes. */
const MIN_LENGTH_SHARE = 0.68;
const MAX_LENGTH_SHARE = 1.14;

export const EXPECTED: AttendanceState = {
  attendance: 'expected',
  arrivedAt: null,
  startedAt: null,
  finishedAt: null,
  changedAt: null,
};

/**
 * Returns what becomes of the appointments of a doctor on one day, which are in the order of their starts. The
 * doctor sees one patient after the other, so that a long consultation makes the next ones wait.
 */
export function attendancesOf(
  { seed, country }: Life,
  appointments: readonly LivingAppointment[],
): Attendance[] {
  let freeAt = 0;
  return appointments.map((appointment, index) => {
    const { hash, startsAt, endsAt } = appointment;
    const random = createRandom(seed, country.code, 'attendance', hash);
    if (random.chance(noShowShare(appointment))) {
      return { kind: 'no_show', at: startsAt + minutesWithin(random, NO_SHOW) };
    }
    const delay = index === 0 ? minutesWithin(random, { from: 0, to: LATEST_DOCTOR_MINUTES }) : 0;
    const range = pickWeighted(random, ARRIVALS, ({ share }) => share);
    const arrivedAt = startsAt + minutesWithin(random, range);
    const startedAt = Math.max(
      arrivedAt + minutesWithin(random, { from: 1, to: 3 }),
      startsAt + delay - minutesWithin(random, { from: 0, to: 4 }),
      freeAt + minutesWithin(random, { from: 1, to: 2 }),
    );
    const share = MIN_LENGTH_SHARE + (MAX_LENGTH_SHARE - MIN_LENGTH_SHARE) * random.fraction();
    const finishedAt = Math.floor(startedAt + (endsAt - startsAt) * share);
    freeAt = finishedAt;
    return { kind: 'seen', arrivedAt, startedAt, finishedAt };
  });
}

/** Returns the state that an appointment has at `now`, in epoch milliseconds. */
export function stateAt(attendance: Attendance, now: number): AttendanceState {
  if (attendance.kind === 'no_show') {
    if (now < attendance.at) return EXPECTED;
    return { ...EXPECTED, attendance: 'no_show', changedAt: attendance.at };
  }
  const { arrivedAt, startedAt, finishedAt } = attendance;
  if (now < arrivedAt) return EXPECTED;
  if (now < startedAt) {
    return { ...EXPECTED, attendance: 'arrived', arrivedAt, changedAt: arrivedAt };
  }
  if (now < finishedAt) {
    return { attendance: 'in_room', arrivedAt, startedAt, finishedAt: null, changedAt: startedAt };
  }
  return { attendance: 'seen', arrivedAt, startedAt, finishedAt, changedAt: finishedAt };
}

function noShowShare({ startsAt, bookedAt }: LivingAppointment): number {
  // Patients of the queue are there already.
  if (startsAt - bookedAt < HOUR_MS) return NO_SHOW_SHARES.waiting;
  const days = (startsAt - bookedAt) / DAY_MS;
  if (days < 1) return NO_SHOW_SHARES.day;
  return days < 7 ? NO_SHOW_SHARES.week : NO_SHOW_SHARES.later;
}

/** Returns a random time within a range of minutes, in milliseconds. */
function minutesWithin(random: Random, { from, to }: { from: number; to: number }): number {
  return random.integer((from * MINUTE_MS) / SECOND_MS, (to * MINUTE_MS) / SECOND_MS) * SECOND_MS;
}
