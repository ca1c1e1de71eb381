import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

/** A fixed seed makes runs repeatable. Another seed may find other errors. */
const SEED = 20_261_025;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Nights of clock changes in the European Union, and a day without one. */
const NIGHTS = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2026-06-15'];
const ZONES = COUNTRY_CODES.map((code) => countryOf(code).timeZone);

interface Appointment {
  zone: string;
  /** Epoch milliseconds. */
  startsAt: number;
  minutes: number;
  bookedAt: number;
}

/**
 * Appointments within three days of such a night, at any five minutes, booked up to a week before.
 */
const appointment: fc.Arbitrary<Appointment> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    night: fc.constantFrom(...NIGHTS),
    offset: fc.integer({ min: -864, max: 864 }),
    minutes: fc.constantFrom(15, 30, 60, 90),
    before: fc.integer({ min: 1, max: 7 * 24 * 60 }),
  })
  .map(({ zone, night, offset, minutes, before }) => {
    const startsAt = Date.parse(`${night}T00:00:00Z`) + offset * 5 * MINUTE_MS;
    return { zone, startsAt, minutes, bookedAt: startsAt - before * MINUTE_MS };
  });

interface DueMessage {
  index: number;
  kind: string;
  due_at: Date;
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function dueMessagesOf(appointments: readonly Appointment[]): Promise<DueMessage[]> {
  const { rows } = await database.pool.query<DueMessage>(
    `select v.index::integer, o.kind, o.due_at
     from rows from (
       unnest($1::timestamptz[]), unnest($2::timestamptz[]), unnest($3::text[]),
       unnest($4::timestamptz[])) with ordinality v (starts_at, ends_at, zone, now, index)
     cross join lateral due_messages(
       jsonb_populate_record(null::appointment, jsonb_build_object(
         'status', 'booked', 'sequence', 0, 'starts_at', v.starts_at, 'ends_at', v.ends_at)),
       v.zone, v.now) o`,
    [
      appointments.map(({ startsAt }) => new Date(startsAt)),
      appointments.map(({ startsAt, minutes }) => new Date(startsAt + minutes * MINUTE_MS)),
      appointments.map(({ zone }) => zone),
      appointments.map(({ bookedAt }) => new Date(bookedAt)),
    ],
  );
  return rows;
}

const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** Returns the local time of an instant as if it were UTC. Its days have 24 hours. */
function onTheWall(instant: number, zone: string): number {
  return Date.parse(`${formats.get(zone)?.format(instant).replace(' ', 'T')}Z`);
}

const hourOf = (wall: number) => new Date(wall).getUTCHours();
const isQuiet = (wall: number) => hourOf(wall) >= 21 || hourOf(wall) < 8;

/**
 * Returns half past eight on the evening before or at the start of the quiet hours of a local time.
 */
function eveningBefore(wall: number): number {
  const shifted = wall - 8 * HOUR_MS;
  return shifted - (shifted % DAY_MS) + 20.5 * HOUR_MS;
}

function morningAfter(wall: number): number {
  const shifted = wall + 3 * HOUR_MS;
  return shifted - (shifted % DAY_MS) + 8 * HOUR_MS;
}

/** Computes the local times of reminders with Intl's time zones instead of PostgreSQL's. */
function expectedWalls({ zone, startsAt, minutes }: Appointment): Record<string, number> {
  const dayBefore = onTheWall(startsAt, zone) - DAY_MS;
  const hoursBefore = onTheWall(startsAt - 2 * HOUR_MS, zone);
  const after = onTheWall(startsAt + minutes * MINUTE_MS + 2 * HOUR_MS, zone);
  return {
    day_before: isQuiet(dayBefore) ? eveningBefore(dayBefore) : dayBefore,
    hours_before: isQuiet(hoursBefore) ? eveningBefore(hoursBefore) : hoursBefore,
    feedback: isQuiet(after) ? morningAfter(after) : after,
  };
}

const written = (wall: number | undefined) =>
  wall === undefined ? 'never' : new Date(wall).toISOString().slice(0, 16);

test('reminders keep their local hour across clock changes and are never sent at night', async () => {
  const appointments = fc.array(appointment, { minLength: 200, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(appointments, async (sample) => {
      const messages = await dueMessagesOf(sample);
      const reminders = messages.filter(({ kind }) => kind !== 'confirmation');
      for (const { index, kind, due_at: due } of reminders) {
        const booked = sample[index - 1];
        if (booked === undefined) throw new Error('a message without an appointment');
        const wall = onTheWall(due.getTime(), booked.zone);
        const message = `${kind} of ${booked.zone} ${written(onTheWall(booked.startsAt, booked.zone))}`;
        expect(`${message}: ${written(wall)}`).toBe(
          `${message}: ${written(expectedWalls(booked)[kind])}`,
        );
        expect(isQuiet(wall), message).toBe(false);
        if (kind !== 'feedback') expect(due.getTime(), message).toBeLessThan(booked.startsAt);
        // Reminders due within three hours of the booking are left out.
        expect(due.getTime() - booked.bookedAt, message).toBeGreaterThanOrEqual(3 * HOUR_MS);
      }
      const early = sample.flatMap((booked, at) =>
        booked.startsAt - booked.bookedAt > 3 * DAY_MS ? [at + 1] : [],
      );
      for (const index of early) {
        expect(reminders.filter((each) => each.index === index)).toHaveLength(3);
      }
    }),
    { numRuns: 15, seed: SEED, endOnFailure: true },
  );
});
