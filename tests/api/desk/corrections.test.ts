import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentPatient } from '#shared/contract/desk/appointments.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const STARTS_AT = '2026-11-25T10:00:00+01:00';
const STRANGER = '+36201234567';
const PATIENT = '+36207654321';
const KATA: AppointmentPatient = {
  given_name: 'Kata',
  surname: 'Szabo',
  phone: STRANGER,
  insurance: null,
  additional_fields: [],
};

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'zsuzsa');
});
afterEach(() => server.close());

const book = (more: object = {}) =>
  bookAtDesk(desk, STARTS_AT, { surname: 'Szabo', phone: STRANGER, ...more });

async function hashOf(id: number): Promise<string> {
  const { rows } = await server.database.pool.query<{ hash: string }>(
    'select hash from appointment where id = $1',
    [id],
  );
  return rows[0]?.hash ?? '';
}

/** Sends what is due within three minutes. Returns the phones that got an SMS, the first one first. */
async function sendAll(): Promise<string[]> {
  const outbox = outboxOf(server);
  server.clock.advance({ minutes: 3 });
  await outbox.send();
  return server.sms.sent.map(({ to }) => to).toReversed();
}

test('a corrected name keeps link, time and messages, and is an event', async () => {
  const { id } = await book();
  await sendAll();
  const hash = await hashOf(id);
  const to = { ...KATA, surname: 'Szabó' };
  const changed = await desk.correctAtDesk({ id, from: KATA, to });
  expect(changed).toMatchObject({ id, name: 'Szabó Kata', starts_at: STARTS_AT });
  expect(await sendAll()).toEqual([STRANGER]);
  expect(await hashOf(id)).toBe(hash);
  const { history } = await desk.deskAppointmentDetails({ id });
  expect(history.filter(({ action }) => action === 'corrected')).toMatchObject([
    { actor: 'clinic zsuzsa', silent_reason: null },
  ]);
});

test('a corrected phone gets the confirmation with a new link, and the old link ends', async () => {
  const { id } = await book();
  await sendAll();
  const stranger = await hashOf(id);
  await desk.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: '06 20 765 4321' } });
  expect(await sendAll()).toEqual([STRANGER, PATIENT]);
  const hash = await hashOf(id);
  expect(hash).not.toBe(stranger);
  const page = (key: string) => server.get(`/api/v1/appointments/${id}/?hash=${key}`);
  expect((await page(stranger)).status).toBe(404);
  expect((await page(hash)).body).toMatchObject({ client_phone: PATIENT });
  const { messages } = await desk.deskAppointmentDetails({ id });
  expect(messages.filter(({ kind }) => kind === 'moved')).toEqual([]);
});

test('a confirmation that waits for the wrong phone is sent to the right one only', async () => {
  const { id } = await book();
  await desk.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: PATIENT } });
  expect(await sendAll()).toEqual([PATIENT]);
});

test('a link that is sent again after a correction is a confirmation', async () => {
  const { id } = await book();
  await desk.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: PATIENT } });
  await sendAll();
  await desk.resendAppointmentLink({ id });
  expect(await sendAll()).toEqual([PATIENT, PATIENT]);
  const { messages } = await desk.deskAppointmentDetails({ id });
  expect(messages.map(({ kind }) => kind)).not.toContain('moved');
});

test('a corrected phone gets no confirmation if the patient was told, but the reminders', async () => {
  const { id } = await book({ phone: '' });
  const from = { ...KATA, phone: '' };
  const to = { ...KATA, phone: PATIENT };
  await desk.correctAtDesk({ id, from, to, silent_reason: 'told_in_person' });
  expect(await sendAll()).toEqual([]);
  const { messages, history } = await desk.deskAppointmentDetails({ id });
  expect(messages.filter(({ state }) => state === 'waiting')).not.toEqual([]);
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'corrected', silent_reason: 'told_in_person' }),
  );
});

test('a patient whose phone was wrong and who has none gets no message any more', async () => {
  const { id } = await book();
  await desk.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: '' } });
  expect(await sendAll()).toEqual([]);
  const { messages } = await desk.deskAppointmentDetails({ id });
  expect(messages.filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('an insurance and answers are corrected, and those of other questions stay', async () => {
  const questions = await deskClient(server, 'other', ids.branchWithQuestions);
  const answer = (field: number, value: number) => ({ clinic_branch_field: field, value });
  const { id } = await bookAtDesk(questions, STARTS_AT, {
    offer: ids.otherConsultation,
    surname: 'Szabo',
    phone: '',
    additional_fields: [answer(ids.heightField, 170)],
  });
  const from = { ...KATA, phone: '', additional_fields: [answer(ids.heightField, 170)] };
  const to = { ...from, additional_fields: [answer(ids.heightField, 180)] };
  await questions.correctAtDesk({ id, from, to });
  const details = await questions.deskAppointmentDetails({ id });
  expect(details.additional_fields).toEqual(to.additional_fields);
});

test('a corrected phone keeps the appointment in the absence of its doctor', async () => {
  const { id } = await book();
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const [doctor] = await manager.doctorsInReach();
  const day = STARTS_AT.slice(0, 10);
  const absence = await manager.beginAbsence({
    doctor: doctor?.id ?? 0,
    first_day: day,
    last_day: day,
  });
  const answers = async () =>
    (await manager.absence({ id: absence.id })).appointments.map(({ answer }) => answer);
  const before = await answers();
  await desk.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: PATIENT } });
  expect(await answers()).toEqual(before);
  expect(before).toHaveLength(1);
});

test('a patient who has answered that they are coming is corrected', async () => {
  const { id } = await book();
  server.clock.set('2026-11-24T12:00:00+01:00');
  const path = `/api/v1/appointments/${id}/confirm/`;
  const answer = await server.post(path, { hash: await hashOf(id) });
  expect(answer.status).toBe(200);
  const later = await deskClient(server, 'later');
  await later.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: PATIENT } });
  expect(await later.deskAppointmentDetails({ id })).toMatchObject({ is_coming: true });
});

test('a phone that is corrected during the appointment gets the request for a review', async () => {
  const { id } = await book();
  server.clock.set('2026-11-25T10:10:00+01:00');
  const later = await deskClient(server, 'later');
  await later.correctAtDesk({ id, from: KATA, to: { ...KATA, phone: PATIENT } });
  const { messages } = await later.deskAppointmentDetails({ id });
  expect(messages).toContainEqual(expect.objectContaining({ kind: 'feedback', state: 'waiting' }));
});

test('a phone gets confirmations of five corrections a day', async () => {
  const phones = [STRANGER, PATIENT];
  const { id } = await book();
  const correct = (turn: number) =>
    desk.correctAtDesk({
      id,
      from: { ...KATA, phone: phones[turn % 2] ?? '' },
      to: { ...KATA, phone: phones[(turn + 1) % 2] ?? '' },
    });
  for (let turn = 0; turn < 10; turn += 1) await correct(turn);
  await expect(correct(10)).rejects.toThrow('429');
});

test('a repeated correction corrects once', async () => {
  const { id } = await book();
  const call = { id, from: KATA, to: { ...KATA, phone: PATIENT } };
  await Promise.all([desk.correctAtDesk(call), desk.correctAtDesk(call)]);
  const { history } = await desk.deskAppointmentDetails({ id });
  expect(history.filter(({ action }) => action === 'corrected')).toHaveLength(1);
});

test('of two different corrections at once, one is refused', async () => {
  const { id } = await book();
  const correct = (surname: string) =>
    desk.correctAtDesk({ id, from: KATA, to: { ...KATA, surname } });
  const results = await Promise.allSettled([correct('Szabó'), correct('Szántó')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  [{ given_name: '<b>Kata</b>' }, 'name_invalid'],
  [{ phone: '12' }, 'phone_invalid'],
  [{ insurance: 999 }, 'does_not_exist'],
  [{ additional_fields: [{ clinic_branch_field: 999, value: 'x' }] }, 'does_not_exist'],
])('a correction to %j is refused', async (change, code) => {
  const { id } = await book();
  const to = { ...KATA, ...change };
  await expect(desk.correctAtDesk({ id, from: KATA, to })).rejects.toThrow(code);
});

test('an appointment that is cancelled cannot be corrected', async () => {
  const { id } = await book();
  await desk.cancelAtDesk({ id, by: 'patient', reason: 'Beteg' });
  await expect(
    desk.correctAtDesk({ id, from: KATA, to: { ...KATA, surname: 'Szabó' } }),
  ).rejects.toThrow('appointment_cancelled');
});
