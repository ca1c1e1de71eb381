import type { Pool } from 'pg';
import type { CalendarFault } from '#shared/contract/desk/calendars/busy-calendars.ts';
import type { Country } from '#shared/countries/country.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Clock } from '#server/lib/clock.ts';
import { CalendarFaultError } from './calendar-fault-error.ts';
import { fetchCalendar, type Network } from './fetching/fetch-calendar.ts';
import { readBusyTimes } from './read-busy-times.ts';
import { openAddress } from './sealed-address.ts';
import { storeBusyTimes } from './store-busy-times.ts';

const READ_EVERY_MS = 10 * MINUTE_MS;
const MAX_PAUSE_MS = 6 * HOUR_MS;
/** Unchanged calendars are read again, because the days ahead move. */
const MAX_CONTENT_AGE_MS = 24 * HOUR_MS;
const CONCURRENCY = 4;

/** Everything that a worker needs to read calendars. */
export interface CalendarReader {
  readonly pool: Pool;
  readonly country: Country;
  readonly clock: Clock;
  readonly secret: string;
  readonly network?: Network;
  /** Returns a number from 0 to 1, which spreads requests. */
  readonly random?: () => number;
}

type Due = Pick<
  Tables['busy_calendar'],
  'id' | 'doctor_id' | 'schedule_ids' | 'etag' | 'last_modified' | 'content_at' | 'failures'
> & { address_sealed: string };

/** A calendar whose worker has been killed is due again after two minutes. */
const claimDue = prepared<Due, [now: Date]>(
  'claim_due_busy_calendar',
  `update busy_calendar c set next_read_at = $1::timestamptz + interval '2 minutes'
   where c.id = (
     select d.id from busy_calendar d where d.next_read_at <= $1
     order by d.next_read_at limit 1 for update skip locked)
   returning c.id, c.doctor_id, c.schedule_ids, c.address_sealed, c.etag, c.last_modified, c.content_at,
     c.failures`,
);

const storeFault = prepared<
  object,
  [id: number, reason: string, number: number | null, nextReadAt: Date]
>(
  'store_busy_calendar_fault',
  `update busy_calendar set fault = $2, fault_number = $3, failures = least(failures + 1, 100),
     next_read_at = $4
   where id = $1 and not is_paused`,
);

/** Reads the calendars that are due, several at once; other workers read others. */
export async function readDueCalendars(
  reader: CalendarReader,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const readOneByOne = async () => {
    while (!isStopping()) {
      // Several of these run at once.
      const [due] = await claimDue(reader.pool, [new Date(reader.clock())]);
      if (due === undefined) return;
      await readOne(reader, due);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readOneByOne));
}

async function readOne(reader: CalendarReader, due: Due): Promise<void> {
  const { pool, clock, random = Math.random } = reader;
  const after = (milliseconds: number) => new Date(clock() + milliseconds * (0.9 + random() * 0.2));
  try {
    const read = await fetchAndRead(reader, due);
    await storeBusyTimes(pool, due.id, { ...read, nextReadAt: after(READ_EVERY_MS) }, clock());
  } catch (error) {
    if (!(error instanceof CalendarFaultError)) throw error;
    const { reason, number }: CalendarFault = error.fault;
    const pause = Math.min(READ_EVERY_MS * 2 ** due.failures, MAX_PAUSE_MS);
    await storeFault(pool, [due.id, reason, number ?? null, after(pause)]);
  }
}

async function fetchAndRead({ pool, country, clock, secret, network }: CalendarReader, due: Due) {
  const address = openAddress(secret, due.doctor_id, due.address_sealed);
  if (address === null) throw new CalendarFaultError({ reason: 'address_lost' });
  const isRecent = clock() - (due.content_at?.getTime() ?? 0) < MAX_CONTENT_AGE_MS;
  const validators = isRecent ? due : { etag: null, last_modified: null };
  const fetched = await fetchCalendar(address, validators, network);
  if (fetched === 'not_modified') return { times: null, validators };
  const scope = { schedule_ids: due.schedule_ids, ownHost: country.host };
  const times = await readBusyTimes(pool, scope, fetched.bytes, clock());
  return { times, validators: fetched };
}
