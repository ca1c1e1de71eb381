import type { DeskColumn } from '#shared/contract/desk/day.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** A time at which a doctor has no appointment of the branch and is not free, in local minutes after midnight. */
export interface BusyTime {
  readonly kind: DeskColumn['blocked'][number][2] | 'elsewhere' | 'held';
  readonly from: number;
  readonly to: number;
  /** The minute at which a hold ends. */
  readonly until?: number;
}

/** Returns the blocked and held times of a column, and the doctor's appointments at other branches. */
export function busyTimes({ blocked, elsewhere, held }: DeskColumn): readonly BusyTime[] {
  return [
    ...blocked.map(([from, to, kind]) => ({ kind, from, to })),
    ...elsewhere.map(([from, to]) => ({ kind: 'elsewhere' as const, from, to })),
    ...held.map(({ starts_at: startsAt, minutes, expires_at: expiresAt }) => {
      const from = wallClockOf(startsAt).minuteOfDay;
      const until = wallClockOf(expiresAt).minuteOfDay;
      return { kind: 'held' as const, from, to: from + minutes, until };
    }),
  ];
}
