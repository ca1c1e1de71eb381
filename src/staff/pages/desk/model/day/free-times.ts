import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { DeskColumnModel } from './day-model.ts';

/**
 * Returns the minutes of the doctor's grid at which an appointment of a length fits into the hours, is free, and keeps
 * the buffer; none for a hidden doctor.
 *
 * @param minutes by default a step of the grid
 */
export function freeMinutes(
  column: DeskColumnModel,
  minutes = column.doctor.step_minutes,
): readonly number[] {
  if (column.doctor.is_hidden) return [];
  const step = column.doctor.step_minutes;
  const taken = takenTimes(column);
  return column.hours
    .flatMap(([start, end]) =>
      Array.from(
        { length: Math.max(0, Math.floor((end - start - minutes) / step) + 1) },
        (_, index) => start + index * step,
      ),
    )
    .filter((minute) => taken.every(([from, to]) => minute + minutes <= from || to <= minute));
}

/**
 * Returns the share of the minutes of a doctor's day that cannot be booked any more, from 0 to 1; null without hours.
 * Appointments, holds and the buffers around them take minutes; blocks and absences are not part of the day.
 */
export function loadOf(column: DeskColumnModel): number | null {
  const blocked = minutesWithin(column.hours, column.blocked);
  const open = minutesWithin(column.hours, column.hours) - blocked;
  const taken = minutesWithin(column.hours, takenTimes(column)) - blocked;
  return open === 0 ? null : taken / open;
}

type Span = readonly [from: number, to: number, ...unknown[]];

/** Returns how many minutes of the hours lie in any of the spans, which may overlap. */
function minutesWithin(hours: readonly Span[], spans: readonly Span[]): number {
  const sorted = spans.toSorted(([a], [b]) => a - b);
  let sum = 0;
  for (const [opens, closes] of hours) {
    let reached = opens;
    for (const [from, to] of sorted) {
      const end = Math.min(to, closes);
      sum += Math.max(0, end - Math.max(from, reached));
      reached = Math.max(reached, end);
    }
  }
  return sum;
}

/** Returns the first minute of the doctor that is free, at `after` or later, or null. */
export function nextFreeMinute(column: DeskColumnModel, after: number): number | null {
  return freeMinutes(column).find((minute) => minute >= after) ?? null;
}

function takenTimes({ doctor, appointments, blocked, elsewhere, held }: DeskColumnModel) {
  const buffer = doctor.buffer_minutes;
  const booked = [
    ...appointments
      .filter((appointment) => !appointment.is_extra)
      .map((appointment) => [appointment.from, appointment.to] as const),
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

/** A time that an appointment would have. */
interface Wanted {
  /** The appointment, if it exists: the place that it leaves is not near to it. */
  readonly id?: number;
  readonly startsAt: string;
  readonly minutes: number;
}

/**
 * Returns true for an appointment that would be nearer to another one of the shown day, or to a time that a
 * patient holds, than the doctor's buffer.
 */
export function isWithinBuffer(
  { doctor, appointments, held }: DeskColumnModel,
  { id, startsAt, minutes }: Wanted,
): boolean {
  const start = Date.parse(startsAt);
  const { buffer_minutes: buffer } = doctor;
  const others = [
    ...held,
    ...appointments.filter((appointment) => !appointment.is_extra && appointment.id !== id),
  ];
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

/**
 * Returns why an ordinary appointment cannot be booked at a time of the shown day: other appointments of the doctor,
 * at any branch, or a patient who holds it; null if it can. Buffers and blocks do not stop the desk.
 */
export function conflictAt(
  { appointments, elsewhere, held }: DeskColumnModel,
  { startsAt, minutes }: Wanted,
): 'taken' | 'held' | null {
  const from = wallClockOf(startsAt).minuteOfDay;
  const to = from + minutes;
  const isTaken =
    appointments.some((other) => !other.is_extra && from < other.to && other.from < to) ||
    elsewhere.some(([start, end]) => from < end && start < to);
  if (isTaken) return 'taken';
  const isHeld = held.some((hold) => {
    const start = wallClockOf(hold.starts_at).minuteOfDay;
    return from < start + hold.minutes && start < to;
  });
  return isHeld ? 'held' : null;
}
