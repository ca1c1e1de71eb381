import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEvents } from '#server/features/booking/appointment-events/list-events.ts';
import { payload } from '#tests/support/data/booking.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

const BOOKED_AT = '2026-11-23T06:00:00.000Z';
const NINE = '2026-11-24T08:00:00.000Z';
const TEN = '2026-11-24T09:00:00.000Z';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

const bookAtNine = async () => bookAppointment(server, await slotAt(server, '09:00'));

/** Lists the events of an appointment: time, actor, action and start of the appointment. */
async function eventsOf({ id }: Pick<Appointment, 'id'>): Promise<string[]> {
  const events = await listEvents(server.database.pool, id);
  return events.map(({ at, action, actor, starts_at: startsAt }) =>
    [at.toISOString(), actor, action, startsAt.toISOString()].join(' '),
  );
}

test('an event records who changed an appointment, how and when', async () => {
  const appointment = await bookAtNine();
  server.clock.advance({ minutes: 1 });
  await reschedule(server, appointment, await slotAt(server, '10:00'));
  server.clock.advance({ minutes: 1 });
  await cancel(server, appointment);
  expect(await eventsOf(appointment)).toEqual([
    `${BOOKED_AT} patient booked ${NINE}`,
    `2026-11-23T06:01:00.000Z patient moved ${TEN}`,
    `2026-11-23T06:02:00.000Z patient cancelled ${TEN}`,
  ]);
});

test('an event records that an appointment was reviewed', async () => {
  const appointment = await bookAtNine();
  server.clock.set('2026-11-24T10:00:00+01:00');
  const { id, hash } = appointment;
  await server.post('/api/v1/feedback/', { appointment: id, hash, score: 9 });
  expect(await eventsOf(appointment)).toEqual([
    `${BOOKED_AT} patient booked ${NINE}`,
    `2026-11-24T09:00:00.000Z patient reviewed ${NINE}`,
  ]);
});

test('an event stores a hash of the client address, not the address', async () => {
  const from = (remoteAddress: string, url: string, body: object) =>
    server.app.inject({ method: 'POST', url, payload: body, remoteAddress });
  const slot = await slotAt(server, '09:00');
  const booked = await from('203.0.113.7', '/api/v1/appointments/', payload(slot));
  const { id, hash } = booked.json<Appointment>();
  const to = await slotAt(server, '10:00');
  const change = `/api/v1/appointments/${id}`;
  await from('203.0.113.7', `${change}/reschedule/`, { hash, slot: to });
  await from('198.51.100.9', `${change}/cancel/`, { hash });
  const events = await listEvents(server.database.pool, id);
  const [first, second, third] = events.map((event) => event.address_hash);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(third).toMatch(/^[0-9a-f]{64}$/);
  expect(third).not.toBe(first);
});

test('an event is written for a change made directly in the database', async () => {
  const { pool } = server.database;
  const appointment = await bookAtNine();
  await pool.query(`select cancel_appointment($1, $2, $3, null, null)`, [
    appointment.id,
    appointment.hash,
    BOOKED_AT,
  ]);
  expect((await eventsOf(appointment))[1]).toMatch(/^\S+ database \S+ cancelled /);
});

test('rejected requests write no event', async () => {
  const appointment = await bookAtNine();
  await bookAppointment(server, await slotAt(server, '10:00'));
  const slot = await slotAt(server, '11:00');
  expect((await cancel(server, { ...appointment, hash: '0'.repeat(32) })).status).toBe(404);
  await server.post('/api/v1/appointments/', payload(slot, { client_phone: '1' }));
  expect(await eventsOf(appointment)).toHaveLength(1);
  const { rows } = await server.database.pool.query('select from appointment_event');
  expect(rows).toHaveLength(2);
});

test('events can be neither changed nor deleted', async () => {
  await bookAtNine();
  const { pool } = server.database;
  const message = 'neither changed nor deleted';
  await expect(pool.query(`update appointment_event set actor = 'unknown'`)).rejects.toThrow(
    message,
  );
  await expect(pool.query('delete from appointment_event')).rejects.toThrow(message);
  await pool.query(`select delete_old_events('2026-11-22', 100)`);
  await expect(pool.query('delete from appointment_event')).rejects.toThrow(message);
});
