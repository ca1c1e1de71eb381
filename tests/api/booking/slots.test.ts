import { afterEach, describe, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { rollHorizon } from '#server/features/booking/slots/refresh-availability.ts';
import { book, payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { buildException } from '#tests/support/data/factories.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
afterEach(() => server.close());

const MINUTE_MS = 60_000;
const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

async function listSlots(query: string) {
  const { status, body } = await server.get(`/api/v1/slots/?${query}`);
  expect(status).toBe(200);
  return body;
}

async function bookSlot(slot: number, doctorService: number = ids.consultation) {
  return server.post('/api/v1/appointments/', payload(slot, { doctor_service: doctorService }));
}

test('slots are filtered by doctors, services, branches and days', async () => {
  server = await startTestServer();
  const countOf = async (query: string) => (await listSlots(query)).count;
  const day = `date_from=${TUESDAY}&date_to=${TUESDAY}`;
  // Three services of the first doctor: twice six half hours, and five hours.
  expect(await countOf(`doctor=1&${day}`)).toBe(17);
  expect(await countOf(`doctor=1,2&${day}`)).toBe(23);
  expect(await countOf(`clinic_branch=1&service=1&${day}`)).toBe(6);
  expect(await countOf(`doctor=1,2&service=1&${day}`)).toBe(12);
  expect(await countOf(`doctor=1,2&service=1,2&clinic_branch=2&${day}`)).toBe(6);
  expect(await countOf(`doctor=1,2&service=4&${day}`)).toBe(0);
  expect(await countOf(`doctor=1&service=&${day}`)).toBe(0);
  expect(await countOf(`doctor=1&service=1&date_from=${TUESDAY}&date_to=2026-11-30`)).toBe(30);
  expect(await countOf('doctor=1&service=1&date_from=2026-11-28&date_to=2026-11-29')).toBe(0);
  expect(await countOf('doctor=1&service=1&date_from=2026-12-23&date_to=2027-01-20')).toBe(0);
});

test('slots have a doctor, a service and a branch, and are in order of time', async () => {
  server = await startTestServer();
  const { results } = await listSlots(`doctor=2&date_from=${TUESDAY}&date_to=2026-11-25&service=1`);
  expect(results[0]).toEqual({
    id: encodeSlotId(2, Date.parse('2026-11-24T08:00:00Z')),
    datetime: '2026-11-24T09:00:00+01:00',
    service: ids.cardiologist,
    clinic_branch: ids.branchWithQuestions,
    doctor: ids.otherDoctor,
    doctor_service: ids.otherConsultation,
  });
  const times = results.map((slot: { datetime: string }) => slot.datetime);
  expect(times).toEqual(times.toSorted());
  expect(times).toHaveLength(12);
});

test('slots respect the lead time to the second', async () => {
  server = await startTestServer({ now: '2026-11-24T07:00:00Z' });
  const nine = (await slotsOn(server, TUESDAY))[0]?.id ?? 0;
  expect(timesOf(await slotsOn(server, TUESDAY))).toEqual(MORNING);
  server.clock.set('2026-11-24T07:00:01Z');
  expect(timesOf(await slotsOn(server, TUESDAY))).toEqual(MORNING.slice(1));
  const late = await server.post('/api/v1/appointments/validate/', payload(nine));
  expect(late.body.errors[0]).toMatchObject({ code: 'slot_past', attr: 'slot' });
  server.clock.set('2026-11-24T09:30:00Z');
  expect(timesOf(await slotsOn(server, TUESDAY))).toEqual(['11:30']);
  expect(await slotsOn(server, TUESDAY, ids.ultrasound)).toEqual([]);
  server.clock.set('2026-11-25T00:00:00Z');
  expect(await slotsOn(server, TUESDAY)).toEqual([]);
});

test('slots with `nearest` begin on the requested day', async () => {
  server = await startTestServer();
  const nearest = async (query: string) =>
    (await server.get(`/api/v1/slots/nearest/?${query}`)).body?.datetime ?? null;
  expect(await nearest('doctor=1')).toBe('2026-11-23T09:00:00+01:00');
  expect(await nearest(`doctor=1&date_from=${TUESDAY}`)).toBe('2026-11-24T09:00:00+01:00');
  expect(await nearest('doctor=1&date_from=2026-11-28')).toBe('2026-11-30T09:00:00+01:00');
  expect(await nearest('doctor=1&date_from=2026-01-01')).toBe('2026-11-23T09:00:00+01:00');
  expect(await nearest('doctor=1&date_from=2026-12-23')).toBeNull();
  expect(await nearest('doctor=')).toBeNull();
  expect(await nearest('doctor=1&service=4')).toBeNull();
  expect(await nearest('doctor=1,2&clinic_branch=2')).toBe('2026-11-23T09:00:00+01:00');
});

test('exceptions of a schedule replace its weekly hours', async () => {
  server = await startTestServer({ now: '2026-12-22T06:00:00Z' });
  const { pool } = server.database;
  await buildException(
    pool,
    { schedule_id: 1, day: '2026-12-24' },
    { schedule_id: 1, day: '2026-12-25', starts_minute: 600, ends_minute: 660 },
    { schedule_id: 1, day: '2026-12-27', starts_minute: 540, ends_minute: 570 },
  );
  await rollHorizon(pool, server.clock.now());
  expect(timesOf(await slotsOn(server, '2026-12-23'))).toEqual(MORNING);
  expect(await slotsOn(server, '2026-12-24')).toEqual([]);
  expect(timesOf(await slotsOn(server, '2026-12-25'))).toEqual(['10:00', '10:30']);
  expect(timesOf(await slotsOn(server, '2026-12-27'))).toEqual(['09:00']);
  expect(await slotsOn(server, '2026-12-24', ids.cardiologist, ids.otherDoctor)).toHaveLength(6);
});

describe('the booking horizon', () => {
  const days = async () => {
    const { rows } = await server.database.pool.query(
      `select min(day)::text as first, max(day)::text as last, count(*) as count
       from schedule_day where schedule_id = 1`,
    );
    return rows[0] as unknown;
  };

  test('the horizon is extended once a day and keeps booked times booked', async () => {
    server = await startTestServer();
    const { pool } = server.database;
    const now = () => server.clock.now();
    expect(await rollHorizon(pool, now())).toBe(0);
    expect(await days()).toEqual({ first: '2026-11-23', last: '2026-12-22', count: 30 });
    const [nine] = await slotsOn(server, '2026-12-22');
    await book(server, payload(nine?.id ?? 0));

    server.clock.set('2026-11-23T22:59:00Z');
    expect(await rollHorizon(pool, now())).toBe(0);
    server.clock.set('2026-11-23T23:00:00Z');
    expect(await rollHorizon(pool, now())).toBe(3);
    expect(await rollHorizon(pool, now())).toBe(0);
    expect(await days()).toEqual({ first: '2026-11-23', last: '2026-12-23', count: 31 });
    expect(timesOf(await slotsOn(server, '2026-12-22'))).toEqual(MORNING.slice(1));
    expect(timesOf(await slotsOn(server, '2026-12-23'))).toEqual(MORNING);

    // After an outage of several days, one run extends the horizon by all missing days.
    server.clock.set('2026-12-22T06:00:00Z');
    expect(await rollHorizon(pool, now())).toBe(3);
    expect(await days()).toEqual({ first: '2026-12-21', last: '2027-01-20', count: 31 });
    expect(timesOf(await slotsOn(server, '2026-12-22'))).toEqual(MORNING.slice(1));
    expect(await calendarFaults(pool)).toEqual([]);
    const { body } = await server.get('/api/v1/doctors/?slot_date=2027-01-20');
    expect(body.count).toBe(2);
  });

  test('the horizon can be extended by several processes at once', async () => {
    server = await startTestServer({ now: '2026-12-01T06:00:00Z' });
    const { pool } = server.database;
    await Promise.all(Array.from({ length: 4 }, () => rollHorizon(pool, server.clock.now())));
    expect(await days()).toEqual({ first: '2026-11-30', last: '2026-12-30', count: 31 });
    expect(await calendarFaults(pool)).toEqual([]);
  });
});

/**
 * On these Sundays the clock in Budapest changes: 02:00 to 03:00 is skipped in spring and repeated
 * in autumn. Few clinics are open at night; emergency rooms are.
 */
describe.each([
  {
    season: 'spring',
    day: '2027-03-28',
    now: '2027-03-22T06:00:00Z',
    halves: ['00:00', '00:30', '01:00', '01:30', '03:00', '03:30', '04:00', '04:30', '05:00'],
    hours: ['00:00', '00:30', '01:00', '03:00', '03:30', '04:00', '04:30', '05:00'],
    offsets: { '00:00': '+01:00', '01:30': '+01:00', '03:00': '+02:00' },
  },
  {
    season: 'autumn',
    day: '2026-10-25',
    now: '2026-10-19T06:00:00Z',
    halves: ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00'],
    hours: ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00'],
    offsets: { '01:30': '+02:00', '02:00': '+01:00', '03:00': '+01:00' },
  },
])('slots in the night of the $season clock change', ({ day, now, halves, hours, offsets }) => {
  const start = () =>
    startTestServer({
      template: clinic({ now, weekdays: [7], opens: 0, closes: 360 }),
      now,
      flags: { otp: false },
    });
  const offered = async (service: number) => slotsOn(server, day, service);
  /** Every minute from the evening before to noon of the day, in UTC. */
  const instants = Array.from(
    { length: 14 * 60 },
    (_, minute) => Date.parse(`${day}T00:00:00Z`) + (minute - 120) * MINUTE_MS,
  );

  test('every local time is offered once, and none that is skipped', async () => {
    server = await start();
    const slots = await offered(ids.cardiologist);
    const times = timesOf(slots);
    expect(times).toEqual([...new Set(times)]);
    expect(times.slice(0, halves.length)).toEqual(halves);
    expect(times.at(-1)).toBe('05:30');
    expect(timesOf(await offered(ids.ultrasound)).slice(0, hours.length)).toEqual(hours);
    for (const [time, offset] of Object.entries(offsets)) {
      expect(slots.map((slot) => slot.datetime)).toContain(`${day}T${time}:00${offset}`);
    }
    const { body } = await server.get(`/api/v1/doctors/nagy-anna/`);
    expect(body.services[0].nearest_slot_datetime).toBe(slots[0]?.datetime);
  });

  test.each([
    ['half an hour', ids.cardiologist, ids.consultation],
    ['an hour', ids.ultrasound, ids.hourProcedure],
  ])('exactly the offered slots of %s can be booked', async (_length, service, doctorService) => {
    server = await start();
    const slots = new Map((await offered(service)).map(({ id, datetime }) => [id, datetime]));
    for (const instant of instants) {
      const id = encodeSlotId(ids.doctor, instant);
      const checked = await server.post(
        '/api/v1/appointments/validate/',
        payload(id, { doctor_service: doctorService }),
      );
      expect(checked.status === 200, new Date(instant).toISOString()).toBe(slots.has(id));
      if (checked.status === 200 || instant % (30 * MINUTE_MS) !== 0) continue;
      // If the check accepted it by mistake, the database would have to reject it.
      const { rows } = await server.database.pool.query(
        `select outcome from book_appointment($1, 1, $2, $3, repeat('0', 32), '{}', null, '', null, '{}', null, null)`,
        [doctorService, new Date(instant), new Date(server.clock.now())],
      );
      expect(rows, new Date(instant).toISOString()).toEqual([{ outcome: 'taken' }]);
    }
    for (const [id, datetime] of slots) {
      const response = await bookSlot(id, doctorService);
      const isStillOffered = response.status === 201;
      if (isStillOffered) expect(response.body.datetime).toBe(datetime);
      else expect(response.body.errors[0].code).toBe('slot_taken');
      if (service === ids.cardiologist) expect(isStillOffered).toBe(true);
    }
    expect(await offered(service)).toEqual([]);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  });

  test('bookings of half hours and hours around the clock change never overlap', async () => {
    server = await start();
    const half = (await offered(ids.cardiologist)).map(({ id }) => [id, ids.consultation] as const);
    const hour = (await offered(ids.ultrasound)).map(({ id }) => [id, ids.hourProcedure] as const);
    // Mixes both lengths around the clock change.
    const mixed = [...hour.slice(3, 5), ...half.slice(3, 7), ...hour, ...half];
    for (const [id, doctorService] of mixed) {
      expect([201, 400]).toContain((await bookSlot(id, doctorService)).status);
    }
    expect(await offered(ids.cardiologist)).toEqual([]);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  });
});
