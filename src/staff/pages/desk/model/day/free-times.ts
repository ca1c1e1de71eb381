import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { DeskColumnModel } from './day-model.ts';

const MINUTE_MS = 60_000;

/** Returns the minutes at which a step of the doctor's hours begins that is free, and that keeps the buffer. */
export function freeMinutes(column: DeskColumnModel): readonly number[] {
  const step = column.doctor.step_minutes;
  const taken = takenTimes(column);
  return column.hours
    .flatMap(([start, end]) =>
      Array.from({ length: Math.floor((end - start) / step) }, (_, index) => start + index * step),
    )
    .filter((minute) => taken.every(([from, to]) => minute + step <= from || to <= minute));
}

/** Returns the first minute of the doctor that is free, at `after` or later, or null. */
export function nextFreeMinute(column: DeskColumnModel, after: number): number | null {
  return freeMinutes(column).find((minute) => minute >= after) ?? null;
}

function takenTimes({ doctor, visits, blocked, elsewhere, held }: DeskColumnModel) {
  const buffer = doctor.buffer_minutes;
  const booked = [
    ...visits.filter((visit) => !visit.is_extra).map((visit) => [visit.from, visit.to] as const),
    ...elsewhere,
    ...held.map((hold) => {
      const start = wallClockOf(hold.starts_at).minuteOfDay;
      return [start, start + hold.minutes] as const;
    }),
  ];
  return [
    ...blocked.map(([from, to]) => [from, to] as const),
    ...booked.map(([from, to]) => [from - buffer, to + buffer] as const),
  ];
}

/** A time that a visit would have. */
interface Wanted {
  /** The visit, if it exists: the place that it leaves is not near to it. */
  readonly id?: number;
  readonly startsAt: string;
  readonly minutes: number;
}

/**
 * Returns true for a visit that would be nearer to another one of the shown day, or to a time that a patient
 * holds, than the doctor's buffer.
 */
export function isWithinBuffer(
  { doctor, visits, held }: DeskColumnModel,
  { id, startsAt, minutes }: Wanted,
): boolean {
  const start = Date.parse(startsAt);
  const { buffer_minutes: buffer } = doctor;
  const others = [...held, ...visits.filter((visit) => !visit.is_extra && visit.id !== id)];
  return (
    buffer > 0 &&
    others.some((other) => {
      const otherStart = Date.parse(other.starts_at);
      return (
        start < otherStart + (other.minutes + buffer) * MINUTE_MS &&
        otherStart < start + (minutes + buffer) * MINUTE_MS
      );
    })
  );
}
