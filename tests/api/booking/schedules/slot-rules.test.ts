import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { bookableFrom, slotMinute } from '#shared/domain/booking/slots/slots.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const DAY_MS = 86_400_000;
/** The days of 2026 on which a clock of the zones below changes. */
const CHANGES = ['03-08', '03-29', '04-05', '04-24', '10-04', '10-25', '10-29', '11-01'];
/** Every quarter of an hour around the changes, and half a minute later. */
const INSTANTS = CHANGES.flatMap((day) => {
  const from = Date.parse(`2026-${day}T00:00:00Z`) - DAY_MS;
  return Array.from({ length: 3 * 96 }, (_, index) => from + index * 900_000);
}).flatMap((at) => [at, at + 30_000]);
/** The zones of the countries, and others: two that change at midnight or by half an hour. */
const ZONES = new Set([
  ...Object.values(COUNTRIES).map((country) => country.timeZone),
  'Africa/Cairo',
  'America/New_York',
  'Australia/Lord_Howe',
]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function readRules(zone: string, lead: number, instants: readonly number[]) {
  const { rows } = await database.pool.query<{ minute: number | null; from: Date }>(
    `select slot_minute(s, at) as minute, bookable_from(s, at) as from
     from jsonb_populate_record(null::schedule, $1) s, unnest($2::timestamptz[]) at`,
    [{ time_zone: zone, lead_minutes: lead }, instants.map((at) => new Date(at))],
  );
  return rows;
}

test.each([...ZONES])(
  'slots start at the same minutes in SQL and in TypeScript: %s',
  async (zone) => {
    const rows = await readRules(zone, 0, INSTANTS);
    const expected = INSTANTS.map((at) => slotMinute(at, zone));
    expect(rows.map(({ minute }) => minute)).toEqual(expected);
  },
);

test.each([0, 45, 10_080])(
  'SQL and TypeScript agree from when on slots can be booked: %i',
  async (lead) => {
    const instants = INSTANTS.slice(0, 100);
    const rows = await readRules('Europe/Budapest', lead, instants);
    const expected = instants.map((at) => bookableFrom(at, lead));
    expect(rows.map(({ from }) => from.getTime())).toEqual(expected);
  },
);
