import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEvents } from '#server/features/appointment-events/index.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const LOOKUPS = '/api/staff/v1/appointment-lookups/';

let server: TestServer;
let headers: Record<string, string>;
let id: number;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
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
    can_cancel: true,
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
  const cancel = (phoneEnd: string) =>
    server.post(
      `/api/staff/v1/appointments/${id}/cancel/`,
      { phone_end: phoneEnd, reason: 'The patient called' },
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
  expect(problemsOf(await cancel('4567'))).toEqual(['appointment_cancelled -']);
});
