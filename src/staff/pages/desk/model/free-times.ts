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
  return [...blocked, ...booked.map(([from, to]) => [from - buffer, to + buffer] as const)];
}

/** Returns true for a visit that would be nearer to another one of the shown day than the doctor's buffer. */
export function isWithinBuffer(
  column: DeskColumnModel,
  startsAt: string,
  minutes: number,
): boolean {
  const start = Date.parse(startsAt);
  const { buffer_minutes: buffer } = column.doctor;
  return column.visits.some((visit) => {
    const other = Date.parse(visit.starts_at);
    return (
      !visit.is_extra &&
      start < other + (visit.minutes + buffer) * MINUTE_MS &&
      other < start + (minutes + buffer) * MINUTE_MS
    );
  });
}
