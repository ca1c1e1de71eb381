import { afterEach, expect, test } from 'vitest';
import type { FreeTimes } from '#shared/contract/desk/times.ts';
import { slotAt } from '#tests/support/data/appointment.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { clinic, ids, project, CLINIC_NOW } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import {
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MONDAY = '2026-11-23';
const WEDNESDAY = '2026-11-25';
/** Until 16:00, so that there are afternoons. */
const WHOLE_DAYS = clinic({ closes: 960 });
const at = (time: string, day = TUESDAY) => `${day}T${time}:00+01:00`;
const startsOf = ({ times }: FreeTimes) => times.map((time) => time.starts_at);

let server: TestServer;
let desk: StaffClient;
async function start(template = WHOLE_DAYS) {
  server = await startTestServer({ template, flags: { otp: false } });
  desk = await deskClient(server, 'desk');
}
afterEach(() => server.close());

/** Searches as the desk of the first branch. */
const find = (more: Partial<Parameters<StaffClient['findTimes']>[0]> = {}) =>
  desk.findTimes({ id: ids.cardiologist, from: TUESDAY, ...more });

const book = (startsAt: string, offer: number = ids.consultation, is_follow_up = false) =>
  bookAtDesk(desk, startsAt, { offer, is_follow_up });

/** Adds doctors at the first branch who work like the first one, with ids from 100 on. */
async function addDoctors(count: number, doctor: object = {}) {
  const { pool } = server.database;
  const added = Array.from({ length: count }, (_, index) => 100 + index);
  await buildDoctor(pool, ...added.map((id) => ({ id, names: `Doctor ${id}`, ...doctor })));
  await buildSchedule(
    pool,
    ...added.map((id) => ({ id, doctor_id: id, clinic_branch_id: ids.branch })),
  );
  await buildRule(pool, ...added.map((schedule_id) => ({ schedule_id, weekday: 2 })));
  await buildDoctorService(pool, ...added.map((id) => ({ id, schedule_id: id, price: 9000 })));
  await project(pool, CLINIC_NOW);
}

test('a receptionist finds the ten soonest times of a service, and later ones without a gap', async () => {
  await start();
  await addDoctors(1);
  const first = await find();
  expect(first).toMatchObject({ doctors: 2, times: { length: 10 } });
  expect(first.times.slice(0, 3)).toMatchObject([
    { starts_at: at('09:00'), doctor: 'Nagy Anna', offer_id: ids.consultation, minutes: 30 },
    { starts_at: at('09:00'), doctor: 'Doctor 100', total: 9000, address: 'Váci utca 1' },
    { starts_at: at('09:30'), doctor: 'Nagy Anna' },
  ]);
  const pages = [first];
  for (let last = first; pages.length < 3; pages.push(last)) {
    last = await find(last.next ?? {});
  }
  const found = pages.flatMap(({ times }) => times);
  const places = found.map((time) => Date.parse(time.starts_at) + time.offer_id);
  expect(new Set(places).size).toBe(30);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(found.at(-1)?.starts_at).toContain(WEDNESDAY);
});

test('a receptionist finds times of the rest of today, and of a day in a year', async () => {
  await start();
  server.clock.set(`${MONDAY}T13:10:00Z`);
  expect(startsOf(await desk.findTimes({ id: ids.cardiologist })).slice(0, 4)).toEqual([
    at('14:30', MONDAY),
    at('15:00', MONDAY),
    at('15:30', MONDAY),
    at('09:00'),
  ]);
  const late = await find({ from: '2027-11-22' });
  expect(late).toMatchObject({ times: { length: 10 }, next: { from: '2027-11-22' } });
  await book(startsOf(late).at(-1) ?? '');
  expect(await find({ from: '2027-11-23' })).toMatchObject({ times: [], next: null });
});

test.each([
  ['morning', [at('09:00'), at('11:30')], '12:00'],
  ['afternoon', [at('12:00'), at('15:30')], '11:30'],
] as const)('a receptionist finds times in the %s only', async (part, some, other) => {
  await start();
  const starts = startsOf(await find({ part }));
  expect(starts).toEqual(expect.arrayContaining([...some]));
  expect(starts.filter((each) => each.includes(`T${other}`))).toEqual([]);
});

test('a receptionist finds a few times of each of several days', async () => {
  await start();
  const first = await desk.findTimesOfOffer({ id: ids.consultation, from: TUESDAY, per_day: 3 });
  const next = await desk.findTimesOfOffer({
    id: ids.consultation,
    per_day: 3,
    ...first.next,
  });
  expect([...startsOf(first), ...startsOf(next)].slice(0, 15)).toEqual(
    [TUESDAY, WEDNESDAY, '2026-11-26', '2026-11-27', '2026-11-30'].flatMap((day) => [
      at('09:00', day),
      at('09:30', day),
      at('10:00', day),
    ]),
  );
});

test('a receptionist finds no time that is booked, held, blocked or too short', async () => {
  await start();
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  await book(at('09:00'));
  const { status } = await server.post('/api/v1/slot-holds/', {
    doctor_service: ids.consultation,
    slot: await slotAt(server, '10:00'),
    client_phone: '+36 20 765 4321',
  });
  expect(status).toBe(201);
  await manager.beginAbsence({ doctor: ids.doctor, first_day: WEDNESDAY, last_day: WEDNESDAY });
  await uploadBusyTime('20261124T100000Z', '20261124T123000Z');
  const found = startsOf(await find());
  expect(found.slice(0, 4)).toEqual([at('09:30'), at('10:30'), at('13:30'), at('14:00')]);
  expect(found.filter((each) => each.startsWith(WEDNESDAY))).toEqual([]);
  const hours = startsOf(await find({ id: ids.ultrasound }));
  expect(hours[0]).toBe(at('13:30'));
});

test('a receptionist finds doctors by insurance and language, and hidden ones not', async () => {
  await start();
  await addDoctors(1, { languages: ['de'] });
  await server.database.pool.query('update doctor_service set insurances = $1 where id = 100', [
    [],
  ]);
  expect(await find({ insurance: ids.insurance })).toMatchObject({ doctors: 1 });
  const german = await find({ language: 'de' });
  expect(german.times[0]?.doctor).toBe('Doctor 100');
  expect(await find({ language: 'de', insurance: ids.insurance })).toEqual({
    doctors: 0,
    times: [],
    next: null,
  });
  await server.database.pool.query('update doctor set is_active = false where id = 100');
  expect(await find()).toMatchObject({ doctors: 1 });
  await server.database.pool.query('update doctor_service set is_active = false where id = 1');
  expect(await find()).toMatchObject({ doctors: 0 });
});

test('a receptionist sees the times and the services of the own branches only', async () => {
  await start();
  const both = await staffClient(server, 'clinic_branch_admin', {
    username: 'both',
    branchIds: [ids.branch, ids.branchWithQuestions],
    position: 'desk',
  });
  const addressesOf = ({ times }: FreeTimes) => [...new Set(times.map(({ address }) => address))];
  expect(addressesOf(await find())).toEqual(['Váci utca 1']);
  const ofBoth = await both.findTimes({ id: ids.cardiologist, from: TUESDAY });
  expect(addressesOf(ofBoth)).toEqual(['Váci utca 1', 'Fő utca 2']);
  const ofOne = await both.findTimes({ id: ids.cardiologist, branch: ids.branchWithQuestions });
  expect(addressesOf(ofOne)).toEqual(['Fő utca 2']);
  await expect(find({ branch: ids.branchWithQuestions })).rejects.toThrow('404');
  await expect(desk.findTimesOfOffer({ id: ids.otherConsultation })).rejects.toThrow('404');
  const other = await deskClient(server, 'other', ids.branchWithQuestions);
  expect(await other.timeChoices()).toMatchObject({
    services: [{ name: 'Cardiologist' }],
    insurances: [],
    languages: ['hu'],
  });
  expect(await desk.timeChoices()).toMatchObject({
    services: [{ name: 'Cardiologist' }, { name: 'Heart ultrasound' }, { name: 'Blood test' }],
    insurances: [{ name: 'Fényes Biztosító' }],
    languages: ['en', 'hu'],
  });
});

test('a receptionist hears how far a search came that found nothing', async () => {
  await start();
  await addDoctors(29);
  await server.database.pool.query('delete from schedule_rule where schedule_id >= 100');
  const { rows } = await server.database.pool.query(
    `insert into doctor_block (doctor_id, starts_at, ends_at)
     values (1, '2026-11-01', '2027-03-01T12:00Z') returning id`,
  );
  expect(rows).toHaveLength(1);
  const stopped = await find();
  expect(stopped).toEqual({ doctors: 30, times: [], next: { from: '2027-01-13' } });
  const later = await find({ from: '2027-02-20' });
  expect(startsOf(later)[0]).toBe(at('13:00', '2027-03-01'));
});

test('the parts of a day are those of the zone of the branch', async () => {
  await start(clinic({ timeZone: 'Asia/Dubai', opens: 660, closes: 780 }));
  const dubai = (time: string) => `${TUESDAY}T${time}:00+04:00`;
  expect(startsOf(await find({ part: 'morning' })).slice(0, 2)).toEqual([
    dubai('11:00'),
    dubai('11:30'),
  ]);
  expect(startsOf(await find({ part: 'afternoon' })).slice(0, 2)).toEqual([
    dubai('12:00'),
    dubai('12:30'),
  ]);
});

test.each([
  ['2027-03-28', ['01:30:00+01:00', '03:00:00+02:00', '03:30:00+02:00'], 'skips an hour'],
  [
    '2027-10-31',
    ['01:30:00+02:00', '02:00:00+01:00', '02:30:00+01:00', '03:00:00+01:00', '03:30:00+01:00'],
    'repeats an hour',
  ],
])('the times of %s are bookable: %s', async (day, expected) => {
  await start(clinic({ weekdays: [7], opens: 90, closes: 240 }));
  const starts = startsOf(await find({ from: day })).filter((each) => each.startsWith(day));
  expect(starts).toEqual(expected.map((time) => `${day}T${time}`));
  for (const each of starts) await book(each);
  expect(startsOf(await find({ from: day }))[0]?.slice(0, 10)).not.toBe(day);
});

/** Uploads a calendar with one busy time of the doctor, in UTC. */
async function uploadBusyTime(from: string, to: string) {
  const token = await signInVerified(server, 'clinic_branch_admin', {
    username: 'uploader',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const lines = ['BEGIN:VEVENT', 'UID:1', `DTSTART:${from}`, `DTEND:${to}`, 'END:VEVENT'];
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/staff/v1/busy-calendars/upload/?doctor=${ids.doctor}`,
    headers: {
      ...bearer(token),
      host: 'operator.hu.localhost',
      'content-type': 'application/octet-stream',
    },
    payload: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
  });
  expect(response.json()).toMatchObject({ fault: null });
}

test('the times of a follow-up have its length and price, and the desk books it or the first appointment', async () => {
  await start(clinic());
  await server.database.pool.query(
    `update doctor_service set follow_up_price = 18000, follow_up_minutes = 30
     where id = ${ids.hourProcedure}`,
  );
  const { offers } = (await desk.deskDoctors({ id: ids.branch }))[0] ?? {};
  expect(offers).toMatchObject([
    { id: ids.consultation, follow_up: null },
    { id: ids.hourProcedure, minutes: 60, follow_up: { minutes: 30, total: 18_000 } },
    { id: ids.walkIn, follow_up: null },
  ]);
  const of = (id: number, is_follow_up: boolean) =>
    desk.findTimesOfOffer({ id, from: TUESDAY, is_follow_up });
  expect(startsOf(await of(ids.hourProcedure, false))).not.toContain(at('11:30'));
  const followUps = await of(ids.hourProcedure, true);
  const last = followUps.times.find(({ starts_at: startsAt }) => startsAt === at('11:30'));
  expect(last).toMatchObject({ minutes: 30, total: 18_000 });
  // The length is that of a first appointment where there is no follow-up.
  expect(await of(ids.consultation, true)).toEqual(await of(ids.consultation, false));

  const booked = await book(at('11:30'), ids.hourProcedure, true);
  expect(booked).toMatchObject({ is_follow_up: true, minutes: 30 });
  expect(await desk.deskAppointmentDetails({ id: booked.id })).toMatchObject({ total: 18_000 });
  expect(await book(at('09:00'), ids.hourProcedure)).toMatchObject({
    is_follow_up: false,
    minutes: 60,
  });
  await expect(book(at('10:30'), ids.consultation, true)).rejects.toThrow('400 doctor_inactive');
});
