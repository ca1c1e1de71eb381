import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import {
  type Appointment,
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
} from '#tests/support/data/appointment.ts';
import { payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ULTRASOUND = { doctor_service: ids.hourProcedure };
const FOLLOW_UP = { ...ULTRASOUND, is_follow_up: true };
const HOUR = { service: ids.ultrasound };

let server: TestServer;
/** The ultrasound takes an hour and costs 30 000 less 10 %; its follow-up takes 25 minutes and costs 18 000. */
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false }, hasOwnApp: true });
  await server.database.pool.query(
    `update doctor_service set price = 30000, discount = 10, total = 27000, follow_up_price = 18000,
       follow_up_minutes = 25 where id = ${ids.hourProcedure}`,
  );
});
afterEach(async () => {
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await server.close();
});

const openTimes = async (service?: number) => timesOf(await slotsOn(server, TUESDAY, service));
const at = (time: string) => encodeSlotId(ids.doctor, Date.parse(`2026-11-24T${time}:00+01:00`));
const opened = async ({ id, hash }: Appointment) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;
const hold = async (slot: number, changes: Record<string, unknown>) =>
  server.post('/api/v1/slot-holds/', { slot, client_phone: '+36 20 123 4567', ...changes });
const withdrawFollowUp = () =>
  server.database.pool.query(
    'update doctor_service set follow_up_price = null, follow_up_minutes = null',
  );

test('the profile of a doctor has the price and the length of a follow-up where there is one', async () => {
  const { services } = (await server.get('/api/v1/doctors/nagy-anna/')).body;
  const followUps = services.map((service: { id: number; follow_up?: object }) => [
    service.id,
    service.follow_up,
  ]);
  expect(Object.fromEntries(followUps)).toMatchObject({
    [ids.hourProcedure]: { price: 18_000, duration: 25 },
    [ids.consultation]: undefined,
  });
});

test('a patient books a follow-up at its own price and length', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '10:00', HOUR), FOLLOW_UP);
  const expected = { is_follow_up: true, duration: 30, price: 18_000, discount: 0, total: 18_000 };
  expect(appointment).toMatchObject(expected);
  expect(await opened(appointment)).toMatchObject(expected);
  expect(await openTimes()).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
});

test('a client that does not name the kind books the first appointment', async () => {
  const appointment = await bookAppointment(
    server,
    await slotAt(server, '10:00', HOUR),
    ULTRASOUND,
  );
  const expected = { is_follow_up: false, duration: 60, price: 30_000, total: 27_000 };
  expect(appointment).toMatchObject(expected);
  expect(await openTimes()).toEqual(['09:00', '09:30', '11:00', '11:30']);
});

test('a follow-up of a service without one is refused by its field, and holds nothing', async () => {
  const slot = await slotAt(server, '10:00');
  const booking = payload(slot, { is_follow_up: true });
  for (const path of ['', 'validate/']) {
    const refused = await server.post(`/api/v1/appointments/${path}`, booking);
    expect(problemsOf(refused)).toEqual(['does_not_exist is_follow_up']);
  }
  const held = await hold(slot, { doctor_service: ids.consultation, is_follow_up: true });
  expect(problemsOf(held)).toEqual(['slot_taken slot']);
  expect(await openTimes()).toHaveLength(6);
});

test('a hold takes the minutes of its kind, and the patient may still choose the other', async () => {
  const slot = await slotAt(server, '09:00', HOUR);
  const short = (await hold(slot, FOLLOW_UP)).body;
  expect(await openTimes()).toEqual(['09:30', '10:00', '10:30', '11:00', '11:30']);
  const long = (await hold(slot, { ...ULTRASOUND, instead_of: short.token })).body;
  expect(await openTimes()).toEqual(['10:00', '10:30', '11:00', '11:30']);
  const booked = await bookAppointment(server, slot, { ...FOLLOW_UP, hold: long.token });
  expect(booked).toMatchObject({ is_follow_up: true, duration: 30 });
  expect(await openTimes()).toEqual(['09:30', '10:00', '10:30', '11:00', '11:30']);
});

test('a first appointment does not take the rest of an hour that only a follow-up has held', async () => {
  const slot = await slotAt(server, '10:00', HOUR);
  const { token } = (await hold(slot, FOLLOW_UP)).body;
  await bookAppointment(server, await slotAt(server, '10:30'), { client_phone: '+36 20 765 4321' });
  const refused = await server.post(
    '/api/v1/appointments/',
    payload(slot, { ...ULTRASOUND, hold: token }),
  );
  expect(problemsOf(refused)).toEqual(['slot_taken slot']);
});

test('a moved follow-up stays one, and fits where a first appointment does not', async () => {
  const appointment = await bookAppointment(server, at('09:00'), FOLLOW_UP);
  const moved = await reschedule(server, appointment, at('11:30'));
  expect(moved.body).toMatchObject({
    datetime: '2026-11-24T11:30:00+01:00',
    is_follow_up: true,
    duration: 30,
    total: 18_000,
  });
  expect((await cancel(server, appointment)).status).toBe(200);
  expect(await openTimes()).toHaveLength(6);
});

test('a follow-up that the clinic no longer offers keeps its price, and moves to the time of a first appointment', async () => {
  const appointment = await bookAppointment(server, at('09:00'), FOLLOW_UP);
  await withdrawFollowUp();
  expect(problemsOf(await reschedule(server, appointment, at('11:30')))).toEqual([
    'slot_taken slot',
  ]);
  const moved = await reschedule(server, appointment, at('10:00'));
  expect(moved.body).toMatchObject({ is_follow_up: true, duration: 60, total: 18_000 });
});

test('of twenty patients who book both kinds at one time, one gets it', async () => {
  const slot = await slotAt(server, '10:00', HOUR);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, patient) =>
      server.post(
        '/api/v1/appointments/',
        payload(slot, {
          ...(patient % 2 === 0 ? ULTRASOUND : FOLLOW_UP),
          client_phone: `+3620300${String(patient).padStart(4, '0')}`,
        }),
      ),
    ),
  );
  const booked = responses.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
  const length = booked[0]?.body.duration / 30;
  expect(await openTimes()).toHaveLength(6 - length);
});

test('of two patients, one books the end of an hour whose beginning a follow-up or a first appointment takes', async () => {
  const slot = await slotAt(server, '10:00', HOUR);
  const rest = await slotAt(server, '10:30');
  const [first, followUp, second] = await Promise.all([
    server.post('/api/v1/appointments/', payload(slot, ULTRASOUND)),
    server.post(
      '/api/v1/appointments/',
      payload(slot, { ...FOLLOW_UP, client_phone: '+36 20 111 1111' }),
    ),
    server.post('/api/v1/appointments/', payload(rest, { client_phone: '+36 20 222 2222' })),
  ]);
  const statuses = [first.status, followUp.status, second.status];
  expect([
    [201, 400, 400],
    [400, 201, 201],
  ]).toContainEqual(statuses);
});
