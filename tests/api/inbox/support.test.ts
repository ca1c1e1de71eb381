import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEvents } from '#server/features/booking/appointment-events/list-events.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const limits = { ...RAISED_LIMITS, movesPerAppointment: 3 };
const LOOKUPS = '/api/staff/v1/appointment-lookups/';

let server: TestServer;
let headers: Record<string, string>;
let id: number;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false }, limits });
  ({ id } = await bookAppointment(server, await slotAt(server, '09:30')));
  headers = bearer(await signInVerified(server, 'operator'));
});
afterEach(() => server.close());

const lookUp = (number: number, phoneEnd: string) =>
  server.post(LOOKUPS, { number, phone_end: phoneEnd }, headers);
const eventsOf = async () =>
  (await listEvents(server.database.pool, id)).map(({ action, actor }) => `${action} ${actor}`);

test('support finds an appointment by number and last four digits, masked', async () => {
  const response = await lookUp(id, '4567');
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    id,
    status: 'booked',
    given_name: 'Kata',
    datetime: '2026-11-24T09:30:00+01:00',
    can_change: true,
  });
  expect(response.body.phone).toMatch(/^\+36\D+4567$/);
  expect(JSON.stringify(response.body)).not.toMatch(/Próba|201234567/);
  expect(await eventsOf()).toEqual(['booked patient', 'viewed operator operator']);
});

test('a wrong number and wrong digits get the same response and leave no event', async () => {
  const wrong = [await lookUp(id, '0000'), await lookUp(id + 1, '4567')];
  for (const response of wrong) expect(problemsOf(response, 404)).toEqual(['not_found -']);
  expect(wrong[0]?.body).toEqual(wrong[1]?.body);
  expect(await eventsOf()).toEqual(['booked patient']);
});

test('an account has five wrong attempts in an hour, also at once', async () => {
  const guesses = Array.from({ length: 30 }, (_, digit) => String(digit).padStart(4, '0'));
  const statuses = (await Promise.all(guesses.map((guess) => lookUp(id, guess)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  expect((await lookUp(id, '4567')).status).toBe(429);
  server.clock.advance({ minutes: 66 });
  headers = bearer(await signInVerified(server, 'operator'));
  expect((await lookUp(id, '4567')).status).toBe(200);
});

test('right attempts are not limited', async () => {
  for (let count = 0; count < 8; count += 1) expect((await lookUp(id, '4567')).status).toBe(200);
});

test('support cancels for the caller; the time is free and the reason is kept', async () => {
  const cancel = (phoneEnd: string, reason = 'The patient called') =>
    server.post(
      `/api/staff/v1/appointments/${id}/cancel/`,
      { phone_end: phoneEnd, reason },
      headers,
    );
  expect((await cancel('0000')).status).toBe(404);
  expect(await cancel('4567')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect(timesOf(await slotsOn(server, TUESDAY))).toContain('09:30');
  const { rows } = await server.database.pool.query(
    'select cancelled_by, cancel_reason from appointment where id = $1',
    [id],
  );
  expect(rows).toEqual([{ cancelled_by: 'operator', cancel_reason: 'The patient called' }]);
  expect(await eventsOf()).toContain('cancelled operator operator');
  // The console repeats a call whose response was lost.
  expect(await cancel('4567')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await eventsOf()).filter((event) => event.startsWith('cancelled'))).toHaveLength(1);
  expect(problemsOf(await cancel('4567', 'Ill'))).toEqual(['appointment_cancelled -']);
});

const moveTo = (slot: number, phoneEnd = '4567') =>
  server.post(`/api/staff/v1/appointments/${id}/move/`, { phone_end: phoneEnd, slot }, headers);
const sendLink = (phoneEnd = '4567') =>
  server.post(`/api/staff/v1/appointments/${id}/link/`, { phone_end: phoneEnd }, headers);

test('support moves for the caller to a slot that patients see', async () => {
  const slot = await slotAt(server, '11:00');
  expect((await moveTo(slot, '0000')).status).toBe(404);
  expect(await moveTo(slot)).toMatchObject({
    status: 200,
    body: { datetime: '2026-11-24T11:00:00+01:00', can_change: true },
  });
  const times = timesOf(await slotsOn(server, TUESDAY));
  expect(times).toContain('09:30');
  expect(times).not.toContain('11:00');
  expect(await eventsOf()).toEqual([
    'booked patient',
    'viewed operator operator',
    'moved operator operator',
  ]);
  server.clock.advance({ minutes: 3 });
  await outboxOf(server).send();
  expect(server.sms.sent.map(({ to }) => to)).toEqual(['+36201234567']);
});

test('an appointment keeps its time if the new one is refused', async () => {
  const slot = await slotAt(server, '11:00');
  await bookAppointment(server, slot, { client_phone: '+36 30 765 4321' });
  expect(problemsOf(await moveTo(slot))).toEqual(['slot_taken slot']);
  expect(problemsOf(await moveTo(1))).toEqual(['slot_unavailable slot']);
  expect((await lookUp(id, '4567')).body.datetime).toBe('2026-11-24T09:30:00+01:00');
});

test('support moves an appointment no more often than its patient', async () => {
  for (const time of ['10:00', '10:30', '11:00']) {
    expect((await moveTo(await slotAt(server, time))).status).toBe(200);
  }
  expect((await moveTo(await slotAt(server, '11:30'))).status).toBe(429);
});

test('support sends the link again, three times a day, with an event', async () => {
  const outbox = outboxOf(server);
  expect((await sendLink('0000')).status).toBe(404);
  // The confirmation still waits: it is on its way.
  expect((await sendLink()).status).toBe(200);
  await outbox.send();
  expect(server.sms.sent).toHaveLength(1);
  for (let count = 2; count <= 4; count += 1) {
    expect((await sendLink()).status).toBe(200);
    await outbox.send();
    expect(server.sms.sent).toHaveLength(count);
  }
  expect(new Set(server.sms.sent.map(({ text }) => text)).size).toBe(1);
  expect((await sendLink()).status).toBe(429);
  const { rows } = await server.database.pool.query(
    `select actor from appointment_event where action = 'resent'`,
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ actor: 'operator operator' })));
});

test('a link is sent after its message was deleted, but not after the appointment began', async () => {
  await server.database.pool.query('delete from message');
  expect((await sendLink()).status).toBe(200);
  await outboxOf(server).send();
  expect(server.sms.sent).toHaveLength(1);
  server.clock.set('2026-11-24T09:30:00+01:00');
  headers = bearer(await signInVerified(server, 'operator'));
  expect(problemsOf(await sendLink())).toEqual(['appointment_started -']);
  expect(problemsOf(await moveTo(1))).toEqual(['appointment_started -']);
});
