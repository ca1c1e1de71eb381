import { dateInZone, instantAt, minuteOfDayInZone } from '#shared/domain/time/zoned-time.ts';

/** Returns the number of steps that an appointment of `durationMinutes` occupies, at least one. */
function stepsNeeded(stepMinutes: number, durationMinutes: number): number {
  return Math.max(1, Math.ceil(durationMinutes / stepMinutes));
}

/**
 * Returns the minutes of the day at which an appointment may start: all of its steps are free.
 * `free` is sorted ascending, in minutes since midnight, each the start of a free step.
 */
export function startMinutes(
  free: readonly number[],
  stepMinutes: number,
  durationMinutes: number,
): number[] {
  const needed = stepsNeeded(stepMinutes, durationMinutes);
  if (needed === 1) return [...free];

  const starts: number[] = [];
  const freeSteps: number[] = [];
  // From the end, so that the run of free steps after each one is already known. `next` only
  // decreases, so this takes linear time.
  let next = free.length - 1;
  for (let index = free.length - 1; index >= 0; index -= 1) {
    const start = free[index] ?? 0;
    const following = start + stepMinutes;
    while ((free[next] ?? 0) > following) next -= 1;
    const run = free[next] === following ? (freeSteps[next] ?? 0) + 1 : 1;
    freeSteps[index] = run;
    if (run >= needed) starts.push(start);
  }
  return starts.toReversed();
}

/** Returns the minutes of the day, at the start of each step, that an appointment occupies. */
export function takenMinutes(
  startMinute: number,
  stepMinutes: number,
  durationMinutes: number,
): number[] {
  return Array.from(
    { length: stepsNeeded(stepMinutes, durationMinutes) },
    (_, step) => startMinute + step * stepMinutes,
  );
}

/**
 * Returns the minute of the local day at which a slot starts (epoch milliseconds). Null for the first pass of an
 * hour that the clock repeats in autumn: only the second one has slots. The database has the same rule in
 * slot_rules.sql.
 */
export function slotMinute(startsAt: number, timeZone: string): number | null {
  const minute = minuteOfDayInZone(startsAt, timeZone);
  const day = dateInZone(startsAt, timeZone);
  return instantAt(day, minute, timeZone) === startsAt ? minute : null;
}

/** Returns the first instant (epoch milliseconds) that can be booked, `leadMinutes` from now. */
export function bookableFrom(nowMs: number, leadMinutes: number): number {
  return nowMs + leadMinutes * 60_000;
}
