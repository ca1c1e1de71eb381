import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { book, lastCode, payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, cancel, reschedule, slotAt } from '#tests/support/data/appointment.ts';

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const URL = '/api/v1/slot-holds/';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(async () => {
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await server.close();
});

const openTimes = async (service?: number) => timesOf(await slotsOn(server, TUESDAY, service));
let phones = 0;
const nextPhone = () => `+36 20 200 ${String((phones += 1)).padStart(4, '0')}`;
const hold = (slot: number, changes: Record<string, unknown> = {}) =>
  server.post(URL, {
    doctor_service: ids.consultation,
    slot,
    client_phone: nextPhone(),
    ...changes,
  });
const release = (token: string) => server.delete(`${URL}${token}/`);
const releaseExpired = () => releaseExpiredHolds(server.database.pool, server.clock.now());

test('a held slot is not offered to other patients and cannot be booked by them', async () => {
  const slot = await slotAt(server, '09:30');
  const held = await hold(slot);
  expect(held.status).toBe(201);
  expect(Date.parse(held.body.expires_at)).toBe(server.clock.now() + 300_000);
  expect(await openTimes()).toEqual(MORNING.toSpliced(1, 1));
  // Slots of an hour that overlap the held slot are not offered either.
  expect(await openTimes(ids.ultrasound)).toEqual(['10:00', '10:30', '11:00']);

  for (const changes of [{}, { hold: '0'.repeat(32) }]) {
    const rejected = await server.post('/api/v1/appointments/', payload(slot, changes));
    expect(problemsOf(rejected)).toEqual(['slot_taken slot']);
  }
  expect(problemsOf(await hold(slot))).toEqual(['slot_taken slot']);
});

test('the holder of a slot books it, which ends the hold', async () => {
  const slot = await slotAt(server, '09:30');
  const { token } = (await hold(slot)).body;
  const valid = await server.post('/api/v1/appointments/validate/', payload(slot, { hold: token }));
  expect(valid.status).toBe(200);
  const appointment = await bookAppointment(server, slot, { hold: token });
  expect(await openTimes()).toEqual(MORNING.toSpliced(1, 1));
  expect((await release(token)).status).toBe(204);
  expect(await openTimes()).toEqual(MORNING.toSpliced(1, 1));
  await cancel(server, appointment);
  expect(await openTimes()).toEqual(MORNING);
});

test('releasing a hold frees the slot at once, and repeating it is harmless', async () => {
  const { token } = (await hold(await slotAt(server, '09:30'))).body;
  expect((await release(token)).status).toBe(204);
  expect(await openTimes()).toEqual(MORNING);
  expect((await release(token)).status).toBe(204);
  expect(await openTimes()).toEqual(MORNING);
});

test('a hold expires after five minutes', async () => {
  const slot = await slotAt(server, '09:30');
  const { token } = (await hold(slot)).body;
  server.clock.advance({ minutes: 4.9 });
  expect(await releaseExpired()).toBe(0);
  server.clock.advance({ minutes: 0.1 });
  expect(await releaseExpired()).toBe(1);
  expect(await openTimes()).toEqual(MORNING);
  await bookAppointment(server, slot);
  const late = await server.post('/api/v1/appointments/', payload(slot, { hold: token }));
  expect(problemsOf(late)).toEqual(['slot_taken slot']);
});

test('booking another slot releases the hold', async () => {
  const { token } = (await hold(await slotAt(server, '09:30'))).body;
  await bookAppointment(server, await slotAt(server, '11:00'), { hold: token });
  expect(await openTimes()).toEqual(MORNING.toSpliced(4, 1));
});

test('a hold outlasts the cancellation and the move of adjacent appointments', async () => {
  const long = { service: ids.ultrasound };
  const appointment = await bookAppointment(server, await slotAt(server, '10:00', long), {
    doctor_service: ids.hourProcedure,
  });
  const { token } = (await hold(await slotAt(server, '09:30'))).body;
  await reschedule(server, appointment, await slotAt(server, '11:00', long));
  expect(await openTimes()).toEqual(['09:00', '10:00', '10:30']);
  await cancel(server, appointment);
  expect(await openTimes()).toEqual(MORNING.toSpliced(1, 1));
  await release(token);
  expect(await openTimes()).toEqual(MORNING);
});

test('a hold moves the next available slot of the doctor, and its release moves it back', async () => {
  const first = async () =>
    (await server.get('/api/v1/doctors/nagy-anna/')).body.services[0].nearest_slot_datetime;
  const [monday] = await slotsOn(server, '2026-11-23');
  const before = await first();
  const { token } = (await hold(monday?.id ?? 0)).body;
  expect(await first()).toBe('2026-11-23T09:30:00+01:00');
  await release(token);
  expect(await first()).toBe(before);
});

test('of fifty patients who hold one slot at once, one gets it', async () => {
  const slot = await slotAt(server, '10:30');
  const responses = await Promise.all(Array.from({ length: 50 }, () => hold(slot)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  for (const response of responses) {
    if (response.status !== 201) expect(problemsOf(response)).toEqual(['slot_taken slot']);
  }
});

describe('limits on holds', () => {
  const holdAll = async (times: string[], changes: () => Record<string, unknown>) => {
    const statuses = [];
    for (const time of times) {
      statuses.push((await hold(await slotAt(server, time), changes())).status);
    }
    return statuses;
  };

  test('a phone holds two slots at most', async () => {
    const own = () => ({ client_phone: '+36 20 123 4567' });
    expect(await holdAll(['09:00', '09:30'], own)).toEqual([201, 201]);
    const [wednesday] = await slotsOn(server, '2026-11-25');
    const rejected = await hold(wednesday?.id ?? 0, own());
    expect(rejected.status).toBe(429);
    expect(rejected.headers['retry-after']).toBe('300');
    server.clock.advance({ minutes: 5 });
    await releaseExpired();
    expect(await holdAll(['09:00'], own)).toEqual([201]);
  });

  test('a phone holds two slots at most when it requests more at once', async () => {
    const slots = await slotsOn(server, TUESDAY);
    const responses = await Promise.all(
      [...slots, ...(await slotsOn(server, '2026-11-25'))].map(({ id }) =>
        hold(id, { client_phone: '+36 20 123 4567' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test("unverified phones hold half of a day's slots at most, also of the slots of an hour", async () => {
    // A third hold would leave only two of the morning's five slots of an hour.
    expect(await holdAll(MORNING.slice(0, 5), () => ({}))).toEqual([201, 201, 429, 429, 429]);
    expect(await openTimes()).toEqual(MORNING.slice(2));
    expect(await openTimes(ids.ultrasound)).toHaveLength(3);
    await bookAppointment(server, await slotAt(server, '11:00'));
  });

  test("unverified phones hold half of a day's slots at most when all request at once", async () => {
    const slots = await slotsOn(server, TUESDAY);
    await Promise.all(slots.map(({ id }) => hold(id)));
    expect((await openTimes()).length).toBeGreaterThanOrEqual(3);
    expect((await openTimes(ids.ultrasound)).length).toBeGreaterThanOrEqual(3);
  });

  test('an address holds ten slots at most', async () => {
    const statuses = [];
    const days = [TUESDAY, '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'];
    for (const day of days) {
      for (const { id } of (await slotsOn(server, day)).slice(0, 2)) {
        statuses.push((await hold(id)).status);
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  });

  test('a browser holds one slot: the next hold releases the previous one', async () => {
    const first = await hold(await slotAt(server, '09:00'));
    const [{ name, value } = { name: '', value: '' }] = first.cookies;
    const headers = { cookie: `${name}=${value}`, origin: 'http://localhost', host: 'localhost' };
    const second = await server.post(
      URL,
      {
        doctor_service: ids.consultation,
        slot: await slotAt(server, '11:00'),
        client_phone: nextPhone(),
      },
      headers,
    );
    expect(second.status).toBe(201);
    expect(await openTimes()).toEqual(MORNING.toSpliced(4, 1));
  });

  test('a verified phone may hold the last slots of a day', async () => {
    await server.close();
    server = await startTestServer();
    const phone = '+36 20 123 4567';
    const appointment = payload(await slotAt(server, '09:00'), { client_phone: phone });
    const booked = await book(server, appointment);
    const [{ name, value } = { name: '', value: '' }] = booked.cookies;
    const headers = { cookie: `${name}=${value}`, origin: 'http://localhost', host: 'localhost' };
    for (const time of ['09:30', '10:00', '10:30']) {
      await book(server, payload(await slotAt(server, time), { client_phone: nextPhone() }));
    }
    const held = async (time: string, as: object) =>
      server.post(
        URL,
        { doctor_service: ids.consultation, slot: await slotAt(server, time), client_phone: phone },
        { ...as },
      );
    expect((await held('11:00', {})).status).toBe(429);
    expect((await held('11:00', headers)).status).toBe(201);
  });
});

describe('an expired hold, without a worker', () => {
  const expiredHold = async () => {
    const slot = await slotAt(server, '09:30');
    await hold(slot);
    server.clock.advance({ minutes: 5 });
    return slot;
  };

  test('a slot can be booked the second its hold expires', async () => {
    const slot = await slotAt(server, '09:30');
    await hold(slot);
    server.clock.advance({ minutes: 4.99 });
    const early = await server.post('/api/v1/appointments/', payload(slot));
    expect(problemsOf(early)).toEqual(['slot_taken slot']);
    server.clock.advance({ minutes: 0.01 });
    const valid = await server.post('/api/v1/appointments/validate/', payload(slot));
    expect(valid.status).toBe(200);
    await bookAppointment(server, slot);
  });

  test('a slot can be held again once its hold has expired', async () => {
    expect((await hold(await expiredHold())).status).toBe(201);
  });

  test('an appointment can be moved to a slot whose hold has expired', async () => {
    const appointment = await bookAppointment(server, await slotAt(server, '11:30'));
    expect((await reschedule(server, appointment, await expiredHold())).status).toBe(200);
  });

  test('an expired hold does not count against the limits of the phone and the day', async () => {
    const own = { client_phone: '+36 20 123 4567' };
    for (const time of ['09:00', '09:30']) await hold(await slotAt(server, time), own);
    server.clock.advance({ minutes: 5 });
    const slot = await slotAt(server, '10:00');
    expect((await hold(slot, own)).status).toBe(201);
  });
});

test('errors for rejected holds name the wrong field', async () => {
  const slot = await slotAt(server, '09:30');
  expect(problemsOf(await hold(slot, { client_phone: '+7 700 000 0000' }))).toEqual([
    'phone_country client_phone',
  ]);
  expect(problemsOf(await hold(1))).toEqual(['slot_unavailable slot']);
  expect(problemsOf(await hold(slot, { doctor_service: ids.otherConsultation }))).toEqual([
    'slot_taken slot',
  ]);
  expect((await server.delete(`${URL}nonsense/`)).status).toBe(404);
  const text = JSON.stringify((await server.database.pool.query('select * from slot_hold')).rows);
  expect(text).toBe('[]');
});

test('a held slot is free for its holder when the code is entered', async () => {
  await server.close();
  server = await startTestServer();
  const slot = await slotAt(server, '09:30');
  const booking = payload(slot);
  const { token } = (await hold(slot, { client_phone: booking.client_phone })).body;
  await server.post('/api/v0/registration_codes/', { phone: booking.client_phone });
  const code = lastCode(server);
  const wrong = { ...booking, hold: token, code: { code: code === '0000' ? '1111' : '0000' } };
  expect((await server.post('/api/v1/appointments/', wrong)).status).toBe(400);
  expect(await openTimes()).not.toContain('09:30');
  const right = { ...booking, hold: token, code: { code } };
  expect((await server.post('/api/v1/appointments/', right)).status).toBe(201);
});
