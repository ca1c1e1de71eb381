import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import { book, payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
} from '#tests/support/servers/server.ts';
import { bookAppointment, cancel, reschedule, slotAt } from '#tests/support/data/appointment.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (flags: { otp?: boolean } = {}) => {
  server = await startTestServer({ limits: DEFAULT_LIMITS, flags });
};
const DAYS = [TUESDAY, '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'];

/** Returns the slots of the first doctor in the coming days. */
async function manySlots(): Promise<number[]> {
  const days = await Promise.all(DAYS.map((day) => slotsOn(server, day)));
  return days.flat().map(({ id }) => id);
}

/** Returns the headers of a browser that has verified its phone. */
async function verifiedHeaders(slot: number) {
  const first = await book(server, payload(slot));
  expect(first.status).toBe(201);
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, origin: 'http://localhost', host: 'localhost' };
}

const bookAs = (headers: Record<string, string>, slot: number, changes: object = {}) =>
  server.post('/api/v1/appointments/', payload(slot, { ...changes }), headers);

test('a verified phone books eight appointments, moves each three times and gets ten messages', async () => {
  await start();
  const outbox = outboxOf(server);
  const slots = await manySlots();
  const headers = await verifiedHeaders(slots[0] ?? 0);
  const responses: TestResponse[] = [];
  for (const slot of slots.slice(1)) responses.push(await bookAs(headers, slot));
  const booked = responses.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(7);
  for (const rejected of responses.filter(({ status }) => status !== 201)) {
    expect(problemsOf(rejected, 429)).toEqual(['too_many_appointments client_phone']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  }
  await outbox.send();

  for (const { body: appointment } of booked) {
    const moves = [];
    for (let count = 0; count < 5; count += 1) {
      const free = await manySlots();
      moves.push((await reschedule(server, appointment, free[0] ?? 0)).status);
      server.clock.advance({ minutes: 0.02 });
    }
    expect(moves).toEqual([200, 200, 200, 429, 429]);
  }
  server.clock.advance({ minutes: 3 });
  await outbox.send();
  server.clock.advance({ hours: 1 });
  await outbox.send();
  const codes = 1;
  expect(server.sms.sent.length - codes).toBe(10);
});

test('an appointment can be moved again 24 hours after the first of three moves', async () => {
  await start({ otp: false });
  const appointment = await bookAppointment(server, (await manySlots())[0] ?? 0);
  const move = async () => reschedule(server, appointment, (await manySlots()).at(-1) ?? 0);
  for (let count = 0; count < 3; count += 1) expect((await move()).status).toBe(200);
  const rejected = await move();
  expect(rejected.status).toBe(429);
  expect(rejected.headers['retry-after']).toBe(String(24 * 3600));
  expect(rejected.body.errors[0].detail).toContain('24');
  server.clock.advance({ hours: 24 });
  expect((await move()).status).toBe(200);
});

test('a phone books twelve times in 24 hours, cancelled appointments included', async () => {
  await start();
  const slots = await manySlots();
  const headers = await verifiedHeaders(slots[0] ?? 0);
  const statuses = [];
  for (const slot of slots.slice(1, 15)) {
    const response = await bookAs(headers, slot);
    statuses.push(response.status);
    if (response.status === 201) await cancel(server, response.body);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(11);
  expect(statuses.at(-1)).toBe(429);
});

test('a phone stays within its limits when all requests arrive at once', async () => {
  await start();
  const slots = await manySlots();
  const headers = await verifiedHeaders(slots[0] ?? 0);
  const responses = await Promise.all(slots.slice(1).map((slot) => bookAs(headers, slot)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
});

describe('overlapping appointments', () => {
  const other = { doctor: ids.otherDoctor };
  const elsewhere = async (changes: object = {}) => {
    const heightAnswer = { clinic_branch_field: ids.heightField, value: 180 };
    return bookAs({}, await slotAt(server, '09:30', other), {
      doctor_service: ids.otherConsultation,
      additional_fields: [heightAnswer],
      ...changes,
    });
  };

  test('overlapping appointments of one patient are rejected, ignoring the case of the name', async () => {
    await start({ otp: false });
    await bookAppointment(server, await slotAt(server, '09:30'));
    expect(problemsOf(await elsewhere())).toEqual(['appointment_overlap client_name']);
    expect(problemsOf(await elsewhere({ client_name: ' KATA ' }))).toEqual([
      'appointment_overlap client_name',
    ]);
  });

  test('overlapping appointments of two patients with one phone are accepted', async () => {
    await start({ otp: false });
    await bookAppointment(server, await slotAt(server, '09:30'));
    expect((await elsewhere({ client_name: 'Bence' })).status).toBe(201);
  });

  test('a move that would overlap another appointment of the patient is rejected', async () => {
    await start({ otp: false });
    await bookAppointment(server, await slotAt(server, '09:30'));
    const heightAnswer = { clinic_branch_field: ids.heightField, value: 180 };
    const later = await bookAs({}, await slotAt(server, '10:30', other), {
      doctor_service: ids.otherConsultation,
      additional_fields: [heightAnswer],
    });
    const moved = await reschedule(server, later.body, await slotAt(server, '09:30', other));
    expect(problemsOf(moved)).toEqual(['appointment_overlap slot']);
  });

  test('one of two overlapping appointments booked at once is rejected', async () => {
    await start({ otp: false });
    const slot = await slotAt(server, '09:30');
    const responses = await Promise.all([bookAs({}, slot), elsewhere()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });
});

test('the same Idempotency-Key of another phone is a different key', async () => {
  await start({ otp: false });
  const [first = 0] = await manySlots();
  const second = (await manySlots()).at(-1) ?? 0;
  const key = { 'idempotency-key': 'the-same' };
  const mine = await bookAppointment(server, first, {}, key);
  const theirs = await bookAppointment(server, second, { client_phone: '+36 20 765 4321' }, key);
  expect(theirs.id).not.toBe(mine.id);
});

describe('limits without one-time codes', () => {
  const phone = (index: number) => `+3620${2_000_000 + index * 10_000}`;
  const bookFrom = (remoteAddress: string, slot: number, index: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/appointments/',
      remoteAddress,
      payload: payload(slot, { client_phone: phone(index) }),
    });

  test("an address books at most a quarter of a doctor's day and 20 times an hour", async () => {
    await start({ otp: false });
    const before = await Promise.all(DAYS.map((day) => slotsOn(server, day)));
    const all = before.flat();
    let taken = 0;
    for (const [index, { id }] of all.entries()) {
      if ((await bookFrom('198.51.100.1', id, index)).statusCode === 201) taken += 1;
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(Math.min(20, all.length / 4));
  });

  test('an address books at most 20 appointments an hour over all doctors', async () => {
    await start({ otp: false });
    await server.database.pool.query('update schedule_rule set starts_minute = 0');
    const { rows } = await server.database.pool.query<{ day: string }>(
      `update schedule_day d set free = array(select m::smallint from generate_series(0, 1410, 30) m)
       where d.free <> '{}' returning to_char(d.day, 'YYYY-MM-DD') as day`,
    );
    const days = [...new Set(rows.map(({ day }) => day))].toSorted();
    let taken = 0;
    let index = 0;
    for (const day of days) {
      for (const { id } of (await slotsOn(server, day)).slice(0, 3)) {
        const { statusCode } = await bookFrom('198.51.100.1', id, (index += 1));
        if (statusCode === 201) taken += 1;
        else expect(statusCode).toBe(400);
      }
    }
    expect(taken).toBe(20);
  });

  test('a patient of a network without bookings left books with a code, and again without one', async () => {
    await start({ otp: false });
    const slots = await slotsOn(server, TUESDAY);
    const address = '198.51.100.1';
    expect((await bookFrom(address, slots[0]?.id ?? 0, 0)).statusCode).toBe(201);
    const client_phone = phone(1);
    const send = (url: string, body: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/api/${url}/`,
        remoteAddress: address,
        payload: body,
        headers,
      });
    const bookWith = (code?: string) =>
      send(
        'v1/appointments',
        payload(slots[1]?.id ?? 0, {
          client_phone,
          ...(code === undefined ? {} : { code: { code } }),
        }),
      );
    // Before a booking was refused, a code would cost an SMS for nothing.
    const early = await send('v0/registration_codes', { phone: client_phone });
    expect(early.json()).toEqual({ send_sms: false });
    const refused = await bookWith();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ code: 'code_required', attr: 'code.code' }]);
    expect((await bookWith('0000')).json().errors).toMatchObject([{ attr: 'code.code' }]);
    const sent = await send('v0/registration_codes', { phone: client_phone });
    expect(sent.json()).toEqual({ send_sms: true });
    const code = /\d{4}/.exec(server.sms.sent[0]?.text.replaceAll(' ', '') ?? '')?.[0] ?? '';
    const booked = await bookWith(code);
    expect(booked.statusCode).toBe(201);
    const cookie = booked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const again = await send('v1/appointments', payload(slots[3]?.id ?? 0, { client_phone }), {
      cookie,
      origin: 'http://localhost',
      host: 'localhost',
    });
    expect(again.statusCode).toBe(201);
  });

  test('a wrong code books nothing in a network without bookings left', async () => {
    await start({ otp: false });
    const [first, second] = await slotsOn(server, TUESDAY);
    await bookFrom('198.51.100.1', first?.id ?? 0, 0);
    const wrong = await server.post(
      '/api/v1/appointments/',
      payload(second?.id ?? 0, { client_phone: phone(1), code: { code: '1234' } }),
    );
    expect(problemsOf(wrong)).toEqual(['code_expired code.code']);
    expect((await slotsOn(server, TUESDAY)).map(({ id }) => id)).toContain(second?.id);
  });

  test('a phone with all its bookings of a day is refused without asking for a code', async () => {
    await start({ otp: false });
    const { pool } = server.database;
    const slots = await slotsOn(server, TUESDAY);
    await bookFrom('198.51.100.1', slots[0]?.id ?? 0, 1);
    await pool.query(
      `insert into appointment (hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at, status,
         client_name, client_phone, language, price, discount, total, consents, additional_fields, origin,
         created_at, sequence, notify)
       select md5(g::text), schedule_id, doctor_id, doctor_service_id, starts_at + g * interval '1 year',
         ends_at + g * interval '1 year', 'cancelled', client_name, client_phone, language, price, discount,
         total, consents, additional_fields, origin, created_at, sequence, notify
       from appointment, generate_series(1, 11) g`,
    );
    const refused = await bookFrom('198.51.100.1', slots[2]?.id ?? 0, 1);
    expect(refused.statusCode).toBe(429);
  });

  test('addresses of one IPv6 /48 share the limit of a doctor', async () => {
    await start({ otp: false });
    const slots = await slotsOn(server, TUESDAY);
    const statuses = [];
    for (const [index, { id }] of slots.entries()) {
      statuses.push((await bookFrom(`2001:db8:1:${index}::1`, id, index)).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const elsewhere = await bookFrom('2001:db8:2::1', slots.at(-1)?.id ?? 0, 99);
    expect(elsewhere.statusCode).toBe(201);
  });
});
