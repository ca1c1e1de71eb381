import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { addSecondBranch, SECOND_SCHEDULE } from '#tests/support/data/second-branch.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const PHONE = '+36201234567';
const BOOKED_AT = '2026-11-25T10:00:00+01:00';

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'eva');
});
afterEach(() => server.close());

/** Adds an appointment of Kata with the first doctor. */
const add = (day: string, time: string, more: object = {}) =>
  buildAppointment(server.database.pool, { starts_at: `${day}T${time}:00+01:00`, ...more });

const find = (account: StaffClient, more: object = {}) =>
  account.findDoubleBookings({
    id: ids.consultation,
    phone: '06 20 123 4567',
    starts_at: BOOKED_AT,
    ...more,
  });

test('a booking may double appointments of the same day, and those with the same specialty', async () => {
  await add('2026-11-25', '09:00');
  await add('2026-12-01', '11:00');
  expect(await find(desk)).toEqual([
    {
      starts_at: '2026-11-25T09:00:00+01:00',
      doctor: expect.any(String),
      branch: null,
      given_name: 'Kata',
      reason: 'day',
    },
    expect.objectContaining({ starts_at: '2026-12-01T11:00:00+01:00', reason: 'specialty' }),
  ]);
});

test('another specialty counts on the same day only', async () => {
  const { pool } = server.database;
  await pool.query('update doctor_service set service_id = $1 where id = $2', [
    ids.childCardiologist,
    ids.otherConsultation,
  ]);
  const { rows } = await pool.query<{ schedule_id: number }>(
    'select schedule_id from doctor_service where id = $1',
    [ids.otherConsultation],
  );
  const other = {
    doctor_id: ids.otherDoctor,
    doctor_service_id: ids.otherConsultation,
    schedule_id: rows[0]?.schedule_id ?? 0,
  };
  await add('2026-11-25', '09:00', other);
  await add('2026-12-01', '11:00', other);
  expect(
    (await find(await staffClient(server, 'clinic_admin', { clinicIds: [1] }))).map(
      (each) => each.starts_at,
    ),
  ).toEqual(['2026-11-25T09:00:00+01:00']);
});

test('cancelled and past appointments, and those of other phones, double nothing', async () => {
  await add('2026-11-25', '09:00', { status: 'cancelled', cancelled_by: 'patient' });
  await add('2026-11-20', '09:00');
  await add('2026-11-25', '11:00', { client_phone: '+36201239999' });
  expect(await find(desk)).toEqual([]);
  expect(await find(desk, { phone: '4567' })).toEqual([]);
});

test('an appointment at another branch is known to those who reach it only', async () => {
  await addSecondBranch(server.database.pool);
  await add('2026-11-25', '09:00', {
    schedule_id: SECOND_SCHEDULE,
    doctor_service_id: SECOND_SCHEDULE,
  });
  expect(await find(desk)).toEqual([]);
  const admin = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  expect(await find(admin)).toMatchObject([{ reason: 'day', branch: expect.any(String) }]);
});

test('a patient who is found comes with the last appointment and the coming ones', async () => {
  await add('2026-10-20', '09:00');
  await add('2026-11-10', '09:00');
  await add('2026-11-18', '09:00', { attendance: 'no_show' });
  await add('2026-12-08', '09:00');
  await add('2026-11-25', '11:00');
  await add('2026-11-26', '11:00', { client_name: 'Lili' });
  const { patients } = await desk.findPatients({ id: ids.branch, text: '4567' });
  const kata = patients.find((patient) => patient.given_name === 'Kata');
  expect(kata?.coming.map(({ starts_at: startsAt }) => startsAt.slice(0, 10))).toEqual([
    '2026-11-25',
    '2026-12-08',
  ]);
  expect(kata?.last).toMatchObject({ starts_at: '2026-11-10T09:00:00+01:00', branch: null });
});

test('appointments that a search for double bookings shows are recorded, and a search without any is not', async () => {
  const [appointment] = await add('2026-11-25', '09:00');
  await find(desk, { phone: '+36207654321' });
  await find(desk);
  const { rows } = await server.database.pool.query(
    `select actor, subject_id, details from staff_event where action = 'searched'`,
  );
  expect(rows).toEqual([
    { actor: 'clinic eva', subject_id: ids.branch, details: { appointments: [appointment?.id] } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(PHONE.slice(-7));
});

test('an appointment that was missed this morning counts, one that is over does not', async () => {
  await add('2026-11-25', '09:00');
  await add('2026-11-25', '09:30', { attendance: 'seen' });
  server.clock.set('2026-11-25T10:20:00Z');
  desk = await deskClient(server, 'zsuzsa');
  const found = await find(desk, { starts_at: '2026-11-25T11:30:00+01:00' });
  expect(found).toMatchObject([{ starts_at: '2026-11-25T09:00:00+01:00', reason: 'day' }]);
  const tomorrow = await find(desk, { starts_at: '2026-11-26T09:00:00+01:00' });
  expect(tomorrow).toEqual([]);
});
