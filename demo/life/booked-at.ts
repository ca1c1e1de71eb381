import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone, instantAt } from '#shared/domain/time/zoned-time.ts';
import { pickWeighted } from '../pick-weighted.ts';
import type { Random } from '../random.ts';

/** The days between a booking and its appointment, as ranges, with their shares. */
const LEADS = [
  { from: 0, to: 0, share: 0.13 },
  { from: 1, to: 2, share: 0.25 },
  { from: 3, to: 6, share: 0.28 },
  { from: 7, to: 13, share: 0.2 },
  { from: 14, to: 28, share: 0.14 },
] as const;

/** Most patients book in the daytime and in the evening. */
const FIRST_MINUTE = 8 * 60;
const LAST_MINUTE = 21 * 60 + 30;
const MAX_HOURS_ON_THE_DAY = 5;

/**
 * Returns when an appointment was booked. Instants are epoch milliseconds; the booking is in the waking hours of the
 * zone.
 */
export function bookedAt(random: Random, startsAt: number, zone: string): number {
  const { from, to } = pickWeighted(random, LEADS, ({ share }) => share);
  const days = random.integer(from, to);
  const minute = random.integer(FIRST_MINUTE, LAST_MINUTE);
  const day = dateInZone(startsAt, zone);
  if (days === 0) {
    const at = startsAt - HOUR_MS - random.integer(0, MAX_HOURS_ON_THE_DAY * HOUR_MS - 1);
    const opening = instantAt(day, FIRST_MINUTE, zone) ?? 0;
    if (at >= opening) return at;
  }
  const earlier = instantAt(addDays(day, -Math.max(days, 1)), minute, zone);
  return (earlier ?? startsAt - DAY_MS) + random.integer(0, MINUTE_MS - 1);
}
