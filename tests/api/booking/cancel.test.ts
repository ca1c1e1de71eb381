import { afterEach, beforeEach, expect, test } from 'vitest';
import { payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildException } from '#tests/support/data/factories.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, cancel, slotAt } from '#tests/support/data/appointment.ts';

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
/** The first bookable day, a Monday. */
const MONDAY = '2026-11-23';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

const openTimes = async (service?: number) => timesOf(await slotsOn(server, TUESDAY, service));
const opened = async ({ id, hash }: { id: number; hash: string }) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;
const nearest = async () =>
  (await server.get('/api/v1/doctors/nagy-anna/')).body.services.map(
    (service: { nearest_slot_datetime: string }) => service.nearest_slot_datetime,
  );

test('cancelling frees the slot for another patient at once', async () => {
  const slot = await slotAt(server, '09:30');
  const appointment = await bookAppointment(server, slot);
  expect(await opened(appointment)).toMatchObject({ can_cancel: true, can_reschedule: true });
  expect(await openTimes()).not.toContain('09:30');

  const response = await cancel(server, appointment);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    ...(await opened(appointment)),
    status: 'cancelled',
    can_cancel: false,
    can_reschedule: false,
  });
  expect(await openTimes()).toEqual(MORNING);
  expect(await calendarFaults(server.database.pool)).toEqual([]);

  await bookAppointment(server, slot, { client_phone: '+36209999999' });
  expect(await openTimes()).not.toContain('09:30');
  expect((await cancel(server, appointment)).status).toBe(400);
  expect(await openTimes()).not.toContain('09:30');
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('cancelling an hour frees both half hours', async () => {
  const slot = await slotAt(server, '10:00', { service: ids.ultrasound });
  const appointment = await bookAppointment(server, slot, { doctor_service: ids.hourProcedure });
  expect(await openTimes()).toEqual(['09:00', '09:30', '11:00', '11:30']);
  await cancel(server, appointment);
  expect(await openTimes()).toEqual(MORNING);
  expect(await openTimes(ids.ultrasound)).toEqual(MORNING.slice(0, -1));
});

test('cancelling restores the next available slot and the day in the list', async () => {
  const before = await nearest();
  expect(before[0]).toBe('2026-11-23T09:00:00+01:00');
  const appointments = [];
  for (const { id } of await slotsOn(server, MONDAY))
    appointments.push(await bookAppointment(server, id));
  expect((await nearest())[0]).toBe('2026-11-24T09:00:00+01:00');
  const onMonday = async () =>
    (await server.get(`/api/v1/doctors/?slot_date=${MONDAY}&service=1`)).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await onMonday()).toEqual([ids.otherDoctor]);

  for (const appointment of appointments.slice(2)) await cancel(server, appointment);
  expect((await nearest())[0]).toBe('2026-11-23T10:00:00+01:00');
  expect((await onMonday()).toSorted()).toEqual([ids.doctor, ids.otherDoctor]);
  for (const appointment of appointments.slice(0, 2)) await cancel(server, appointment);
  expect(await nearest()).toEqual(before);
});

test('cancelling does not open hours that the doctor no longer works', async () => {
  const hour = { service: ids.ultrasound };
  const appointment = await bookAppointment(server, await slotAt(server, '10:00', hour), {
    doctor_service: ids.hourProcedure,
  });
  // After the booking, the clinic shortens that day to half past ten.
  const { pool } = server.database;
  const open = { starts_minute: 540, ends_minute: 630 };
  await buildException(pool, { schedule_id: 1, day: TUESDAY, ...open });
  await cancel(server, appointment);
  expect(await openTimes()).toEqual(['09:00', '09:30', '10:00']);

  const early = await bookAppointment(server, await slotAt(server, '09:00'));
  await server.database.pool.query(
    `update schedule_exception set starts_minute = null, ends_minute = null`,
  );
  await cancel(server, early);
  expect(await openTimes()).toEqual([]);
});

test('cancelling does not free the times of other appointments', async () => {
  const { pool } = server.database;
  const appointment = await bookAppointment(
    server,
    await slotAt(server, '10:00', { service: ids.ultrasound }),
    {
      doctor_service: ids.hourProcedure,
    },
  );
  // The clinic shortens the appointment by hand and books its second half for another patient.
  await pool.query(`update appointment set ends_at = starts_at + interval '30 minutes'`);
  await pool.query(`update schedule_day set free = free || 630::smallint
      where schedule_id = 1 and day = '${TUESDAY}'`);
  await bookAppointment(server, await slotAt(server, '10:30'));
  await cancel(server, appointment);
  const { rows } = await pool.query(
    `select free from schedule_day where schedule_id = 1 and day = '${TUESDAY}'`,
  );
  expect(rows).toEqual([{ free: [540, 570, 600, 660, 690] }]);
});

test('repeating a booking after its cancellation returns it and leaves it cancelled', async () => {
  const body = payload(await slotAt(server, '09:00'));
  const headers = { 'idempotency-key': 'once' };
  const first = await server.post('/api/v1/appointments/', body, headers);
  await cancel(server, first.body);
  const again = await server.post('/api/v1/appointments/', body, headers);
  expect(again).toMatchObject({ status: 201, body: { id: first.body.id, status: 'booked' } });
  expect(again.body).toEqual(first.body);
  expect(await opened(first.body)).toMatchObject({ status: 'cancelled' });
  expect(await openTimes()).toEqual(MORNING);
});

test('cancelling an appointment twice is rejected, even at the same time', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  const responses = await Promise.all(Array.from({ length: 8 }, () => cancel(server, appointment)));
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  const rejected = await cancel(server, appointment);
  expect(problemsOf(rejected)).toEqual(['appointment_cancelled -']);
  expect(rejected.body.type).toBe('client_error');
  const { rows } = await server.database.pool.query('select status, sequence from appointment');
  expect(rows).toEqual([{ status: 'cancelled', sequence: 1 }]);
});

test('cancelling an appointment that has started is rejected', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  server.clock.set('2026-11-24T07:59:59Z');
  expect(await opened(appointment)).toMatchObject({ can_cancel: true });
  server.clock.set('2026-11-24T08:00:00Z');
  expect(await opened(appointment)).toMatchObject({ can_cancel: false, can_reschedule: false });
  expect(problemsOf(await cancel(server, appointment))).toEqual(['appointment_started -']);
  server.clock.set('2026-11-24T07:59:59Z');
  await server.database.pool.query(`update appointment set status = 'completed'`);
  expect(problemsOf(await cancel(server, appointment))).toEqual(['appointment_started -']);
});

test('cancelling an appointment without its hash is rejected', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  const other = await bookAppointment(server, await slotAt(server, '10:00'));
  const path = `/api/v1/appointments/${appointment.id}/cancel/`;
  for (const hash of ['0'.repeat(32), other.hash, appointment.hash.toUpperCase(), 'x', '%']) {
    expect(problemsOf(await server.post(path, { hash }), 404)).toEqual(['not_found -']);
  }
  expect(problemsOf(await server.post(path, {}))).toEqual(['required hash']);
  expect(problemsOf(await server.post(path, { hash: '' }))).toEqual(['blank hash']);
  expect(problemsOf(await server.post(path, { hash: 5 }))).toEqual(['invalid hash']);
  expect(problemsOf(await cancel(server, { ...appointment, id: 999 }), 404)).toEqual([
    'not_found -',
  ]);
  expect((await server.get(`${path}?hash=${appointment.hash}`)).status).toBe(405);
  expect(await opened(appointment)).toMatchObject({ status: 'booked' });
});

test('cancellation errors are in the language of the request', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  await cancel(server, appointment);
  const details = new Set<string>();
  for (const language of ['en', 'hu', 'kk', 'ro', 'ru']) {
    const response = await server.post(
      `/api/v1/appointments/${appointment.id}/cancel/`,
      { hash: appointment.hash },
      { 'accept-language': language },
    );
    details.add(response.body.errors[0].detail);
  }
  expect(details.size).toBe(5);
});
