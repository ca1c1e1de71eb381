import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeErasures } from '#server/features/inbox/erasures/complete-erasures.ts';
import { erasePatient } from '#server/features/booking/patients/erase-patient.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { bookAppointment, slotAt, type Appointment } from '#tests/support/data/appointment.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ERASURES = '/api/staff/v1/erasures/';
const PHONE = '+36207654321';
const PATIENT = { client_name: 'Boglárka', client_surname: 'Zsindely', client_phone: PHONE };
const WEDNESDAY = '2026-11-25';
const RETENTION = { patientDays: 365, messageDays: 90 };

let server: TestServer;
let past: Appointment;
let upcoming: Appointment;
let operator: Record<string, string>;
let manager: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false, feedbackModeration: true } });
  past = await bookAppointment(server, await slotAt(server, '09:00'), PATIENT);
  upcoming = await book('09:00');
  await server.post('/api/v1/contact-messages/', {
    name: 'Boglárka',
    phone: PHONE,
    message: 'Hello',
    consents: ['personal_data'],
  });
  server.clock.set('2026-11-24T10:00:00+01:00');
  const { id: appointment, hash } = past;
  await server.post('/api/v1/feedback/', { appointment, hash, score: 3, comment: 'Kedves' });
  operator = bearer(await signInVerified(server, 'operator'));
  manager = bearer(await signInVerified(server, 'operator_manager'));
  // A sign-in is slow, and some tests last days.
  for (const table of ['staff_session', 'staff_access_token']) {
    await db().query(`update ${table} set expires_at = '2027-01-01'`);
  }
});
afterEach(() => server.close());

async function book(time: string): Promise<Appointment> {
  return bookAppointment(server, await slotAt(server, time, { day: WEDNESDAY }), PATIENT);
}

const db = () => server.database.pool;
const prepare = (headers = operator, number = past.id) =>
  server.post(ERASURES, { number, phone_end: '4321' }, headers);
const confirm = (id: number, version: string, headers = manager) =>
  server.post(`${ERASURES}${id}/confirm/`, { version }, headers);
const reject = (id: number, headers = manager) =>
  server.post(`${ERASURES}${id}/reject/`, {}, headers);
const prepared = async () => {
  const { body } = await prepare();
  return { id: body.id as number, version: body.preview.version as string };
};
const listed = async () => (await server.get(ERASURES, manager)).body.results;

const eventsOf = async (id: number) => {
  const { rows } = await db().query<{ action: string; actor: string }>(
    `select action, actor from staff_event
     where subject_table = 'erasure' and subject_id = $1 order by id`,
    [id],
  );
  return rows.map(({ action, actor }) => `${action}: ${actor}`);
};
/** Returns the tables that contain the phone or the name of the patient. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await db().query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db().query(
      `select from "${name}" t where t::text ~ 'Boglárka|Zsindely|7654321' limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('a prepared erasure shows counts and no data of the patient', async () => {
  const { status, body } = await prepare();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'prepared',
    appointment: past.id,
    prepared_by: 'operator',
    can_decide: false,
    expires_at: '2026-12-01T10:00:00+01:00',
    decided_by: null,
    erased: null,
    preview: {
      appointments: 2,
      upcoming: 1,
      in_progress: 0,
      reviews: 1,
      messages: 1,
      requests: 0,
    },
  });
  expect(await listed()).toMatchObject([{ id: body.id, can_decide: true }]);
  expect(JSON.stringify([body, await listed()])).not.toMatch(/Bogl|Zsind|4321/);
  expect(await eventsOf(body.id)).toEqual(['erasure_prepared: operator operator']);
});

test('a prepared erasure needs the last four digits of the phone, with the limit of a lookup', async () => {
  const guess = () => server.post(ERASURES, { number: past.id, phone_end: '0000' }, operator);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect(await listed()).toEqual([]);
});

test('a prepared erasure is prepared once for a phone, also by requests at once', async () => {
  const responses = await Promise.all([
    ...Array.from({ length: 4 }, () => prepare()),
    ...Array.from({ length: 4 }, () => prepare(manager, upcoming.id)),
  ]);
  const ids = new Set(responses.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  expect(await listed()).toHaveLength(1);
  expect(await eventsOf([...ids][0])).toHaveLength(1);
});

test('a prepared erasure cannot be decided by an operator, nor by the person who prepared it', async () => {
  const { id, version } = await prepared();
  expect((await confirm(id, version, operator)).status).toBe(403);
  await db().query(
    `update staff_user set is_operator = false, is_operator_manager = true
       where username = 'operator'`,
  );
  expect((await confirm(id, version, operator)).status).toBe(403);
  expect((await reject(id, operator)).status).toBe(403);
  expect(await listed()).toMatchObject([{ state: 'prepared' }]);
});

test('a prepared erasure is not decided by who invited or recovered its preparer in the last 30 days', async () => {
  const { rows } = await db().query(`select id from staff_user where username = 'operator'`);
  const invitation = `/api/staff/v1/accounts/${rows[0].id}/invitation/`;
  expect((await server.post(invitation, {}, manager)).status).toBe(201);
  server.clock.advance({ hours: 29 * 24 });
  const { id, version } = await prepared();
  expect(await listed()).toMatchObject([{ can_decide: false }]);
  expect((await confirm(id, version)).status).toBe(403);
  expect((await reject(id)).status).toBe(403);
  server.clock.advance({ hours: 25 });
  expect(await listed()).toMatchObject([{ can_decide: true }]);
  expect((await confirm(id, version)).body.outcome).toBe('done');
});

test('a prepared erasure is not decided by an account that its preparer has invited', async () => {
  const { rows } = await db().query(`select id from staff_user where username = 'operator'`);
  const invitation = `/api/staff/v1/accounts/${rows[0].id}/invitation/`;
  expect((await server.post(invitation, {}, manager)).status).toBe(201);
  await db().query(`update staff_user set is_operator_manager = true where username = 'operator'`);
  const { body } = await prepare(manager);
  expect((await confirm(body.id, body.preview.version, operator)).status).toBe(403);
});

test('a prepared erasure expires after seven days and forgets the phone', async () => {
  const { id, version } = await prepared();
  server.clock.set('2026-12-01T10:00:00+01:00');
  expect((await confirm(id, version)).body.outcome).toBe('changed');
  expect(await listed()).toMatchObject([{ id, state: 'expired', preview: null }]);
  await cleanUp(db(), server.clock.now(), RETENTION);
  expect(await traces()).not.toContain('erasure');
  expect((await eventsOf(id)).at(-1)).toBe('erasure_expired: retention');
  expect((await prepared()).id).not.toBe(id);
});

test('a confirmed erasure erases everything of the phone, cancels what is upcoming and keeps no phone', async () => {
  const { id, version } = await prepared();
  const { body } = await confirm(id, version);
  expect(body).toMatchObject({
    outcome: 'done',
    erasure: {
      state: 'confirmed',
      decided_by: 'operator_manager',
      preview: null,
      erased: {
        appointments: 2,
        reviews: 1,
        messages: 1,
        requests: 0,
      },
    },
  });
  expect(await traces()).toEqual([]);
  expect(await eventsOf(id)).toEqual([
    'erasure_prepared: operator operator',
    'erasure_confirmed: operator operator_manager',
    'erased: operator operator_manager',
  ]);
  await slotAt(server, '09:00', { day: WEDNESDAY });
});

test('a confirmed erasure is decided once by confirmations and rejections at the same time', async () => {
  const { id, version } = await prepared();
  const admin = bearer(await signInVerified(server, 'admin'));
  const responses = await Promise.all([
    confirm(id, version),
    confirm(id, version),
    confirm(id, version, admin),
    reject(id),
    reject(id),
    reject(id, admin),
  ]);
  const done = responses.filter(({ body }) => body.outcome === 'done');
  const [{ state, decided_by: decidedBy }] = await listed();
  // Both calls of the person who was first succeed.
  expect(done).toHaveLength(decidedBy === 'admin' ? 1 : 2);
  expect(new Set(done.map(({ body }) => body.erasure.decided_by)).size).toBe(1);
  for (const { body } of done) expect(body.erasure.state).toBe(state);
  expect((await eventsOf(id)).filter((event) => /_confirmed|_rejected/.test(event))).toHaveLength(
    1,
  );
  expect(await traces()).toEqual(
    state === 'confirmed' ? [] : ['appointment', 'contact_message', 'review'],
  );
});

test('a confirmed erasure is not confirmed by a person who has not seen a later booking', async () => {
  const { id, version } = await prepared();
  await book('09:30');
  expect((await confirm(id, version)).body).toMatchObject({
    outcome: 'changed',
    erasure: { state: 'prepared', preview: { appointments: 3, upcoming: 2 } },
  });
  expect(await traces()).toContain('appointment');
});

test('a confirmed erasure leaves what the patient books after the confirmation', async () => {
  const { id, version } = await prepared();
  await db().query(
    `update erasure set state = 'confirmed', decided_at = $1,
         decided_by = (select id from staff_user where username = 'operator_manager')`,
    [new Date(server.clock.now())],
  );
  server.clock.advance({ minutes: 1 });
  const later = await book('09:30');
  await completeErasures(db(), server.clock.now());
  const find = ({ id: number, hash }: Appointment) =>
    server.get(`/api/v1/appointments/${number}/?hash=${hash}`);
  expect((await find(later)).body).toMatchObject({ status: 'booked', client_name: 'Boglárka' });
  expect((await find(upcoming)).status).toBe(404);
  expect(await listed()).toMatchObject([{ id, state: 'confirmed', erased: { appointments: 2 } }]);
  expect(await traces()).toEqual(['appointment']);
  expect((await confirm(id, version)).body.outcome).toBe('done');
  expect((await find(later)).status).toBe(200);
});

test('a confirmed erasure waits for the end of an appointment that is taking place', async () => {
  server.clock.set('2026-11-25T09:10:00+01:00');
  const { id, version } = await prepared();
  expect((await confirm(id, version)).body).toMatchObject({
    outcome: 'changed',
    erasure: { state: 'prepared', preview: { upcoming: 0, in_progress: 1 } },
  });
});

test('a confirmed erasure is completed by the clean-up job after an interruption', async () => {
  const { id } = await prepared();
  await db().query(
    `update erasure set state = 'confirmed', decided_at = $1,
         decided_by = (select id from staff_user where username = 'operator_manager')`,
    [new Date(server.clock.now())],
  );
  expect(await listed()).toMatchObject([{ id, state: 'confirmed', erased: null }]);
  await cleanUp(db(), server.clock.now(), RETENTION);
  expect(await traces()).toEqual([]);
  expect((await eventsOf(id)).at(-1)).toBe('erased: operator operator_manager');
});

test('a rejected erasure erases nothing and keeps no phone', async () => {
  const { id, version } = await prepared();
  expect((await reject(id)).body).toMatchObject({
    outcome: 'done',
    erasure: { state: 'rejected', decided_by: 'operator_manager', preview: null, erased: null },
  });
  expect((await reject(id)).body.outcome).toBe('done');
  expect((await confirm(id, version)).body.outcome).toBe('changed');
  expect(await traces()).toEqual(['appointment', 'contact_message', 'review']);
});

test('the command completes an erasure that was prepared for the phone', async () => {
  const { id } = await prepared();
  const request = { phone: PHONE, actor: 'operator root', now: server.clock.now() };
  await erasePatient(db(), { ...request, isCancelling: false });
  expect(await listed()).toMatchObject([{ id, state: 'prepared' }]);
  await erasePatient(db(), { ...request, isCancelling: true });
  expect(await listed()).toMatchObject([{ id, state: 'confirmed', decided_by: null }]);
  expect(await traces()).toEqual([]);
  expect((await eventsOf(id)).at(-1)).toBe('erased: operator root');
});

test('an unknown erasure is not found', async () => {
  expect(problemsOf(await confirm(999, 'x'), 404)).toEqual(['not_found -']);
  expect(problemsOf(await reject(999), 404)).toEqual(['not_found -']);
});
