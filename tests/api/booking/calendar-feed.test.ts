import { afterEach, beforeEach, expect, test } from 'vitest';
import ICAL from 'ical.js';
import {
  bookAppointment,
  cancel,
  endAppointment,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** The fetches of a calendar in an hour. */
const READS = 10;

let server: TestServer;
let booked: Appointment;
beforeEach(async () => {
  server = await startTestServer({
    flags: { otp: false },
    limits: { ...RAISED_LIMITS, calendarReads: READS },
  });
  booked = await bookAppointment(
    server,
    await slotAt(server, '09:30'),
    {},
    { 'accept-language': 'en' },
  );
});
afterEach(() => server.close());

const tokenOf = async () => {
  const { body } = await server.get(`/api/v1/appointments/${booked.id}/?hash=${booked.hash}`);
  return String(body.calendar_token);
};
const pathOf = async () => `/api/v1/appointments/${booked.id}/calendar/${await tokenOf()}/`;
const fetchFeed = (path: string, headers: Record<string, string> = {}) => server.get(path, headers);
const stop = (hash = booked.hash) =>
  server.post(`/api/v1/appointments/${booked.id}/calendar/stop/`, { hash });

/** Reads the only event of a calendar. */
function eventOf(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const text = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString();
  return {
    uid: text('uid'),
    sequence: text('sequence'),
    status: text('status'),
    summary: text('summary'),
    starts: text('dtstart'),
  };
}

test('a calendar has the time of the appointment, and nothing about the doctor or the patient', async () => {
  const { status, headers, body } = await fetchFeed(await pathOf());
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(eventOf(body)).toEqual({
    uid: `appointment-${booked.id}@vizit.hu`,
    sequence: '0',
    status: 'CONFIRMED',
    summary: 'Appointment',
    starts: '2026-11-24T09:30:00',
  });
  for (const secret of [booked.hash, 'Kata', 'Próba', '1234567', 'Cardiologist', 'Nagy', 'Duna']) {
    expect(body).not.toContain(secret);
  }
  expect(body).not.toMatch(/^(LOCATION|DESCRIPTION|URL|ORGANIZER|GEO)/m);
});

test('a calendar follows a move and a cancellation, and is a 304 in between', async () => {
  const path = await pathOf();
  const first = await fetchFeed(path);
  const etag = String(first.headers['etag']);
  server.clock.advance({ minutes: 5 });
  expect((await fetchFeed(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await reschedule(server, booked, await slotAt(server, '11:00'))).status).toBe(200);
  const moved = await fetchFeed(path, { 'if-none-match': etag });
  expect(eventOf(moved.body)).toMatchObject({ sequence: '1', starts: '2026-11-24T11:00:00' });
  expect((await cancel(server, booked)).status).toBe(200);
  expect(eventOf((await fetchFeed(path)).body)).toMatchObject({
    uid: `appointment-${booked.id}@vizit.hu`,
    sequence: '2',
    status: 'CANCELLED',
  });
});

test('a stopped calendar is unknown, and the appointment has a new address', async () => {
  const path = await pathOf();
  const { status, body } = await stop();
  expect(status).toBe(200);
  expect((await fetchFeed(path)).status).toBe(404);
  const next = await pathOf();
  expect(next).toContain(body.calendar_token);
  expect((await fetchFeed(next)).status).toBe(200);
  await stop();
  expect((await fetchFeed(next)).status).toBe(404);
});

test('the address gives no access to the appointment, nor the hash to the calendar', async () => {
  const token = await tokenOf();
  expect((await server.get(`/api/v1/appointments/${booked.id}/?hash=${token}`)).status).toBe(404);
  expect((await stop(token)).status).toBe(404);
  const guessed = `/api/v1/appointments/${booked.id}/calendar/${booked.hash.repeat(2)}/`;
  expect((await fetchFeed(guessed)).status).toBe(404);
  expect((await fetchFeed(`/api/v1/appointments/999/calendar/${token}/`)).status).toBe(404);
});

test('an erased appointment has no calendar', async () => {
  const path = await pathOf();
  await endAppointment(server, booked.id);
  expect((await fetchFeed(path)).status).toBe(200);
  await server.database.pool.query('select erase_appointments(array[$1::bigint], $2, $3)', [
    booked.id,
    new Date(server.clock.now()),
    'test',
  ]);
  expect((await fetchFeed(path)).status).toBe(404);
});

test('a program that fetches too often in an hour gets a 429 until that is long ago', async () => {
  const path = await pathOf();
  for (let count = 0; count < READS; count += 1) expect((await fetchFeed(path)).status).toBe(200);
  expect((await fetchFeed(path)).status).toBe(429);
  server.clock.advance({ hours: 2 });
  expect((await fetchFeed(path)).status).toBe(200);
});
