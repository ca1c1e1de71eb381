import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentPatient } from '#shared/contract/desk/appointments.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { claimDueMessages } from '#server/features/messages/message-rows.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { payload, slotsOn } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DAY = '2026-11-25';
const at = (time: string) => `${DAY}T${time}:00+01:00`;
const STARTS_AT = at('10:00');
const KATA: AppointmentPatient = {
  given_name: 'Kata',
  surname: 'Szabó',
  phone: '+36201234567',
  insurance: null,
  additional_fields: [],
};
/** The service that was booked, and the right one. */
type Correction = { from: number; to: number };
const TO_PROCEDURE: Correction = { from: ids.consultation, to: ids.hourProcedure };
const TO_CONSULTATION: Correction = { from: ids.hourProcedure, to: ids.consultation };
const TO_WALK_IN: Correction = { from: ids.hourProcedure, to: ids.walkIn };
const OTHER_PHONE = '+36207654321';

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  desk = await deskClient(server, 'zsuzsa');
});
afterEach(() => server.close());

const book = (more: object = {}) => bookAtDesk(desk, STARTS_AT, more);

const correct = (id: number, offer = TO_PROCEDURE, more: object = {}) =>
  desk.correctAtDesk({ id, from: KATA, to: KATA, offer, ...more });

type Sms = TestServer['sms']['sent'][number];

/** Sends what is due within three minutes. Returns the new texts, or something else of them. */
async function send(show = ({ text }: Sms) => text): Promise<string[]> {
  const sent = server.sms.sent.length;
  server.clock.advance({ minutes: 3 });
  await outboxOf(server).send();
  return server.sms.sent.slice(0, server.sms.sent.length - sent).map(show);
}

/** Gives the procedure the price of the consultation. */
const chargeTheSame = () =>
  server.database.pool.query(
    'update doctor_service set price = 20000, discount = 10, total = 18000 where id = $1',
    [ids.hourProcedure],
  );

/** Gives the service of walk-ins the price of the procedure. */
const chargeForWalkIns = () =>
  server.database.pool.query(
    'update doctor_service set price = 30000, discount = 0, total = 30000 where id = $1',
    [ids.walkIn],
  );

/** Returns the path of the calendar file of a patient. */
async function fileOf(id: number): Promise<string> {
  const { rows } = await server.database.pool.query<{ hash: string }>(
    'select hash from appointment where id = $1',
    [id],
  );
  return `/api/v1/appointments/${id}/calendar.ics?hash=${rows[0]?.hash ?? ''}`;
}

const corrections = async (id: number) =>
  (await desk.deskAppointmentDetails({ id })).history.filter(
    ({ action }) => action === 'corrected',
  );

test('a corrected service brings its price and length, and the patient gets one message', async () => {
  const { id } = await book();
  await send();
  expect(await correct(id)).toMatchObject({
    offer_id: ids.hourProcedure,
    starts_at: STARTS_AT,
    minutes: 60,
  });
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total: 30_000 });
  expect(await send()).toEqual([expect.stringContaining('módosult a szolgáltatás')]);
  expect(await send()).toEqual([]);
  expect(await corrections(id)).toMatchObject([{ actor: 'clinic zsuzsa', silent_reason: null }]);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('a correction back that waits for the worker that sends the first one is told to the patient', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  server.clock.advance({ minutes: 3 });
  const now = server.clock.now();
  const worker = await server.database.pool.connect();
  await worker.query('begin');
  await claimDueMessages(worker, [new Date(now), new Date(now + HOUR_MS), 10]);
  const back = correct(id, TO_CONSULTATION);
  await waitForLocks(server.database.pool);
  await worker.query('commit');
  worker.release();
  await back;
  expect(await send()).toEqual([expect.stringContaining('módosult a szolgáltatás')]);
});

test('a shorter service gives the rest of the time back to patients', async () => {
  const { id } = await book({ offer: ids.hourProcedure });
  const starts = async () => (await slotsOn(server, DAY)).map(({ datetime }) => datetime);
  expect(await starts()).not.toContain(at('10:30'));
  expect(await correct(id, TO_CONSULTATION)).toMatchObject({ minutes: 30 });
  expect(await starts()).toContain(at('10:30'));
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('a longer service that another appointment leaves no time for is refused, and nothing changes', async () => {
  const { id } = await book();
  await book({ starts_at: at('10:30'), given_name: 'Béla' });
  const to = { ...KATA, surname: 'Szántó' };
  await expect(correct(id, TO_PROCEDURE, { to })).rejects.toThrow('400 service_too_long');
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({
    offer_id: ids.consultation,
    surname: 'Szabó',
    minutes: 30,
  });
});

test('a longer service may end after the hours of the doctor, as a booking of the desk', async () => {
  const { id } = await book({ starts_at: at('11:30') });
  expect(await correct(id)).toMatchObject({ minutes: 60 });
  const tasks = await desk.deskTasks({ id: ids.branch, day: DAY });
  expect(tasks.misplaced).toEqual([]);
});

test('an extra appointment gets a longer service beside another appointment', async () => {
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  await manager.setMaxExtra({ id: 1, max_extra: 1 });
  await book();
  await book({ starts_at: at('10:30') });
  const { id } = await book({ is_extra: true });
  expect(await correct(id)).toMatchObject({ minutes: 60, is_extra: true });
});

test.each([
  ['told on the phone', 'told_by_phone'],
  ['told in person', 'told_in_person'],
] as const)('a patient who was %s of the service gets no message', async (_how, reason) => {
  const { id } = await book();
  await send();
  await correct(id, TO_PROCEDURE, { silent_reason: reason });
  expect(await send()).toEqual([]);
  expect(await corrections(id)).toMatchObject([{ silent_reason: reason }]);
});

test('a service that is corrected before the confirmation is sent needs no second message', async () => {
  const { id } = await book();
  await correct(id);
  expect(await send()).toHaveLength(1);
});

test('a service that is corrected back as a mistake leaves no message about it', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  await correct(id, TO_CONSULTATION, { silent_reason: 'mistake' });
  expect(await send()).toEqual([]);
});

test('a service that is corrected twice at once is one message about the price that the patient does not know', async () => {
  const { id } = await book();
  await send();
  await chargeForWalkIns();
  await correct(id);
  await correct(id, TO_WALK_IN);
  expect(await send()).toHaveLength(1);
  expect(await send()).toEqual([]);
});

test('a service that is corrected back before the patient was told is no message', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({
    total: 30000,
    known: { total: 18000 },
  });
  await correct(id, TO_CONSULTATION);
  expect(await send()).toEqual([]);
});

test('a service that is corrected back after the patient was told is a message', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  expect(await send()).toHaveLength(1);
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ known: { total: 30000 } });
  await correct(id, TO_CONSULTATION);
  expect(await send()).toHaveLength(1);
});

test('a service that is corrected back is a message if the first one may have been sent', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  await server.database.pool.query(
    `update message set is_unanswered = true, attempts = 1 where kind = 'corrected'`,
  );
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ known: null });
  await correct(id, TO_CONSULTATION);
  expect(await send()).toHaveLength(1);
});

test('a phone that is corrected with the second correction of a service gets one message', async () => {
  const { id } = await book();
  await send();
  await chargeForWalkIns();
  await correct(id);
  await correct(id, TO_WALK_IN, { to: { ...KATA, phone: OTHER_PHONE } });
  expect(await send(({ to }) => to)).toEqual([OTHER_PHONE]);
});

test('a phone that is corrected between two corrections of a service gets one message', async () => {
  const { id } = await book();
  await send();
  await correct(id);
  const person = { ...KATA, phone: OTHER_PHONE };
  await desk.correctAtDesk({ id, from: KATA, to: person });
  await correct(id, TO_CONSULTATION, { from: person, to: person });
  expect(await send(({ to }) => to)).toEqual([OTHER_PHONE]);
});

test('another service at the same price with the same preparation is no message', async () => {
  const { id } = await book();
  await send();
  await chargeTheSame();
  await correct(id, TO_PROCEDURE, { silent_reason: 'told_by_phone' });
  expect(await corrections(id)).toMatchObject([{ silent_reason: null }]);
  await correct(id, TO_CONSULTATION);
  expect(await send()).toEqual([]);
});

test('another service at the same price with a preparation is a message', async () => {
  const { id } = await book();
  await send();
  await chargeTheSame();
  await server.database.pool.query(
    `update service set preparation = '{"steps": [{"kind": "fasting", "amount": 8}], "notes": {}}' where id = $1`,
    [ids.ultrasound],
  );
  await correct(id);
  expect(await send()).toHaveLength(1);
});

test('a phone and a service that are corrected at once are one message, to the right phone', async () => {
  const { id } = await book();
  await send();
  await correct(id, TO_PROCEDURE, { to: { ...KATA, phone: OTHER_PHONE } });
  expect(await send(({ to }) => to)).toEqual([OTHER_PHONE]);
});

test('an appointment that was seen gets the service and price of the figures, silently and in its time', async () => {
  const { id } = await book();
  await send();
  await book({ starts_at: at('10:30'), given_name: 'Béla', phone: '' });
  server.clock.set(at('10:20'));
  desk = await deskClient(server, 'later');
  await desk.setAttendance({ id, from: 'expected', to: 'seen' });
  await outboxOf(server).send();
  await send();
  expect(await correct(id)).toMatchObject({ offer_id: ids.hourProcedure, minutes: 30 });
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total: 30_000 });
  expect(await send()).toEqual([]);
});

test('an insurance that the right service does not accept is refused', async () => {
  const { id } = await book({ insurance: ids.insurance });
  const from = { ...KATA, insurance: ids.insurance };
  await expect(correct(id, TO_PROCEDURE, { from, to: from })).rejects.toThrow('does_not_exist');
  expect(await correct(id, TO_PROCEDURE, { from })).toMatchObject({ insurance: null });
});

test('a service of another doctor, a hidden one and an unknown one are refused', async () => {
  const { id } = await book();
  const to = (offer: number) => correct(id, { from: ids.consultation, to: offer });
  await server.database.pool.query('update doctor_service set is_active = false where id = $1', [
    ids.hourProcedure,
  ]);
  await expect(to(ids.inactiveConsultation)).rejects.toThrow('400 doctor_inactive');
  await expect(to(ids.hourProcedure)).rejects.toThrow('400 doctor_inactive');
  await expect(to(ids.otherConsultation)).rejects.toThrow('404');
});

test('a repeated correction of a service corrects once', async () => {
  const { id } = await book();
  await Promise.all([correct(id), correct(id)]);
  expect(await corrections(id)).toHaveLength(1);
});

test('a service that a colleague has corrected since it was seen is not overwritten', async () => {
  const { id } = await book();
  await correct(id);
  const late = { from: ids.consultation, to: ids.walkIn };
  await expect(correct(id, late)).rejects.toThrow('400 appointment_changed');
});

test('a longer service and a booking that want the time after an appointment have one winner', async () => {
  const slots = await slotsOn(server, DAY);
  const slot = slots.find(({ datetime }) => datetime === at('10:30'));
  for (let race = 0; race < 12; race += 1) {
    const { id } = await book({ phone: '' });
    const from = { ...KATA, phone: '' };
    const longer = () => correct(id, TO_PROCEDURE, { from, to: from }).then(() => true);
    const online = async () => {
      const body = payload(slot?.id ?? 0, { client_phone: `+3620${1_000_000 + race}` });
      const headers = { 'x-forwarded-for': `10.0.${race}.1` };
      const response = await server.post('/api/v1/appointments/', body, headers);
      if (response.status !== 201) throw new Error(response.body.errors[0].code);
      return true;
    };
    const racers = race % 2 === 0 ? [longer, online] : [online, longer];
    const results = await Promise.allSettled(racers.map((run) => run()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { appointments } = await desk.deskDay({ id: ids.branch, day: DAY });
    for (const each of appointments.filter(({ cancelled_by: by }) => by === null)) {
      await desk.cancelAtDesk({ id: each.id, by: 'clinic', reason: 'Race' });
    }
  }
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('calendars of the patient and of the desk take the new end of a corrected service as a later version', async () => {
  const { id } = await book();
  const { path } = await desk.createCalendarFeed({
    branch_id: ids.branch,
    doctor_id: null,
    detail: 'busy',
  });
  const file = await fileOf(id);
  const versions = async () => {
    const texts = await Promise.all([file, path].map((each) => server.get(each)));
    return texts.map(({ body }) => /^SEQUENCE:(\d+)/mu.exec(String(body))?.[1]);
  };
  expect(await versions()).toEqual(['0', '0']);
  await correct(id);
  expect(await versions()).toEqual(['1', '1']);
  await desk.moveAtDesk({ id, offer: ids.hourProcedure, starts_at: at('09:00') });
  expect(await versions()).toEqual(['2', '2']);
});

test('alternatives of the old service are not offered after the service was corrected', async () => {
  const { id } = await book();
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const [doctor] = await manager.doctorsInReach();
  await manager.beginAbsence({ doctor: doctor?.id ?? 0, first_day: DAY, last_day: DAY });
  const held = async () => {
    const { rows } = await server.database.pool.query(
      'select from absence_alternative where appointment_id = $1',
      [id],
    );
    return rows.length;
  };
  expect(await held()).toBeGreaterThan(0);
  await correct(id);
  expect(await held()).toBe(0);
  const tasks = await desk.deskTasks({ id: ids.branch, day: DAY });
  expect(tasks.misplaced.map((each) => each.id)).toEqual([id]);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

/** Gives the procedure, which takes an hour, a follow-up of half an hour. */
const offerFollowUp = () =>
  server.database.pool.query(
    'update doctor_service set follow_up_price = 9000, follow_up_minutes = 30 where id = $1',
    [ids.hourProcedure],
  );
const bookProcedure = (isFollowUp: boolean) =>
  book({ offer: ids.hourProcedure, is_follow_up: isFollowUp });
const TO_FOLLOW_UP = { from: false, to: true };
const TO_FIRST = { from: true, to: false };
const correctKind = (id: number, kind: typeof TO_FIRST, more: object = {}) =>
  desk.correctAtDesk({ id, from: KATA, to: KATA, is_follow_up: kind, ...more });

test('a first appointment that is corrected to a follow-up gets its price and length, and is one message', async () => {
  await offerFollowUp();
  const { id } = await bookProcedure(false);
  await send();
  expect(await correctKind(id, TO_FOLLOW_UP)).toMatchObject({
    offer_id: ids.hourProcedure,
    is_follow_up: true,
    minutes: 30,
  });
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total: 9000 });
  expect(await corrections(id)).toHaveLength(1);
  expect(await send()).toHaveLength(1);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('a follow-up that is corrected to a first appointment needs the time of one', async () => {
  await offerFollowUp();
  const { id } = await bookProcedure(true);
  const { id: next } = await book({ starts_at: at('10:30'), given_name: 'Béla' });
  await expect(correctKind(id, TO_FIRST)).rejects.toThrow('400 service_too_long');
  await desk.cancelAtDesk({ id: next, by: 'patient', reason: 'Beteg' });
  expect(await correctKind(id, TO_FIRST)).toMatchObject({ is_follow_up: false, minutes: 60 });
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total: 30_000 });
});

test('a follow-up whose service was corrected by mistake becomes one again, and the patient hears nothing', async () => {
  await offerFollowUp();
  const { id } = await bookProcedure(true);
  await send();
  await correct(id, TO_CONSULTATION, { is_follow_up: TO_FIRST });
  const back = await correct(id, TO_PROCEDURE, { is_follow_up: TO_FOLLOW_UP });
  expect(back).toMatchObject({ is_follow_up: true, minutes: 30 });
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total: 9000 });
  expect(await send()).toEqual([]);
});

test('the kind is corrected of a service that is no longer offered', async () => {
  await offerFollowUp();
  const { id } = await bookProcedure(false);
  await server.database.pool.query('update doctor_service set is_active = false where id = $1', [
    ids.hourProcedure,
  ]);
  expect(await correctKind(id, TO_FOLLOW_UP)).toMatchObject({ is_follow_up: true });
});

test('a follow-up that the service does not have is refused', async () => {
  const { id } = await book();
  await expect(correctKind(id, TO_FOLLOW_UP)).rejects.toThrow('400 doctor_inactive');
});

test('a kind is corrected once, and not over a correction of a colleague', async () => {
  await offerFollowUp();
  const { id } = await bookProcedure(false);
  await Promise.all([correctKind(id, TO_FOLLOW_UP), correctKind(id, TO_FOLLOW_UP)]);
  expect(await corrections(id)).toHaveLength(1);
  const to = { ...KATA, surname: 'Szántó' };
  await expect(correctKind(id, { from: false, to: false }, { to })).rejects.toThrow(
    '400 appointment_changed',
  );
});

test.each([
  [
    'stays one at its price and length',
    18_000,
    25,
    { offer_id: ids.hourProcedure, minutes: 30 },
    18_000,
  ],
  ['becomes a first appointment', null, null, { offer_id: ids.hourProcedure, minutes: 60 }, 30_000],
])(
  'a follow-up whose service is corrected %s, as the right service has it',
  async (_, price, minutes, expected, total) => {
    await server.database.pool.query(
      'update doctor_service set follow_up_price = 9000, follow_up_minutes = 15 where id = $1',
      [ids.consultation],
    );
    await server.database.pool.query(
      'update doctor_service set follow_up_price = $2, follow_up_minutes = $3 where id = $1',
      [ids.hourProcedure, price, minutes],
    );
    const { id } = await book();
    await server.database.pool.query('update appointment set is_follow_up = true where id = $1', [
      id,
    ]);
    expect(await correct(id)).toMatchObject(expected);
    expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ total });
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  },
);
