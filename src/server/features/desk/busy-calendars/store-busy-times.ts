import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Validators } from './fetching/fetch-calendar.ts';
import type { TimesToStore } from './read-busy-times.ts';

const callStore = prepared<
  { is_stored: boolean },
  [
    calendar: number,
    schedules: number[] | null,
    starts: Date[] | null,
    ends: Date[] | null,
    knownUntil: Date | null,
    read: number | null,
    unreadCount: number | null,
    unread: string | null,
    etag: string | null,
    lastModified: string | null,
    nextReadAt: Date | null,
    now: Date,
  ]
>(
  'store_busy_times',
  'select store_busy_times($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as is_stored',
);

/** The unread events of a calendar that are stored. */
const MAX_LISTED = 50;

interface Reading {
  /** Null if the content has not changed. */
  readonly times: TimesToStore | null;
  readonly validators: Validators;
  /** Null for a file. */
  readonly nextReadAt: Date | null;
}

/** Stores what was read of a calendar, in one transaction with the days that change. */
export async function storeBusyTimes(
  db: Queryable,
  calendar: number,
  { times, validators, nextReadAt }: Reading,
  now: number,
): Promise<void> {
  await callStore(db, [
    calendar,
    times?.schedules ?? null,
    times?.starts ?? null,
    times?.ends ?? null,
    times?.knownUntil ?? null,
    times?.read ?? null,
    times?.unread.length ?? null,
    times === null ? null : JSON.stringify(times.unread.slice(0, MAX_LISTED)),
    validators.etag,
    validators.last_modified,
    nextReadAt,
    new Date(now),
  ]);
}
