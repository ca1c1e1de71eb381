import type pg from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { DAY_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { addDays, daysBetween, maxDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import { addMessages } from './add-messages.ts';
import { bookAppointments } from './book-appointments.ts';
import { inTransaction } from './in-transaction.ts';
import { findClinic, type LivingClinic } from './living-clinic.ts';
import { moveOn } from './move-on.ts';
import { keepQueue } from './queue/keep-queue.ts';

/** New bookings come in as often as this; reading the hours of a month costs more than moving a day on. */
const BOOKINGS_PAUSE_MS = 10 * MINUTE_MS;
/** The past is filled in parts, the latest first. */
const PART_DAYS = 15;

/** Keeps the demo of one country alive. */
export interface DemoLife {
  /**
   * Brings the clinic to the state that its day has at `now`, in epoch milliseconds: bookings, cancellations,
   * arrivals and the queue, and all that is missing of the past. Does nothing in a database that was loaded without
   * a life.
   */
  run(client: pg.ClientBase, now: number, isStopping?: () => boolean): Promise<void>;
}

/**
 * Creates the life of a country in this process. The first run looks at everything since the clinic has its life, the
 * next ones only at what has happened since.
 */
export function createDemoLife(country: Country): DemoLife {
  let bookedAt: number | null = null;
  let movedAt: number | null = null;

  async function book(client: pg.ClientBase, clinic: LivingClinic, now: number): Promise<void> {
    if (bookedAt !== null && now - bookedAt < BOOKINGS_PAUSE_MS) return;
    const today = dateInZone(now, country.timeZone);
    const first = bookedAt === null ? today : dateInZone(bookedAt, country.timeZone);
    await bookAppointments(client, clinic, {
      first,
      days: daysBetween(first, today) + HORIZON_DAYS,
      now,
    });
    bookedAt = now;
  }

  return {
    async run(client, now, isStopping = () => false) {
      const clinic = await findClinic(client, country);
      if (clinic === null) return;
      const isFirst = movedAt === null;
      const { since } = clinic.life;
      await book(client, clinic, now);
      await keepQueue(client, clinic, now);
      const from = movedAt === null ? Date.parse(`${since}T00:00Z`) : movedAt - DAY_MS;
      await moveOn(client, clinic, { from, now });
      if (isFirst) await fillPast(client, clinic, now, isStopping);
      await inTransaction(client, () => addMessages(client, clinic, { from, now }));
      movedAt = now;
    },
  };
}

/** Adds what is missing of the past, the latest days first: they are in most figures. */
async function fillPast(
  client: pg.ClientBase,
  clinic: LivingClinic,
  now: number,
  isStopping: () => boolean,
): Promise<void> {
  const { since, country } = clinic.life;
  let end = dateInZone(now, country.timeZone);
  while (daysBetween(since, end) > 0 && !isStopping()) {
    const first = maxDate(since, addDays(end, -PART_DAYS));
    await bookAppointments(client, clinic, { first, days: daysBetween(first, end), now });
    end = first;
  }
}
