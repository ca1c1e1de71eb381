import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { DeskColumnModel } from './day-model.ts';

/** Returns the minutes at which a step of the doctor's hours begins that is free. */
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

function takenTimes({ visits, blocked, elsewhere, held }: DeskColumnModel) {
  return [
    ...visits.filter((visit) => !visit.is_extra).map((visit) => [visit.from, visit.to] as const),
    ...blocked,
    ...elsewhere,
    ...held.map((hold) => {
      const start = wallClockOf(hold.starts_at).minuteOfDay;
      return [start, start + hold.minutes] as const;
    }),
  ];
}
