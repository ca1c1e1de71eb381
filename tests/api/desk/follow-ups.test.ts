import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { openQueue } from '#tests/support/data/desk/queue.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const PHONE = '+36201234567';
const NEXT = '2026-12-02T10:00:00+01:00';

let server: TestServer;
let desk: StaffClient;
let doctor: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  desk = await deskClient(server, 'zsuzsa');
  doctor = await doctorClient('anna');
});
afterEach(() => server.close());

const doctorClient = (username: string) =>
  staffClient(server, 'clinic_branch_admin', {
    username,
    branchIds: [ids.branch, ids.branchWithQuestions],
    position: 'doctor',
    doctorId: ids.doctor,
  });

const book = (client: StaffClient, more: object = {}) =>
  bookAtDesk(client, '2026-11-25T10:00:00+01:00', {
    insurance: ids.insurance,
    language: 'hu',
    ...more,
  });

const followUp = (id: number, more: object = {}) =>
  doctor.bookFollowUp({
    id,
    key: randomUUID(),
    offer: ids.consultation,
    starts_at: NEXT,
    has_consent: true,
    ...more,
  });

test('a doctor books the next appointment of a patient, who gets the confirmation', async () => {
  const { id } = await book(desk);
  await outboxOf(server).send();
  const next = await followUp(id, { note: 'Vérkép' });
  expect(next).toMatchObject({
    name: 'Szabó Kata',
    starts_at: NEXT,
    source: 'desk',
    note: 'Vérkép',
    insurance: 'Fényes Biztosító',
  });
  await outboxOf(server).send();
  expect(server.sms.sent.map(({ to }) => to)).toEqual([PHONE, PHONE]);
  const { history, language } = await desk.deskAppointmentDetails({ id: next.id });
  expect(language).toBe('hu');
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'booked', actor: 'clinic anna' }),
  );
});

test('a patient of an old calendar, whose phone and name are not checked, gets the next appointment', async () => {
  const { id } = await book(desk);
  await server.database.pool.query(
    `update appointment set client_phone = '+36201', client_name = 'Kata 2', client_surname = ''
     where id = $1`,
    [id],
  );
  const next = await followUp(id);
  expect(next).toMatchObject({ name: 'Kata 2' });
  expect(await desk.deskAppointmentDetails({ id: next.id })).toMatchObject({ phone: '+36201' });
});

test('an insurance that the service of the next appointment does not accept is left out', async () => {
  const { id } = await book(desk);
  expect(await followUp(id, { offer: ids.hourProcedure })).toMatchObject({ insurance: null });
});

/** Takes a patient in from the queue on a morning. Returns the desk, the id and the name of the appointment. */
async function takeFromQueue(givenName: string) {
  server.clock.set('2026-11-24T09:10:00+01:00');
  const queue = await openQueue(server);
  await queue.add({ given_name: givenName });
  doctor = await doctorClient('morning');
  const { appointments } = await queue.desk.deskDay({ id: ids.branch, day: '2026-11-24' });
  const taken = appointments.find(({ source }) => source === 'walk_in');
  return { desk: queue.desk, id: taken?.id ?? 0, name: taken?.name ?? '' };
}

const offerFollowUps = () =>
  server.database.pool.query(
    'update doctor_service set follow_up_price = 9000, follow_up_minutes = 30 where id = any ($1)',
    [[ids.consultation, ids.hourProcedure]],
  );

test('the next appointment is a follow-up where the service has one', async () => {
  const { id } = await book(desk);
  expect(await followUp(id)).toMatchObject({ is_follow_up: false, minutes: 30 });
  await offerFollowUps();
  const next = await followUp(id, { starts_at: '2026-12-02T11:00:00+01:00' });
  expect(next).toMatchObject({ is_follow_up: true });
  expect(await desk.deskAppointmentDetails({ id: next.id })).toMatchObject({ total: 9000 });
  await desk.cancelAtDesk({ id, by: 'patient', reason: 'Ill' });
  const again = await followUp(id, { starts_at: '2026-12-02T11:30:00+01:00' });
  expect(again).toMatchObject({ is_follow_up: false });
});

test('the next appointment for another service is a first appointment', async () => {
  await offerFollowUps();
  const { id } = await book(desk);
  expect(await followUp(id, { offer: ids.hourProcedure })).toMatchObject({ is_follow_up: false });
});

test.each([
  ['a first appointment', false],
  ['a follow-up', true],
])(
  'the next appointment after %s to which the patient did not come is another one',
  async (_kind, isFollowUp) => {
    await offerFollowUps();
    const { id } = await book(desk, { is_follow_up: isFollowUp });
    server.clock.set('2026-11-25T10:20:00+01:00');
    const later = await deskClient(server, 'later');
    await later.setAttendance({ id, from: 'expected', to: 'no_show' });
    doctor = await staffClient(server, 'clinic_branch_admin', {
      username: 'late',
      branchIds: [ids.branch],
      position: 'doctor',
      doctorId: ids.doctor,
    });
    expect(await followUp(id)).toMatchObject({ is_follow_up: isFollowUp });
  },
);

test('a patient of the queue has no number in the name of the next appointment', async () => {
  const { id, name } = await takeFromQueue('Anna');
  expect(name).toBe('#1 Anna');
  expect(await followUp(id)).toMatchObject({ name: 'Anna' });
});

test('a patient of the queue without a name is named by the desk before the next appointment', async () => {
  const taken = await takeFromQueue('');
  await expect(followUp(taken.id)).rejects.toThrow('400 patient_unnamed');
  const patient = { surname: null, phone: '', insurance: null, additional_fields: [] };
  await taken.desk.correctAtDesk({
    id: taken.id,
    from: { ...patient, given_name: taken.name },
    to: { ...patient, given_name: 'Anna' },
  });
  expect(await followUp(taken.id)).toMatchObject({ name: 'Anna' });
});

test('a doctor sees only own times for the next appointment', async () => {
  const found = await doctor.findTimesOfOffer({ id: ids.consultation, from: '2026-12-02' });
  expect(new Set(found.times.map(({ schedule_id: schedule }) => schedule))).toEqual(new Set([1]));
  await expect(doctor.findTimesOfOffer({ id: ids.otherConsultation })).rejects.toThrow('404');
});

test('a doctor books no patient and no time of a colleague', async () => {
  const { id: own } = await book(desk);
  const colleague = await deskClient(server, 'other', ids.branchWithQuestions);
  const { id: theirs } = await book(colleague, { offer: ids.otherConsultation, insurance: null });
  await expect(followUp(theirs)).rejects.toThrow('404');
  await expect(followUp(own, { offer: ids.otherConsultation })).rejects.toThrow('404');
});

test('a doctor still books, moves and cancels nothing else', async () => {
  const { id } = await book(desk);
  await expect(book(doctor, { starts_at: NEXT })).rejects.toThrow('403');
  await expect(doctor.moveAtDesk({ id, offer: ids.consultation, starts_at: NEXT })).rejects.toThrow(
    '403',
  );
  await expect(doctor.cancelAtDesk({ id, by: 'clinic', reason: 'Beteg' })).rejects.toThrow('403');
});

test('a next appointment at a time that was taken in between is refused', async () => {
  const { id } = await book(desk);
  await book(desk, { starts_at: NEXT, given_name: 'Béla' });
  await expect(followUp(id)).rejects.toThrow('400 slot_taken');
});

test('a repeated booking of the next appointment books once', async () => {
  const { id } = await book(desk);
  const key = randomUUID();
  const [first, second] = await Promise.all([followUp(id, { key }), followUp(id, { key })]);
  expect(second.id).toBe(first.id);
});
