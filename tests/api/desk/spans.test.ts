import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let desk: StaffClient;

beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'desk', ids.branch);
});
afterEach(() => server.close());

/** The doctor works from 09:00 to 12:00 on weekdays; it is 07:00 on a Monday in November. */
const MONDAY = '2026-11-23';
const span = (day = MONDAY, days = 7) => desk.deskSpan({ id: ids.branch, day, days });

async function dayOf(day: string) {
  const { days } = await span();
  return days.find((each) => each.day === day);
}

test('a span has the working days with the first free time', async () => {
  const { days } = await span();
  expect(days.map(({ day }) => day)).toEqual(
    ['23', '24', '25', '26', '27'].map((date) => `2026-11-${date}`),
  );
  expect(days[1]).toMatchObject({
    appointments: 0,
    booked_minutes: 0,
    working_minutes: 180,
    first_free: 540,
  });
});

test('a span counts appointments by the day of the branch, and not cancelled ones', async () => {
  const { pool } = server.database;
  await buildAppointment(
    pool,
    { starts_at: '2026-11-24T09:00+01:00' },
    { starts_at: '2026-11-24T10:00+01:00', status: 'cancelled' },
    { starts_at: '2026-11-29T00:30+01:00' },
  );
  expect(await dayOf('2026-11-24')).toMatchObject({
    appointments: 1,
    booked_minutes: 30,
    working_minutes: 180,
    first_free: 570,
  });
  expect(await dayOf('2026-11-29')).toMatchObject({
    appointments: 1,
    working_minutes: 0,
    first_free: null,
  });
});

test('times that have passed and absences are not free', async () => {
  server.clock.set('2026-11-24T09:20:00Z');
  desk = await deskClient(server, 'desk', ids.branch);
  expect(await dayOf(MONDAY)).toMatchObject({ working_minutes: 180, first_free: null });
  expect(await dayOf('2026-11-24')).toMatchObject({ first_free: 630 });
  await server.database.pool.query(
    `insert into doctor_block (doctor_id, starts_at, ends_at)
     values ($1, '2026-11-25T00:00+01:00', '2026-11-26T00:00+01:00')`,
    [ids.doctor],
  );
  expect(await dayOf('2026-11-25')).toMatchObject({ working_minutes: 180, first_free: null });
});

test('the days after a clock change begin at the same local time', async () => {
  const { days } = await desk.deskSpan({ id: ids.branch, day: '2027-03-26', days: 5 });
  expect(days.map(({ day, first_free: first }) => [day, first])).toEqual([
    ['2027-03-26', 540],
    ['2027-03-29', 540],
    ['2027-03-30', 540],
  ]);
});

test('a hidden doctor has nothing free, and stays on days with appointments', async () => {
  const { pool } = server.database;
  await buildAppointment(pool, { starts_at: '2026-11-24T09:00+01:00' });
  await pool.query('update doctor set is_active = false where id = $1', [ids.doctor]);
  expect((await span()).days).toMatchObject([
    { day: '2026-11-24', appointments: 1, working_minutes: 0, first_free: null },
  ]);
});

test('a span is at most six weeks', async () => {
  await expect(span(MONDAY, 43)).rejects.toThrow('400');
});
