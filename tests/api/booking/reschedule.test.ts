import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

const WEDNESDAY = '2026-11-25';
const LONG = { doctor_service: ids.hourProcedure };
const HOUR = { service: ids.ultrasound };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

const openTimes = async (day = TUESDAY, service?: number) =>
  timesOf(await slotsOn(server, day, service));
const opened = async ({ id, hash }: Appointment) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;
const at = (iso: string, schedule: number = ids.doctor) => encodeSlotId(schedule, Date.parse(iso));
const faults = () => calendarFaults(server.database.pool);

test('rescheduling moves an appointment and frees the old slot at once', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  const before = await opened(appointment);
  const response = await reschedule(server, appointment, await slotAt(server, '11:00'));
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ ...before, datetime: '2026-11-24T11:00:00+01:00' });
  expect(await opened(appointment)).toEqual(response.body);
  expect(await openTimes()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:30']);
  expect(await faults()).toEqual([]);
});

test('an appointment can be moved to another day and back', async () => {
  const slot = await slotAt(server, '09:30');
  const appointment = await bookAppointment(server, slot);
  await reschedule(server, appointment, await slotAt(server, '09:00', { day: WEDNESDAY }));
  expect(await openTimes()).toHaveLength(6);
  expect(await openTimes(WEDNESDAY)).toHaveLength(5);
  expect((await reschedule(server, appointment, slot)).body.datetime).toBe(
    '2026-11-24T09:30:00+01:00',
  );
  expect(await openTimes(WEDNESDAY)).toHaveLength(6);
  expect(await faults()).toEqual([]);
});

test('an appointment of an hour can be moved by half an hour, into its second half', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '10:00', HOUR), LONG);
  const response = await reschedule(server, appointment, at('2026-11-24T10:30:00+01:00'));
  expect(response.body).toMatchObject({ datetime: '2026-11-24T10:30:00+01:00', duration: 60 });
  expect(await openTimes()).toEqual(['09:00', '09:30', '10:00', '11:30']);
  expect((await reschedule(server, appointment, at('2026-11-24T10:00:00+01:00'))).status).toBe(200);
  expect(await openTimes()).toEqual(['09:00', '09:30', '11:00', '11:30']);
  expect(await faults()).toEqual([]);
});

test('cancelling a moved appointment frees its time on both days', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  await reschedule(server, appointment, await slotAt(server, '10:00', { day: WEDNESDAY }));
  expect((await cancel(server, appointment)).status).toBe(200);
  expect(await openTimes()).toHaveLength(6);
  expect(await openTimes(WEDNESDAY)).toHaveLength(6);
  expect(await faults()).toEqual([]);
});

test('rescheduling updates the next available slot of the doctor', async () => {
  const nearest = async () => {
    const { body } = await server.get('/api/v1/doctors/nagy-anna/');
    return body.services[0].nearest_slot_datetime;
  };
  const appointment = await bookAppointment(
    server,
    await slotAt(server, '09:00', { day: '2026-11-23' }),
  );
  expect(await nearest()).toBe('2026-11-23T09:30:00+01:00');
  await reschedule(server, appointment, await slotAt(server, '09:30', { day: '2026-11-23' }));
  expect(await nearest()).toBe('2026-11-23T09:00:00+01:00');
});

test('rescheduling keeps the agreed price', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  await server.database.pool.query('update doctor_service set price = 1, total = 1');
  const response = await reschedule(server, appointment, await slotAt(server, '10:00'));
  expect(response.body).toMatchObject({ price: 20000, discount: 10, total: 18000 });
});

test('repeating a reschedule request moves the appointment once', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  const slot = await slotAt(server, '10:00');
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => reschedule(server, appointment, slot)),
  );
  for (const response of responses)
    expect(response).toMatchObject({ status: 200, body: responses[0]?.body });
  const { rows } = await server.database.pool.query('select sequence from appointment');
  expect(rows).toEqual([{ sequence: 1 }]);
  // The retry succeeds even if the lead time of the slot has passed.
  server.clock.set('2026-11-24T08:30:00Z');
  expect((await reschedule(server, appointment, slot)).status).toBe(200);
});

test('rescheduling uses the new schedule of a service that has moved', async () => {
  const { pool } = server.database;
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  await pool.query(`update schedule set doctor_id = 1, clinic_branch_id = 2 where id = 3`);
  await pool.query(`update doctor_service set schedule_id = 3 where id = ${ids.consultation}`);
  expect(
    problemsOf(await reschedule(server, appointment, at('2026-11-24T10:00:00+01:00'))),
  ).toEqual(['slot_unavailable slot']);
  const there = at('2026-11-24T10:00:00+01:00', 3);
  expect((await reschedule(server, appointment, there)).status).toBe(200);
  // The doctor is at another branch at ten.
  expect(await openTimes(TUESDAY, ids.ultrasound)).toEqual(['09:00', '10:30', '11:00']);
  const { rows } = await pool.query(
    `select schedule_id, free from schedule_day where day = '${TUESDAY}' and schedule_id in (1, 3)
       order by 1`,
  );
  expect(rows).toEqual([
    { schedule_id: 1, free: [540, 570, 630, 660, 690] },
    { schedule_id: 3, free: [540, 570, 630, 660, 690] },
  ]);
  expect(await faults()).toEqual([]);
});

describe('rejected reschedule requests', () => {
  let appointment: Appointment;
  beforeEach(async () => {
    appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  });
  afterEach(async () => {
    const { rows } = await server.database.pool.query(
      'select starts_at, sequence from appointment where id = $1',
      [appointment.id],
    );
    expect(rows).toEqual([{ starts_at: new Date('2026-11-24T09:30:00+01:00'), sequence: 0 }]);
    expect(await openTimes()).not.toContain('09:30');
    expect(await faults()).toEqual([]);
  });

  test('moving an appointment to a taken slot is rejected', async () => {
    const slot = await slotAt(server, '11:00');
    await bookAppointment(server, slot, { client_phone: '+36209999999' });
    expect(problemsOf(await reschedule(server, appointment, slot))).toEqual(['slot_taken slot']);
  });

  test.each([
    ['of another doctor', at('2026-11-24T11:00:00+01:00', ids.otherDoctor), 'slot_unavailable'],
    ['of an unknown schedule', at('2026-11-24T11:00:00+01:00', 12_345), 'slot_unavailable'],
    ['with an invalid id', 1, 'slot_unavailable'],
    ['beyond the horizon', at('2027-01-05T11:00:00+01:00'), 'slot_unavailable'],
    ['between two slots', at('2026-11-24T11:07:00+01:00'), 'slot_taken'],
    ['outside of the hours', at('2026-11-24T19:00:00+01:00'), 'slot_taken'],
    ['on a day off', at('2026-11-29T09:00:00+01:00'), 'slot_taken'],
    ['of yesterday', at('2026-11-22T09:00:00+01:00'), 'slot_past'],
    ['within the lead time', at('2026-11-23T07:30:00+01:00'), 'slot_past'],
  ])('moving an appointment to a slot %s is rejected', async (_what, slot, code) => {
    expect(problemsOf(await reschedule(server, appointment, slot))).toEqual([`${code} slot`]);
  });

  test('moving an appointment of an hour to a slot that is too short is rejected', async () => {
    await bookAppointment(server, await slotAt(server, '11:00'), { client_phone: '+36209999999' });
    const long = await bookAppointment(server, await slotAt(server, '10:00', HOUR), LONG);
    for (const time of ['09:30', '10:30', '11:30']) {
      const response = await reschedule(server, long, at(`2026-11-24T${time}:00+01:00`));
      expect(problemsOf(response), time).toEqual(['slot_taken slot']);
    }
    expect((await opened(long)).datetime).toBe('2026-11-24T10:00:00+01:00');
  });

  test('moving an appointment that has started is rejected', async () => {
    server.clock.set('2026-11-24T08:30:00Z');
    const slot = at('2026-11-24T11:00:00+01:00');
    expect(problemsOf(await reschedule(server, appointment, slot))).toEqual([
      'appointment_started -',
    ]);
  });

  test('moving an appointment without its hash is rejected', async () => {
    const slot = await slotAt(server, '11:00');
    for (const hash of ['0'.repeat(32), 'x']) {
      for (const target of [slot, 1]) {
        const response = await reschedule(server, { ...appointment, hash }, target);
        expect(problemsOf(response, 404)).toEqual(['not_found -']);
      }
    }
    const path = `/api/v1/appointments/${appointment.id}/reschedule/`;
    expect(problemsOf(await server.post(path, { slot }))).toEqual(['required hash']);
    expect(problemsOf(await server.post(path, { hash: appointment.hash }))).toEqual([
      'required slot',
    ]);
  });

  test('moving an appointment of an inactive doctor is rejected', async () => {
    await server.database.pool.query('update doctor set is_active = false');
    expect(await opened(appointment)).toMatchObject({ can_cancel: true, can_reschedule: false });
    const response = await reschedule(server, appointment, at('2026-11-24T11:00:00+01:00'));
    expect(problemsOf(response)).toEqual(['doctor_inactive -']);
    await server.database.pool.query('update doctor set is_active = true');
  });
});

test('moving a cancelled appointment is rejected', async () => {
  const appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  await cancel(server, appointment);
  const response = await reschedule(server, appointment, await slotAt(server, '11:00'));
  expect(problemsOf(response)).toEqual(['appointment_cancelled -']);
  expect(await openTimes()).toHaveLength(6);
});

test('of two patients who move to one slot, one moves and the other keeps the old slot', async () => {
  const first = await bookAppointment(server, await slotAt(server, '09:00'));
  const second = await bookAppointment(server, await slotAt(server, '09:30'));
  const slot = await slotAt(server, '11:00', { day: WEDNESDAY });
  const responses = await Promise.all([
    reschedule(server, first, slot),
    reschedule(server, second, slot),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await openTimes(WEDNESDAY)).toHaveLength(5);
  expect(await openTimes()).toHaveLength(5);
  expect(await faults()).toEqual([]);
});

describe('a reschedule that waits for the lock of the earlier day', () => {
  const sessions: pg.Client[] = [];
  afterEach(() => Promise.all(sessions.splice(0).map((session) => session.end())));
  async function openSession(): Promise<pg.Client> {
    const session = new pg.Client(server.database.connection);
    sessions.push(session);
    await session.connect();
    return session;
  }
  const lockDay = (session: pg.Client, day: string, mode = '') =>
    session.query(
      `select from schedule_day where schedule_id = 1 and day = '${day}' for update ${mode}`,
    );

  test.each([
    ['it leaves', TUESDAY, WEDNESDAY],
    ['it goes to', WEDNESDAY, TUESDAY],
  ])('a move waiting for the day %s does not lock the later one', async (_which, from, to) => {
    const appointment = await bookAppointment(server, await slotAt(server, '09:00', { day: from }));
    const slot = await slotAt(server, '10:00', { day: to });
    const [holder, other] = [await openSession(), await openSession()];
    await holder.query('begin');
    await lockDay(holder, TUESDAY);
    const moved = reschedule(server, appointment, slot);
    await waitForLocks(other);
    // If it were locked, two moves in opposite directions could deadlock.
    expect((await lockDay(other, WEDNESDAY, 'nowait')).rowCount).toBe(1);
    await holder.query('commit');
    expect((await moved).status).toBe(200);
    expect(await faults()).toEqual([]);
  });
});

test('the reschedule endpoint does not exist where the country disables rescheduling', async () => {
  const withoutReschedule = await startTestServer({ flags: { otp: false, reschedule: false } });
  try {
    const appointment = await bookAppointment(
      withoutReschedule,
      await slotAt(withoutReschedule, '09:30'),
    );
    const slot = await slotAt(withoutReschedule, '11:00');
    expect(problemsOf(await reschedule(withoutReschedule, appointment, slot), 404)).toEqual([
      'not_found -',
    ]);
    const body = await withoutReschedule.get(
      `/api/v1/appointments/${appointment.id}/?hash=${appointment.hash}`,
    );
    expect(body.body).toMatchObject({ can_cancel: true, can_reschedule: false });
  } finally {
    await withoutReschedule.close();
  }
});

test.each([
  ['spring', '2027-03-28', '2027-03-22T06:00:00Z'],
  ['autumn', '2026-10-25', '2026-10-19T06:00:00Z'],
])(
  'rescheduling across clock changes moves appointments to offered slots only: %s',
  async (_season, day, now) => {
    const template = clinic({ now, weekdays: [7], opens: 0, closes: 360 });
    const night = await startTestServer({ template, now, flags: { otp: false } });
    try {
      for (const [service, doctorService] of [
        [ids.cardiologist, ids.consultation],
        [ids.ultrasound, ids.hourProcedure],
      ] as const) {
        const offered = await slotsOn(night, day, service);
        const appointment = await bookAppointment(night, offered[0]?.id ?? 0, {
          doctor_service: doctorService,
        });
        const times = new Map(offered.map(({ id, datetime }) => [id, datetime]));
        for (let half = -6; half < 24; half += 1) {
          const id = at(new Date(Date.parse(`${day}T00:00:00Z`) + half * 1_800_000).toISOString());
          const response = await reschedule(night, appointment, id);
          expect(response.status === 200, `${half}`).toBe(times.has(id));
          if (response.status === 200) expect(response.body.datetime).toBe(times.get(id));
          expect(await calendarFaults(night.database.pool)).toEqual([]);
        }
        await cancel(night, appointment);
        expect(await slotsOn(night, day, service)).toEqual(offered);
      }
    } finally {
      await night.close();
    }
  },
);
