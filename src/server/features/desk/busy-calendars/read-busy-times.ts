import { BUSY_CALENDAR_LIMITS } from '#shared/domain/desk/busy-calendars.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import type { BusyTimes } from './reading/read-calendar.ts';
import { readInChild } from './child/read-in-child.ts';

/** The busy times of a calendar, with the schedule and the instants of each as parallel arrays. */
export interface TimesToStore extends Pick<BusyTimes, 'read' | 'unread'> {
  readonly schedules: number[];
  readonly starts: Date[];
  readonly ends: Date[];
  readonly knownUntil: Date;
}

const selectZones = prepared<Pick<Tables['schedule'], 'id' | 'time_zone'>, [ids: number[]]>(
  'zones_of_busy_calendar',
  'select id, time_zone from schedule where id = any ($1) order by id',
);

/**
 * Reads the busy times of a calendar for the days that the desk books, as of `now` (epoch milliseconds), in the zones
 * of its schedules. Throws a `CalendarFaultError`.
 */
export async function readBusyTimes(
  db: Queryable,
  {
    schedule_ids: ids,
    ownHost,
  }: Pick<Tables['busy_calendar'], 'schedule_ids'> & { ownHost: string },
  bytes: Uint8Array,
  now: number,
): Promise<TimesToStore> {
  const until = now + BUSY_CALENDAR_LIMITS.days * DAY_MS;
  const schedules = await selectZones(db, [ids]);
  const timesIn = new Map<TimeZone, BusyTimes>();
  for (const { time_zone: zone } of schedules) {
    if (timesIn.has(zone)) continue;
    // One child process at a time.
    timesIn.set(zone, await readInChild({ bytes, zone, from: now - DAY_MS, until, ownHost }));
  }
  const rows = schedules.flatMap(({ id, time_zone: zone }) =>
    (timesIn.get(zone)?.spans ?? []).map(([startsAt, endsAt]) => ({ id, startsAt, endsAt })),
  );
  const [first] = timesIn.values();
  return {
    schedules: rows.map(({ id }) => id),
    starts: rows.map(({ startsAt }) => new Date(startsAt)),
    ends: rows.map(({ endsAt }) => new Date(endsAt)),
    knownUntil: new Date(until),
    read: first?.read ?? 0,
    unread: first?.unread ?? [],
  };
}
