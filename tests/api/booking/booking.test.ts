import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book, lastCode, payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const CODES = '/api/v0/registration_codes/';
const APPOINTMENTS = '/api/v1/appointments/';

async function firstSlot(): Promise<number> {
  const [slot] = await slotsOn(server, TUESDAY);
  if (slot === undefined) throw new Error('The clinic has no free slot');
  return slot.id;
}

test('a booking removes its slot from the offered slots', async () => {
  const before = await slotsOn(server, TUESDAY);
  expect(timesOf(before)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  const response = await book(server, payload(await firstSlot()));
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    status: 'booked',
    datetime: '2026-11-24T09:00:00+01:00',
    duration: 30,
    client_name: 'Kata',
    client_phone: '+36201234567',
    doctor: { name: 'Nagy Anna' },
    price: 20000,
    discount: 10,
    total: 18000,
    clinic_branch: { closest_stations: [{ name: 'Deák Ferenc tér', distance: 350 }] },
  });
  expect(timesOf(await slotsOn(server, TUESDAY))).not.toContain('09:00');
});

test('an appointment is readable with its hash only', async () => {
  const { body } = await book(server, payload(await firstSlot()));
  const opened = await server.get(`${APPOINTMENTS}${body.id}/?hash=${body.hash}`);
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual(body);
  for (const hash of ['', '?hash=', `?hash=${'0'.repeat(32)}`, '?hash=%00']) {
    expect((await server.get(`${APPOINTMENTS}${body.id}/${hash}`)).status).toBe(404);
  }
});

test('an appointment stores the name as displayed', async () => {
  const typed = { client_name: '\u202eKata\u200b  Anna ', client_surname: '\u200fPróba' };
  const { body } = await book(server, payload(await firstSlot(), typed));
  expect(body).toMatchObject({ client_name: 'Kata Anna', client_surname: 'Próba' });
});

test('a browser needs no second code for the same phone within a day', async () => {
  const first = await book(server, payload(await firstSlot()));
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const sent = await server.post(CODES, { phone: '06 20 123 4567' }, { cookie });
  expect(sent.body).toEqual({ send_sms: false });
  const again = await server.post(APPOINTMENTS, payload(await firstSlot()), { cookie });
  expect(again.status).toBe(201);

  server.clock.advance({ hours: 24, minutes: 1 });
  expect((await server.post(CODES, { phone: '+36201234567' }, { cookie })).body).toEqual({
    send_sms: true,
  });
  // The cookie proves only one phone.
  expect((await server.post(CODES, { phone: '+36201234568' }, { cookie })).body).toEqual({
    send_sms: true,
  });
});

test('a patient whose slot was taken can use the code for another slot', async () => {
  const slot = await firstSlot();
  await book(server, payload(slot));
  await server.post(CODES, { phone: '+36209999999' });
  const code = lastCode(server);
  const late = payload(slot, { client_phone: '+36209999999', code: { code } });
  const rejected = await server.post(APPOINTMENTS, late);
  expect(rejected.status).toBe(400);
  expect(rejected.body.errors).toEqual([
    { code: 'slot_taken', attr: 'slot', detail: expect.stringContaining('foglalták') },
  ]);
  const other = await server.post(APPOINTMENTS, { ...late, slot: await firstSlot() });
  expect(other.status).toBe(201);
});

test('repeating a request returns the same appointment, another body is rejected', async () => {
  await server.post(CODES, { phone: '+36201234567' });
  const body = payload(await firstSlot(), { code: { code: lastCode(server) } });
  const headers = { 'idempotency-key': 'one-key' };
  const [first, second] = await Promise.all([
    server.post(APPOINTMENTS, body, headers),
    server.post(APPOINTMENTS, body, headers),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  const third = await server.post(APPOINTMENTS, body, headers);
  expect(third.status).toBe(201);
  const { rows } = await server.database.pool.query('select id from appointment');
  expect(rows).toEqual([{ id: third.body.id }]);

  const other = await server.post(APPOINTMENTS, { ...body, client_name: 'Other' }, headers);
  expect(other.status).toBe(400);
  expect(other.body.errors[0].code).toBe('idempotency_mismatch');
});

describe('one booking request sent ten times at once', () => {
  const tenTimes = (body: object, headers: Record<string, string>) =>
    Promise.all(Array.from({ length: 10 }, () => server.post(APPOINTMENTS, body, headers)));

  test('concurrent copies of a request spend the code once and return one appointment', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    const body = payload(await firstSlot(), { code: { code: lastCode(server) } });
    const headers = { 'idempotency-key': 'one-key' };
    const responses = await tenTimes(body, headers);
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
  });

  test('concurrent copies of a request count as one try of a wrong code', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    const right = lastCode(server);
    const slot = await firstSlot();
    const body = (code: string) => payload(slot, { code: { code } });
    const headers = { 'idempotency-key': 'one-key' };
    await tenTimes(body(right === '0000' ? '1111' : '0000'), headers);
    const response = await server.post(APPOINTMENTS, body(right), headers);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].code).toBe('code_attempts_exceeded');
  });
});

describe('one-time codes', () => {
  const bookWith = async (code: string | undefined) =>
    server.post(
      APPOINTMENTS,
      payload(await firstSlot(), code === undefined ? {} : { code: { code } }),
    );
  const problem = async (code: string | undefined) => (await bookWith(code)).body.errors[0];
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  test('a booking needs a code and rejects a wrong one', async () => {
    expect(await problem(undefined)).toMatchObject({ code: 'code_required', attr: 'code.code' });
    expect(await problem('1234')).toMatchObject({ code: 'code_expired', attr: 'code.code' });
    await server.post(CODES, { phone: '+36201234567' });
    const code = lastCode(server);
    expect(await problem(wrong(code))).toMatchObject({ code: 'code_invalid', attr: 'code.code' });
    expect((await bookWith(code)).status).toBe(201);
  });

  test('a one-time code works once', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    const code = lastCode(server);
    expect((await bookWith(code)).status).toBe(201);
    expect(await problem(code)).toMatchObject({ code: 'code_expired' });
  });

  test('a one-time code expires after five minutes', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    server.clock.advance({ minutes: 5 });
    expect(await problem(lastCode(server))).toMatchObject({ code: 'code_expired' });
  });

  test('a one-time code is void after five wrong tries, even at once', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    const code = lastCode(server);
    const tries = await Promise.all(Array.from({ length: 20 }, () => problem(wrong(code))));
    const codes = tries.map((each: { code: string }) => each.code);
    expect(codes.filter((each) => each === 'code_invalid')).toHaveLength(4);
    expect(codes.filter((each) => each === 'code_attempts_exceeded')).toHaveLength(16);
    expect(await problem(code)).toMatchObject({ code: 'code_attempts_exceeded' });
  });

  test('codes and phones are stored only as keyed hashes', async () => {
    await server.post(CODES, { phone: '+36201234567' });
    const { rows } = await server.database.pool.query('select * from one_time_code');
    expect(JSON.stringify(rows)).not.toContain(lastCode(server));
    expect(JSON.stringify(rows)).not.toContain('201234567');
  });

  test('a phone gets three codes in ten minutes', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await server.post(CODES, { phone: '+36201234567' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const rejected = await server.post(CODES, { phone: '+36201234567' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.body.errors[0]).toMatchObject({ code: 'throttled', attr: 'phone' });
    server.clock.advance({ minutes: 11 });
    expect((await server.post(CODES, { phone: '+36201234567' })).status).toBe(201);
  });

  test('an address requests sixty codes in an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      // Each number has its own prefix, so that only the limit of the address applies.
      const phone = `+3620${1_000_000 + count * 10_000}`;
      statuses.push((await server.post(CODES, { phone })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ['+40712034567', 'phone_country'],
    ['+447911123456', 'phone_country'],
    ['+3611234567', 'phone_invalid'],
    ['+3620123456', 'phone_invalid'],
    ['+362012345678', 'phone_invalid'],
    ['hello', 'phone_invalid'],
  ])('no code is sent to the phone %s: %s', async (phone, code) => {
    const response = await server.post(CODES, { phone });
    expect(response.status).toBe(400);
    expect(response.body.errors[0]).toMatchObject({ code, attr: 'phone' });
    expect(server.sms.sent).toEqual([]);
  });

  test.each([
    ['hu', 'Csak magyar mobilszámot fogadunk el, például: +36\u00a020\u00a0123\u00a04567'],
    ['en', 'Only Hungarian mobile numbers are accepted, such as +36\u00a020\u00a0123\u00a04567'],
    ['ru', 'Подойдёт только мобильный номер Венгрии, например +36\u00a020\u00a0123\u00a04567'],
  ])('the error for a foreign phone in %s names the accepted numbers', async (lang, detail) => {
    const headers = { 'accept-language': lang };
    const response = await server.post(CODES, { phone: '+40712034567' }, headers);
    expect(response.body.errors).toEqual([{ code: 'phone_country', attr: 'phone', detail }]);
  });

  test('an SMS that cannot be sent is reported as an error', async () => {
    const { SmsError } = await import('#server/gateways/sms/sms-gateway.ts');
    server.sms.send = () => Promise.reject(new SmsError('the provider is down'));
    const response = await server.post(
      CODES,
      { phone: '+36201234567' },
      { 'accept-language': 'ru' },
    );
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      type: 'server_error',
      errors: [{ code: 'sms_failed', attr: 'phone', detail: expect.stringContaining('SMS') }],
    });
  });
});

test('a booking of an hour takes two half hours and needs both', async () => {
  const hours = await slotsOn(server, TUESDAY, ids.ultrasound);
  expect(timesOf(hours)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  const at10 = hours.find((slot) => slot.datetime.includes('T10:00'));
  const long = payload(at10?.id ?? 0, { doctor_service: ids.hourProcedure });
  expect((await book(server, long)).status).toBe(201);
  expect(timesOf(await slotsOn(server, TUESDAY))).toEqual(['09:00', '09:30', '11:00', '11:30']);
  expect(timesOf(await slotsOn(server, TUESDAY, ids.ultrasound))).toEqual(['09:00', '11:00']);
});

test('an hour is rejected when its second half is booked as a slot of 30 minutes', async () => {
  const slots = await slotsOn(server, TUESDAY);
  const hours = await slotsOn(server, TUESDAY, ids.ultrasound);
  const half = slots.find((slot) => slot.datetime.includes('T09:30'));
  const hour = hours.find((slot) => slot.datetime.includes('T09:00'));
  expect((await book(server, payload(half?.id ?? 0))).status).toBe(201);
  const response = await server.post('/api/v1/appointments/validate/', {
    ...payload(hour?.id ?? 0, { doctor_service: ids.hourProcedure }),
  });
  expect(response.body.errors).toEqual([expect.objectContaining({ code: 'slot_taken' })]);
});
