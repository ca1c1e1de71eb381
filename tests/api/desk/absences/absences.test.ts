import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { applyDueAbsences } from '#server/features/desk/absences/apply-absences.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { slotsOn } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import {
  clinicWithSickDoctor,
  COLLEAGUE,
  FIRST_APPOINTMENT,
  SICK_AT,
  SICK_DAY,
  SICK_DOCTOR,
} from '#tests/support/data/desk/sick-doctor.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: clinicWithSickDoctor, flags: { otp: false } });
  server.clock.set(SICK_AT);
  manager = await clientOf('manager');
});
afterEach(async () => {
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await server.close();
});

const clientOf = (position: 'manager' | 'desk', branch: number = ids.branch, username = position) =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds: [branch], position });

const begin = (lastDay: string | null = SICK_DAY, client = manager) =>
  client.beginAbsence({ doctor: SICK_DOCTOR, first_day: SICK_DAY, last_day: lastDay });

const confirm = (absence: Absence, proposals: Proposal[] = []) =>
  manager.confirmAbsence({
    id: absence.id,
    proposals: proposals.map((proposal, index) => ({
      appointment: absence.appointments[index]?.id ?? 0,
      proposal,
    })),
  });

/** Lets some minutes pass for the jobs of a worker, and returns the texts that it sends. */
async function workAfter(minutes: number): Promise<string[]> {
  const before = server.sms.sent.length;
  server.clock.advance({ minutes });
  const { pool } = server.database;
  await releaseExpiredHolds(pool, server.clock.now());
  await applyDueAbsences(pool, server.clock.now());
  await outboxOf(server).send();
  return server.sms.sent.slice(0, server.sms.sent.length - before).map(({ to, text }) => {
    return `${to.slice(-2)}: ${text}`;
  });
}

/** Does the same, and returns those texts that let the patient choose. */
const toldAfter = async (minutes: number) =>
  (await workAfter(minutes)).filter((text) => text.includes('elmarad'));

/** Cancels all appointments: an absence without appointments holds no times. */
async function cancelAll(): Promise<void> {
  await server.database.pool.query(
    `select cancel_at_desk(id, 'clinic', '', $1, null, null) from appointment`,
    [new Date(server.clock.now())],
  );
}

const freeOn = async (day: string, doctor = SICK_DOCTOR) =>
  (await slotsOn(server, day, ids.cardiologist, doctor)).length;

async function pageOf(index: number) {
  const { rows } = await server.database.pool.query<{ id: number; hash: string }>(
    `select id, hash from appointment where client_phone = $1`,
    [`+36201234${String(index).padStart(3, '0')}`],
  );
  const { id = 0, hash = '' } = rows[0] ?? {};
  const path = `/api/v1/appointments/${id}/`;
  return {
    read: async () => (await server.get(`${path}?hash=${hash}`)).body,
    post: (verb: string, body: object = {}) => server.post(`${path}${verb}/`, { hash, ...body }),
  };
}

test('an absence blocks the free times of its days at once, and no others', async () => {
  await cancelAll();
  expect(await freeOn(SICK_DAY)).toBeGreaterThan(0);
  await begin();
  expect(await freeOn(SICK_DAY)).toBe(0);
  expect(await freeOn('2026-11-25')).toBe(20);
  const { columns } = await manager.deskDay({ id: ids.branch, day: SICK_DAY });
  expect(columns.find(({ schedule_id: id }) => id === SICK_DOCTOR)?.blocked).toEqual([
    [420, 1440, 'absence'],
  ]);
});

test('an absence waits for an appointment that is being cancelled', async () => {
  const { pool } = server.database;
  const desk = await pool.connect();
  await desk.query('begin');
  await desk.query('select from appointment where id = $1 for update', [FIRST_APPOINTMENT]);
  const begun = begin();
  await waitForLocks(pool);
  await desk.query(`select cancel_at_desk($1, 'clinic', '', $2, null, null)`, [
    FIRST_APPOINTMENT,
    new Date(server.clock.now()),
  ]);
  await desk.query('commit');
  desk.release();
  expect((await begun).appointments).toHaveLength(15);
});

test('an absence until further notice blocks every day, also those that come within the horizon', async () => {
  const { id, ends_at: endsAt } = await begin(null);
  expect(endsAt).toBeNull();
  expect(await freeOn('2026-12-10')).toBe(0);
  server.clock.advance({ days: 25 });
  await server.database.pool.query('select project_schedules(array[$1::integer], null, null, $2)', [
    SICK_DOCTOR,
    new Date(server.clock.now()),
  ]);
  expect(await freeOn('2027-01-08')).toBe(0);
  const later = await clientOf('manager', ids.branch);
  await later.endAbsence({ id });
  expect(await freeOn('2027-01-08')).toBe(20);
});

test('an absence holds at least one other time for every patient, and three for most', async () => {
  const { appointments } = await begin();
  expect(appointments).toHaveLength(16);
  expect(Math.min(...appointments.map(({ alternatives }) => alternatives.length))).toBe(3);
  expect(new Set(appointments[0]?.alternatives.map(({ doctor }) => doctor))).toEqual(
    new Set(['Beteg Bea', 'Helyettes Hugó']),
  );
  expect(appointments.map(({ proposal }) => proposal)).toEqual(Array(16).fill('choice'));
  expect(appointments[0]?.segments.choice).toBeGreaterThan(0);
  const starts = appointments.flatMap(({ alternatives }) =>
    alternatives.map((held) => `${held.doctor} ${held.starts_at}`),
  );
  expect(new Set(starts).size).toBe(starts.length);
});

test('the other times of a follow-up have its length at a colleague who offers it, else that of the service', async () => {
  const { pool } = server.database;
  await pool.query('update appointment set is_follow_up = true where id = $1', [FIRST_APPOINTMENT]);
  await pool.query(
    'update doctor_service set duration_minutes = 2 * duration_minutes, steps = 2 * steps',
  );
  await pool.query(
    `update doctor_service set follow_up_price = 1, follow_up_minutes = duration_minutes / 2
     where schedule_id = $1`,
    [COLLEAGUE],
  );
  await begin();
  const { rows } = await pool.query(
    `select distinct h.schedule_id, h.ends_at - h.starts_at = a.ends_at - a.starts_at as is_as_long
     from slot_hold h
     join absence_alternative o on o.token_hash = h.token_hash
     join appointment a on a.id = o.appointment_id
     where a.id = $1 order by h.schedule_id`,
    [FIRST_APPOINTMENT],
  );
  expect(rows).toEqual([
    { schedule_id: SICK_DOCTOR, is_as_long: false },
    { schedule_id: COLLEAGUE, is_as_long: true },
  ]);
});

test('an absence is entered although no other time can be held', async () => {
  await server.database.pool.query('alter function hold_alternative rename to broken');
  const { appointments } = await begin();
  expect(appointments).toHaveLength(16);
  expect(appointments[0]?.alternatives).toEqual([]);
  expect(await freeOn('2026-11-25')).toBe(20);
  expect(await freeOn(SICK_DAY)).toBe(0);
});

test('an absence gives the times back if the clinic decides nothing for half an hour', async () => {
  const before = await freeOn(SICK_DAY, COLLEAGUE);
  await begin();
  expect(await freeOn(SICK_DAY, COLLEAGUE)).toBeLessThan(before);
  server.clock.advance({ minutes: 31 });
  await releaseExpiredHolds(server.database.pool, server.clock.now());
  expect(await freeOn('2026-11-25', COLLEAGUE)).toBe(20);
});

test('an absence of which all is taken back before patients are told changes nothing', async () => {
  const absence = await begin();
  const { state, apply_at: applyAt } = await confirm(absence);
  expect(state).toBe('confirmed');
  // The first appointment is within the hour.
  expect(Date.parse(applyAt ?? '') - server.clock.now()).toBe(2 * 60_000);
  server.clock.advance({ minutes: 1 });
  expect((await manager.endAbsence({ id: absence.id })).state).toBe('undone');
  expect(await workAfter(20)).toEqual([]);
  expect(await freeOn('2026-11-25')).toBe(20);
  expect(await (await pageOf(3)).read()).toMatchObject({ status: 'booked', displaced: null });
  await expect(manager.endAbsence({ id: absence.id })).rejects.toThrow('absence_decided');
  await expect(confirm(absence)).rejects.toThrow('absence_decided');
});

test('an absence ends even if a time that it held cannot be released', async () => {
  const absence = await begin();
  await confirm(absence);
  await server.database.pool.query('alter function release_holds rename to is_out_of_order');
  expect((await manager.endAbsence({ id: absence.id })).state).toBe('undone');
});

test('an absence that ends passes its appointments to a later one of the same time', async () => {
  server.clock.set('2026-11-23T11:30:00Z');
  const first = await begin();
  const second = await begin('2026-11-25');
  expect(second.appointments).toEqual([]);
  await manager.endAbsence({ id: first.id });
  expect((await manager.absence({ id: second.id })).appointments).toHaveLength(16);
  await confirm(second);
  expect(await toldAfter(10)).toHaveLength(16);
});

test('an absence that ends passes its patients to a decided one, which tells them only if not yet told', async () => {
  server.clock.set('2026-11-23T11:30:00Z');
  const [first, second, third] = [await begin(), await begin(), await begin('2026-11-25')];
  await confirm(second);
  await confirm(third);
  expect(await toldAfter(10)).toEqual([]);
  await manager.endAbsence({ id: first.id });
  expect(await toldAfter(1)).toHaveLength(16);
  await manager.endAbsence({ id: second.id });
  expect(await toldAfter(1)).toEqual([]);
  expect((await manager.absence({ id: third.id })).unanswered).toBe(16);
  expect((await (await pageOf(3)).read()).displaced).not.toBeNull();
});

test('an absence does not extend the holds of times that have expired', async () => {
  const { pool } = server.database;
  const absence = await begin();
  const { rows: before } = await pool.query<{ token_hash: string }>(
    'select token_hash from slot_hold',
  );
  server.clock.advance({ minutes: 31 });
  const { appointments } = await confirm(absence);
  const { rows: extended } = await pool.query(
    'select from slot_hold where expires_at > $1 and token_hash = any ($2)',
    [new Date(server.clock.now()), before.map((row) => row.token_hash)],
  );
  expect(extended).toEqual([]);
  expect(appointments[0]?.alternatives.length).toBeGreaterThan(0);
});

test('an absence can be taken back for ten minutes if the first appointment is later', async () => {
  server.clock.set('2026-11-24T05:30:00Z');
  const absence = await begin();
  const { apply_at: applyAt } = await confirm(absence);
  expect(Date.parse(applyAt ?? '') - server.clock.now()).toBe(10 * 60_000);
});

test('patients of an absent doctor are told once what was decided for each', async () => {
  const absence = await begin();
  await confirm(absence, ['cancel', 'same_doctor', 'colleague']);
  expect(await workAfter(1)).toEqual([]);
  // A move is announced two minutes later, as every move, and appointments from 11:00 wait until 08:00.
  const texts = [...(await workAfter(1)), ...(await workAfter(2)), ...(await workAfter(58))];
  expect(texts.map((text) => text.slice(0, 2)).toSorted()).toEqual(
    Array.from({ length: 16 }, (_, index) => String(index).padStart(2, '0')),
  );
  expect(texts.filter((text) => text.includes('elmarad'))).toHaveLength(13);
  const { state, appointments, unanswered } = await manager.absence({ id: absence.id });
  expect(state).toBe('applied');
  expect(unanswered).toBe(13);
  expect(appointments.slice(0, 4).map(({ answer }) => answer)).toEqual([
    'cancelled',
    'moved',
    'moved',
    'told',
  ]);
  expect(appointments[1]?.moved_to?.slice(0, 10)).toBe('2026-11-25');
  expect(appointments[2]?.moved_to?.slice(0, 10)).toBe(SICK_DAY);
});

test('patients of an absent doctor are told again when the doctor is back and then absent again', async () => {
  server.clock.set('2026-11-23T11:30:00Z');
  for (let count = 0; count < 2; count += 1) {
    const absence = await begin();
    await confirm(absence);
    expect(await toldAfter(10)).toHaveLength(16);
    await manager.endAbsence({ id: absence.id });
  }
});

test('patients of an absent doctor are told although the appointment of another cannot be settled', async () => {
  const { id } = await begin();
  await manager.confirmAbsence({ id, proposals: [] });
  await server.database.pool.query(
    `alter table absence_appointment add constraint broken
         check (appointment_id <> ${FIRST_APPOINTMENT} or outcome is null)`,
  );
  await expect(workAfter(2)).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining('broken') }],
  });
  const answers = (await manager.absence({ id })).appointments.map(({ answer }) => answer);
  expect(answers).toEqual(['waiting', ...Array(15).fill('told')]);
});

test('a patient of an absent doctor chooses a held time on the page, and the others are free again', async () => {
  await confirm(await begin());
  await workAfter(2);
  const page = await pageOf(5);
  const { displaced, can_confirm: canConfirm } = await page.read();
  expect(canConfirm).toBe(false);
  expect(displaced.alternatives).toHaveLength(3);
  const chosen = displaced.alternatives.find(
    (held: { doctor: string }) => held.doctor === 'Helyettes Hugó',
  );
  const { status, body } = await page.post('alternative', { slot: chosen.slot });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    datetime: chosen.datetime,
    status: 'booked',
    displaced: null,
    doctor: { name: 'Helyettes Hugó' },
    total: 18e3,
  });
  expect((await page.post('alternative', { slot: chosen.slot })).status).toBe(200);
  const other = displaced.alternatives.find((held: { slot: number }) => held.slot !== chosen.slot);
  const again = await page.post('alternative', { slot: other.slot });
  expect(again.body.errors[0].code).toBe('slot_taken');
  const texts = await workAfter(3);
  expect(texts.filter((text) => text.startsWith('05'))).toHaveLength(1);
});

test('a patient who has arrived and chooses a held time on another day is expected again', async () => {
  await confirm(await begin());
  await workAfter(2);
  const desk = await clientOf('desk');
  const page = await pageOf(5);
  const { displaced } = await page.read();
  const later = displaced.alternatives.find(
    ({ datetime }: { datetime: string }) => !datetime.startsWith(SICK_DAY),
  );
  const id = FIRST_APPOINTMENT + 5;
  await desk.setAttendance({ id, from: 'expected', to: 'arrived' });
  expect((await page.post('alternative', { slot: later.slot })).status).toBe(200);
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({
    attendance: 'expected',
    arrived_at: null,
    starts_at: later.datetime,
  });
});

test('a patient told of an absence has no held times after two hours, but can still move or cancel', async () => {
  await confirm(await begin());
  await workAfter(2);
  server.clock.set('2026-11-24T08:03:00Z');
  await releaseExpiredHolds(server.database.pool, server.clock.now());
  const page = await pageOf(9);
  expect((await page.read()).displaced).toEqual({ until: null, alternatives: [] });
  const [slot] = await slotsOn(server, '2026-11-26', ids.cardiologist, SICK_DOCTOR);
  expect((await page.post('reschedule', { slot: slot?.id })).body.displaced).toBeNull();
  expect((await (await pageOf(10)).post('cancel')).body.status).toBe('cancelled');
});

test('patients who cancelled or moved before a decision about an absence are not told of it', async () => {
  const absence = await begin();
  await confirm(absence);
  await (await pageOf(0)).post('cancel');
  const [slot] = await slotsOn(server, '2026-11-27', ids.cardiologist, SICK_DOCTOR);
  await (await pageOf(1)).post('reschedule', { slot: slot?.id });
  const texts = [...(await workAfter(2)), ...(await workAfter(5))];
  expect(texts.filter((text) => /^0[01]:.*nem tudja/.test(text))).toEqual([]);
  const { appointments } = await manager.absence({ id: absence.id });
  expect(appointments.slice(0, 3).map(({ answer }) => answer)).toEqual([
    'skipped',
    'skipped',
    'told',
  ]);
});

/** Lets a patient move to another day, on which the doctor is then absent too. */
async function moveIntoAnotherAbsence(index: number): Promise<Absence> {
  const [slot] = await slotsOn(server, '2026-11-27', ids.cardiologist, SICK_DOCTOR);
  await (await pageOf(index)).post('reschedule', { slot: slot?.id });
  const day = '2026-11-27';
  const absence = await manager.beginAbsence({
    doctor: SICK_DOCTOR,
    first_day: day,
    last_day: day,
  });
  expect(absence.appointments).toHaveLength(1);
  return absence;
}

test('a decision about an appointment that was moved into another absence is skipped', async () => {
  const first = await begin();
  await confirm(first, ['cancel']);
  const second = await moveIntoAnotherAbsence(0);
  await workAfter(2);
  expect((await (await pageOf(0)).read()).status).toBe('booked');
  expect((await manager.absence({ id: first.id })).appointments[0]?.answer).toBe('skipped');
  expect((await manager.absence({ id: second.id })).appointments[0]?.answer).toBe('waiting');
});

test('a patient who was told of one absence learns of another one when it is decided', async () => {
  await confirm(await begin());
  await workAfter(2);
  await confirm(await moveIntoAnotherAbsence(0));
  expect((await (await pageOf(0)).read()).displaced).toBeNull();
  await workAfter(10);
  expect((await (await pageOf(0)).read()).displaced).not.toBeNull();
});

test('a patient who has arrived is neither cancelled nor moved by a decision', async () => {
  const absence = await begin();
  await confirm(absence, ['cancel']);
  const id = FIRST_APPOINTMENT;
  await (await clientOf('desk')).setAttendance({ id, from: 'expected', to: 'arrived' });
  await workAfter(2);
  expect((await (await pageOf(0)).read()).status).toBe('booked');
  expect((await manager.absence({ id: absence.id })).appointments[0]?.answer).toBe('skipped');
});

test('a patient of an absent doctor without a mobile phone is called, with times that are held', async () => {
  await server.database.pool.query(
    `update appointment set client_phone = '', notify = false where client_phone like '%002'`,
  );
  const absence = await begin();
  expect(absence.appointments[2]).toMatchObject({ proposal: 'call', segments: { choice: 0 } });
  expect(absence.appointments[2]?.alternatives).toHaveLength(3);
  await confirm(absence, ['choice', 'choice', 'cancel']);
  expect([...(await workAfter(2)), ...(await workAfter(60))]).toHaveLength(15);
  expect((await manager.absence({ id: absence.id })).appointments[2]?.answer).toBe('call');
});

test('a patient of an absent doctor whose phone was corrected to one without messages is called', async () => {
  const absence = await begin();
  await confirm(absence);
  await server.database.pool.query('update appointment set notify = false where id = $1', [
    FIRST_APPOINTMENT,
  ]);
  expect([...(await workAfter(11)), ...(await workAfter(60))]).toHaveLength(15);
  const { appointments } = await manager.absence({ id: absence.id });
  expect(appointments.find(({ id }) => id === FIRST_APPOINTMENT)?.answer).toBe('call');
});

test('the desk moves a patient of an absent doctor to a time held for this patient, not for others', async () => {
  const { id, appointments } = await begin();
  const desk = await clientOf('desk');
  const heldFor = (index: number) => {
    const held = appointments[index]?.alternatives.find(({ is_same_doctor: isSame }) => !isSame);
    return held?.starts_at ?? '';
  };
  const move = (startsAt: string) =>
    desk.moveAtDesk({ id: appointments[2]?.id ?? 0, offer: COLLEAGUE, starts_at: startsAt });
  await expect(move(heldFor(3))).rejects.toThrow('400 slot_held');
  expect((await manager.absence({ id })).appointments[2]?.alternatives).toHaveLength(3);
  expect((await move(heldFor(2))).starts_at).toBe(heldFor(2));
  const left = (await manager.absence({ id })).appointments.map(({ alternatives }) => alternatives);
  expect(left[2]).toEqual([]);
  expect(left[3]).toHaveLength(3);
});

test('patients of an absent doctor get no reminder of an appointment that does not take place', async () => {
  await server.database.pool.query(
    `insert into message (appointment_id, kind, sequence, due_at, expires_at)
       select id, 'hours_before', 0, starts_at - interval '30 minutes', starts_at from appointment
       on conflict do nothing`,
  );
  const absence = await begin();
  await confirm(absence);
  const texts = [...(await workAfter(2)), ...(await workAfter(60))];
  expect(texts).toHaveLength(16);
  await manager.endAbsence({ id: absence.id });
  const reminded = await workAfter(15);
  expect(reminded.length).toBeGreaterThan(0);
  expect(reminded.filter((text) => !/eljön|várja Önt/.test(text))).toEqual([]);
});

test('patients are not asked about an appointment that did not take place because of an absence', async () => {
  const absence = await begin();
  await confirm(absence);
  await workAfter(2);
  await workAfter(60);
  server.clock.set('2026-11-24T13:00:00Z');
  await manager.endAbsence({ id: absence.id });
  await server.database.pool.query(`select set_attendance($1, 'seen', $2, 'expected', null)`, [
    FIRST_APPOINTMENT + 3,
    new Date(server.clock.now()),
  ]);
  expect((await workAfter(5)).map((text) => text.slice(0, 2))).toEqual(['03']);
});

test('patients told of an absence at night can choose a held time until 10:00 of the next morning', async () => {
  server.clock.set('2026-11-23T20:30:00Z');
  const absence = await manager.beginAbsence({
    doctor: SICK_DOCTOR,
    first_day: SICK_DAY,
    last_day: SICK_DAY,
  });
  await confirm(absence);
  // The appointments before 11:00 cannot wait for the end of the quiet hours.
  expect(await workAfter(10)).toHaveLength(12);
  const { displaced } = await (await pageOf(0)).read();
  expect(displaced.until).toBe('2026-11-24T10:00:00+01:00');
  server.clock.set('2026-11-24T07:00:00Z');
  expect(await workAfter(0)).toHaveLength(4);
});

test('patients whose late appointment is moved or cancelled at night are told in the morning', async () => {
  server.clock.set('2026-11-23T20:30:00Z');
  const absence = await begin();
  await confirm(absence, [
    'cancel',
    'same_doctor',
    ...Array<Proposal>(11).fill('choice'),
    'cancel',
    'same_doctor',
    'colleague',
  ]);
  expect([...(await workAfter(10)), ...(await workAfter(3))]).toHaveLength(12);
  const { appointments } = await manager.absence({ id: absence.id });
  expect(appointments.slice(13).map(({ answer }) => answer)).toEqual([
    'cancelled',
    'moved',
    'moved',
  ]);
  server.clock.set('2026-11-24T07:00:00Z');
  const texts = await workAfter(0);
  expect(texts.map((text) => text.slice(0, 2)).toSorted()).toEqual(['12', '13', '14', '15']);
});

test('the desk enters absences of one day and does not decide them', async () => {
  const desk = await clientOf('desk');
  await expect(begin(null, desk)).rejects.toThrow('400 range_too_long');
  await expect(begin('2026-11-25', desk)).rejects.toThrow('400 range_too_long');
  const { id } = await begin(SICK_DAY, desk);
  await expect(desk.confirmAbsence({ id, proposals: [] })).rejects.toThrow('403');
  await expect(desk.endAbsence({ id })).rejects.toThrow('403');
  expect((await manager.absences()).map((each) => each.id)).toEqual([id]);
});

test('an absence without appointments only blocks the time, until it ends', async () => {
  const { id, state } = await manager.beginAbsence({
    doctor: SICK_DOCTOR,
    first_day: '2026-11-26',
    last_day: '2026-11-26',
  });
  expect(state).toBe('blocked');
  expect((await manager.endAbsence({ id })).state).toBe('ended');
});

test('an absence awaits no decision once patients have cancelled all its appointments', async () => {
  const { id, state } = await begin();
  expect(state).toBe('prepared');
  await server.database.pool.query("update appointment set status = 'cancelled'");
  expect((await manager.absence({ id })).state).toBe('blocked');
});

test('an absence that is past, too far ahead or ends before it begins names the possible day', async () => {
  const days = (first_day: string, last_day: string) =>
    manager.beginAbsence({ doctor: SICK_DOCTOR, first_day, last_day });
  await expect(days('2026-11-23', SICK_DAY)).rejects.toThrow('400 day_too_early');
  await expect(days('2026-11-26', '2026-11-25')).rejects.toThrow('400 day_too_early');
  await expect(days('2027-11-25', '2027-11-25')).rejects.toThrow('400 day_too_late');
});

test('another branch neither sees nor enters an absence', async () => {
  const { id } = await begin();
  const other = await clientOf('manager', ids.branchWithQuestions, 'other' as 'manager');
  expect(await other.absences()).toEqual([]);
  await expect(other.absence({ id })).rejects.toThrow('404');
  await expect(other.confirmAbsence({ id, proposals: [] })).rejects.toThrow('404');
  await expect(other.endAbsence({ id })).rejects.toThrow('404');
  await expect(begin(SICK_DAY, other)).rejects.toThrow('404');
});

test('a doctor has at most ten absences a day', async () => {
  await cancelAll();
  for (let count = 0; count < 10; count += 1) {
    await manager.endAbsence({ id: (await begin()).id });
  }
  await expect(begin()).rejects.toThrow('429');
});

test('every step of an absence is an event without data of patients', async () => {
  const { id } = await begin();
  await manager.confirmAbsence({ id, proposals: [] });
  server.clock.advance({ minutes: 5 });
  await manager.endAbsence({ id });
  const { rows } = await server.database.pool.query(
    `select actor, action, details from staff_event where subject_table = 'absence' order by id`,
  );
  expect(rows).toEqual([
    { actor: 'clinic manager', action: 'created', details: { appointments: 16 } },
    { actor: 'clinic manager', action: 'confirmed', details: { choice: 16 } },
    { actor: 'clinic manager', action: 'ended', details: {} },
  ]);
});
