import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import { MIN_TOLD_WAITS } from '#shared/domain/desk/told-waits.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import {
  addConsultations,
  fillMorning,
  openQueue,
  type DeskQueueClient,
} from '#tests/support/data/desk/queue.ts';
import {
  addSickDoctor,
  COLLEAGUE,
  FIRST_APPOINTMENT,
} from '#tests/support/data/desk/sick-doctor.ts';
import { deskClient, staffClient } from '#tests/support/data/staff-client.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
/** 09:10 in Budapest; the doctor works until 12:00. */
const TEN_PAST_NINE = '2026-11-24T08:10:00Z';
const SCHEDULE = 1;

let server: TestServer;
let queue: DeskQueueClient;
beforeEach(async () => {
  server = await startTestServer();
  server.clock.set(TEN_PAST_NINE);
  queue = await openQueue(server);
});
afterEach(() => server.close());

const appointmentsOf = async (day = TUESDAY) =>
  (await queue.desk.deskDay({ id: ids.branch, day })).appointments;
const read = (code: string) => server.get(`/api/v1/queues/${code}/`);

test('a ticket becomes an appointment at once when a doctor is free within an hour', async () => {
  const ticket = await queue.add({ given_name: 'Kata' });
  expect(ticket).toMatchObject({ number: 1, state: 'taken' });
  expect(await appointmentsOf()).toMatchObject([
    {
      name: '#1 Kata',
      source: 'walk_in',
      starts_at: `${TUESDAY}T09:30:00+01:00`,
      attendance: 'arrived',
      is_extra: false,
    },
  ]);
});

test('a ticket waits when the doctor is not free', async () => {
  await fillMorning(server, TUESDAY);
  expect(await queue.add()).toMatchObject({ number: 1, state: 'waiting', before: 0 });
  expect(await queue.add()).toMatchObject({ number: 2, state: 'waiting', before: 1 });
  expect(await appointmentsOf()).toHaveLength(1);
});

test('a ticket waits behind those who wait already, also when the doctor becomes free', async () => {
  await fillMorning(server, TUESDAY);
  await queue.add();
  const [full] = await appointmentsOf();
  await queue.desk.cancelAtDesk({ id: full?.id ?? 0, by: 'patient', reason: 'Called' });
  expect(await queue.add()).toMatchObject({ number: 2, state: 'waiting' });
});

test('a ticket that is asked for twice with one key is one', async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([queue.add({ key }), queue.add({ key })]);
  expect(second.id).toBe(first.id);
  expect(await appointmentsOf()).toHaveLength(1);
});

test('a ticket has a number of its own when many desks ask at once', async () => {
  await fillMorning(server, TUESDAY);
  const tickets = await Promise.all(Array.from({ length: 20 }, () => queue.add()));
  expect(new Set(tickets.map(({ number }) => number)).size).toBe(20);
});

test('a ticket starts at 1 again on the next day, which begins at 03:00', async () => {
  await fillMorning(server, TUESDAY);
  const { code } = await queue.add();
  server.clock.set('2026-11-25T01:59:00Z');
  expect((await read(code)).body).toMatchObject({ waiting: [{ number: 1 }] });
  server.clock.set('2026-11-25T02:00:00Z');
  expect((await read(code)).status).toBe(404);
  const early = await deskClient(server, 'early');
  expect((await early.deskQueue({ id: ids.branch })).waiting).toEqual([]);
  expect(
    await early.addWalkIn({
      id: ids.branch,
      key: randomUUID(),
      schedule_id: SCHEDULE,
      service: ids.cardiologist,
      given_name: '',
    }),
  ).toMatchObject({ number: 1 });
});

test.each([
  ['a service that the branch does not have', { service: ids.childCardiologist }, '400'],
  ['a doctor of another branch', { schedule_id: 2 }, '404'],
  ['a name without letters', { given_name: '...' }, '400 name_invalid'],
])('a ticket is refused for %s', async (_what, more, status) => {
  await expect(queue.add(more)).rejects.toThrow(status);
  expect(await queue.numbers()).toEqual([]);
});

test('a ticket is refused when the queue is closed', async () => {
  await server.database.pool.query('update walk_in_queue set is_open = false');
  await expect(queue.add()).rejects.toThrow('400 queue_closed');
});

describe('the doctor', () => {
  beforeEach(() => fillMorning(server, TUESDAY));

  test('the doctor takes a ticket in, as an appointment beside the booked ones, and undo brings it back', async () => {
    const ticket = await queue.add();
    const taken = await queue.change(ticket, 'take');
    expect(taken).toMatchObject({ state: 'taken', starts_at: `${TUESDAY}T09:10:00+01:00` });
    expect(await appointmentsOf()).toMatchObject([
      { name: 'Full' },
      { name: '#1', attendance: 'in_room', is_extra: true },
    ]);
    await queue.change(taken, 'undo');
    expect(await queue.numbers()).toEqual([1]);
    const [, appointment] = await appointmentsOf();
    expect(appointment).toMatchObject({ cancelled_by: 'clinic' });
    // A desk whose response was lost asks again.
    expect(await queue.change(taken, 'undo')).toMatchObject({ state: 'waiting' });
    const again = await queue.desk.deskQueue({ id: ids.branch });
    await queue.change(again.waiting[0] ?? ticket, 'take');
    expect(await queue.numbers()).toEqual([]);
    await expect(queue.change(taken, 'undo')).rejects.toThrow('400 appointment_changed');
  });

  test('the doctor takes tickets in beside the extra appointments that a manager allows', async () => {
    await server.database.pool.query('update schedule set max_extra_per_day = 1');
    await queue.change(await queue.add(), 'take');
    const bookExtra = () =>
      bookAtDesk(queue.desk, `${TUESDAY}T10:00:00+01:00`, { phone: '', is_extra: true });
    expect((await bookExtra()).is_extra).toBe(true);
    await expect(bookExtra()).rejects.toThrow('400 extra_limit');
  });

  test('the doctor takes a ticket in at a whole minute, and is free right after', async () => {
    const ticket = await queue.add();
    const [full] = await appointmentsOf();
    await queue.desk.cancelAtDesk({ id: full?.id ?? 0, by: 'patient', reason: 'Called' });
    server.clock.set('2026-11-24T08:30:35.250Z');
    const taken = await queue.change(ticket, 'take');
    expect(taken.starts_at).toBe(`${TUESDAY}T09:30:00+01:00`);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
    const { times } = await queue.desk.findTimesOfOffer({ id: ids.consultation });
    const first = times[0]?.starts_at ?? '';
    expect(first).toBe(`${TUESDAY}T10:00:00+01:00`);
    const next = await bookAtDesk(queue.desk, first, { phone: '' });
    expect(next.is_extra).toBe(false);
  });

  test('the doctor cannot take a patient back who has been seen', async () => {
    const taken = await queue.change(await queue.add(), 'take');
    await queue.desk.setAttendance({ id: taken.appointment_id ?? 0, from: 'in_room', to: 'seen' });
    await expect(queue.change(taken, 'undo')).rejects.toThrow('400 appointment_changed');
  });

  test('the doctor does not take an appointment back that a desk has moved since', async () => {
    const taken = await queue.change(await queue.add(), 'take');
    await addSickDoctor(server.database.pool);
    const id = taken.appointment_id ?? 0;
    const moved = await queue.desk.moveAtDesk({
      id,
      offer: COLLEAGUE,
      starts_at: `${TUESDAY}T10:00:00+01:00`,
      silent_reason: null,
    });
    await expect(queue.change(taken, 'undo')).rejects.toThrow('400 appointment_changed');
    expect(await queue.desk.deskAppointmentDetails({ id })).toMatchObject({
      schedule_id: COLLEAGUE,
      starts_at: moved.starts_at,
      cancelled_by: null,
    });
    const back = await queue.change({ ...taken, version: taken.version + 1 }, 'undo');
    expect(back.state).toBe('waiting');
  });

  test('the doctor skips a ticket two places back, twice, then out, and undo takes each back', async () => {
    const [first] = [await queue.add(), await queue.add(), await queue.add(), await queue.add()];
    const once = await queue.change(first, 'skip');
    expect(await queue.numbers()).toEqual([2, 3, 1, 4]);
    const back = await queue.change(once, 'undo');
    expect(await queue.numbers()).toEqual([1, 2, 3, 4]);
    const twice = await queue.change(await queue.change(back, 'skip'), 'skip');
    expect(await queue.numbers()).toEqual([2, 3, 4, 1]);
    const out = await queue.change(twice, 'skip');
    expect(out.state).toBe('removed');
    expect(await queue.numbers()).toEqual([2, 3, 4]);
    await queue.change(out, 'undo');
    expect(await queue.numbers()).toEqual([2, 3, 4, 1]);
  });

  test('the doctor removes a ticket, and undo brings it back to its place', async () => {
    const [first] = [await queue.add(), await queue.add()];
    const removed = await queue.change(first, 'remove');
    expect(await queue.numbers()).toEqual([2]);
    await queue.change(removed, 'undo');
    expect(await queue.numbers()).toEqual([1, 2]);
  });

  test('the doctor is taken by one of two desks', async () => {
    const ticket = await queue.add();
    const both = await Promise.allSettled([
      queue.change(ticket, 'take'),
      queue.change(ticket, 'take'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await appointmentsOf()).toHaveLength(2);
  });
});

describe('the estimate', () => {
  beforeEach(() => fillMorning(server, TUESDAY));

  test('the estimate is the people before times the median of the last consultations', async () => {
    await addConsultations(server, [10, 12, 30, 12, 8]);
    await queue.add();
    expect(await queue.add()).toMatchObject({ before: 1, wait: { from: 10, to: 25 } });
  });

  test('the estimate counts a patient with an appointment who comes before the ticket is called', async () => {
    await addConsultations(server, [10, 12, 30, 12, 8]);
    await queue.add();
    const [full] = await appointmentsOf();
    await queue.desk.cancelAtDesk({ id: full?.id ?? 0, by: 'patient', reason: 'Called' });
    await queue.desk.bookAtDesk({
      key: randomUUID(),
      offer: ids.consultation,
      starts_at: `${TUESDAY}T09:15:00+01:00`,
      given_name: 'Kata',
      phone: '',
      has_consent: true,
      source: 'phone',
    });
    expect(await queue.add()).toMatchObject({ before: 1, wait: { from: 20, to: 40 } });
  });

  test('the estimate is hidden when most of the last ones were wrong, and stored all the same', async () => {
    await addConsultations(server, [10, 12, 30, 12, 8]);
    const tickets: WalkIn[] = [];
    for (let index = 0; index < MIN_TOLD_WAITS; index += 1) tickets.push(await queue.add());
    server.clock.advance({ minutes: 160 });
    for (const ticket of tickets.slice(1)) {
      server.clock.advance({ minutes: 1 });
      await queue.change(ticket, 'take');
    }
    expect((await queue.add()).wait).not.toBeNull();
    await queue.change(tickets[0] as WalkIn, 'take');
    const { code, before, wait } = await queue.add();
    expect({ before, wait }).toEqual({ before: 1, wait: null });
    expect((await read(code)).body).toMatchObject({ ticket: { before: 1, wait: null } });
    const { rows } = await server.database.pool.query(
      'select from walk_in where told_to is null or told_from is null',
    );
    expect(rows).toEqual([]);
  });

  test('the estimate is hidden under five consultations', async () => {
    await addConsultations(server, [10, 12, 30, 12]);
    expect(await queue.add()).toMatchObject({ before: 0, wait: null });
  });
});

describe('the page of a ticket', () => {
  beforeEach(() => fillMorning(server, TUESDAY));

  test('the page of a ticket has the place, and numbers only', async () => {
    await queue.add({ given_name: 'Kata' });
    const { code } = await queue.add({ given_name: 'Imre' });
    const { status, body } = await read(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_open: true,
      branch: 'Duna Clinic',
      called: [],
      ticket: {
        number: 2,
        state: 'waiting',
        before: 1,
        wait: null,
      },
      waiting: [{ number: 1 }, { number: 2 }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Kata|Imre/);
  });

  test('the page of a ticket says when the doctor calls, and when it is over', async () => {
    const ticket = await queue.add();
    const taken = await queue.change(ticket, 'take');
    const called = (await read(ticket.code)).body;
    expect(called).toMatchObject({
      ticket: { state: 'called' },
      called: [{ number: 1 }],
      waiting: [],
    });
    await queue.desk.setAttendance({ id: taken.appointment_id ?? 0, from: 'in_room', to: 'seen' });
    server.clock.advance({ minutes: 1 });
    expect((await read(ticket.code)).body).toMatchObject({ ticket: { state: 'over' }, called: [] });
    server.clock.advance({ minutes: 24 * 60 });
    expect((await read(ticket.code)).status).toBe(404);
  });

  test('the page of a ticket is over when the appointment is cancelled', async () => {
    const ticket = await queue.add();
    const { appointment_id: id } = await queue.change(ticket, 'take');
    await queue.desk.cancelAtDesk({ id: id ?? 0, by: 'patient', reason: 'Left' });
    expect((await read(ticket.code)).body).toMatchObject({ ticket: { state: 'over' }, called: [] });
  });

  test('the page of a ticket is read once a second at most', async () => {
    const { code } = await queue.add();
    const waiting = async () => (await read(code)).body.waiting.length;
    expect(await Promise.all([waiting(), waiting()])).toEqual([1, 1]);
    const later = await queue.add();
    expect(await waiting()).toBe(1);
    expect((await read(later.code)).body.waiting).toHaveLength(2);
    server.clock.advance({ minutes: 0.02 });
    expect(await waiting()).toBe(2);
  });

  test('the page of a ticket exists for codes only', async () => {
    expect((await read('0'.repeat(24))).status).toBe(404);
    expect((await read('1')).status).toBe(404);
  });
});

test('the settings of a queue are for managers, and give the screen an address', async () => {
  const set = { id: ids.branch, is_open: true };
  await expect(queue.desk.setUpQueue(set)).rejects.toThrow('403');
  const manager = await staffClient(server, 'clinic_admin', {
    username: 'chief',
    clinicIds: [1],
  });
  const { screen_code: first } = await manager.setUpQueue(set);
  expect((await read(first ?? '')).body).toMatchObject({ ticket: null, waiting: [] });
  const { screen_code: second } = await manager.setUpQueue({ ...set, has_new_screen: true });
  expect((await read(first ?? '')).status).toBe(404);
  expect((await read(second ?? '')).status).toBe(200);
});

test('the settings of a queue and tickets do not exist for other branches', async () => {
  await fillMorning(server, TUESDAY);
  const ticket = await queue.add();
  const other = await staffClient(server, 'clinic_branch_admin', {
    username: 'other',
    branchIds: [ids.branchWithQuestions],
    position: 'manager',
  });
  await expect(other.deskQueue({ id: ids.branch })).rejects.toThrow('404');
  await expect(other.setUpQueue({ id: ids.branch, is_open: false })).rejects.toThrow('404');
  await expect(other.changeWalkIn({ id: ticket.id, version: 1, action: 'remove' })).rejects.toThrow(
    '404',
  );
  expect(await queue.numbers()).toEqual([1]);
});

test('a doctor takes own patients and those for any doctor', async () => {
  await fillMorning(server, TUESDAY);
  const doctor = await staffClient(server, 'clinic_branch_admin', {
    username: 'doctor',
    branchIds: [ids.branch],
    position: 'doctor',
    doctorId: ids.doctor,
  });
  const { id, version } = await queue.add();
  const taken = await doctor.changeWalkIn({ id, version, action: 'take', schedule_id: SCHEDULE });
  expect(taken.state).toBe('taken');
});

test('a doctor does not undo the appointment of a colleague', async () => {
  await fillMorning(server, TUESDAY);
  await addSickDoctor(server.database.pool);
  const doctor = await staffClient(server, 'clinic_branch_admin', {
    username: 'doctor',
    branchIds: [ids.branch],
    position: 'doctor',
    doctorId: ids.doctor,
  });
  const { id, version, appointment_id: appointment } = await queue.add();
  expect(appointment).not.toBeNull();
  await expect(doctor.changeWalkIn({ id, version, action: 'undo' })).rejects.toThrow('404');
  expect(await queue.desk.deskAppointmentDetails({ id: appointment ?? 0 })).toMatchObject({
    cancelled_by: null,
  });
  const undone = await queue.desk.changeWalkIn({ id, version, action: 'undo' });
  expect(undone.state).toBe('waiting');
});

test('a doctor who guesses the next version undoes no appointment of a colleague', async () => {
  await fillMorning(server, TUESDAY);
  const doctor = await staffClient(server, 'clinic_branch_admin', {
    username: 'doctor',
    branchIds: [ids.branch],
    position: 'doctor',
    doctorId: ids.doctor,
  });
  const { id, version } = await queue.add();
  const { pool } = server.database;
  await addSickDoctor(pool);
  const desk = await pool.connect();
  let undone = '';
  try {
    await desk.query('begin; select from walk_in_queue for update');
    const undo = doctor.changeWalkIn({ id, version: version + 1, action: 'undo' }).then(
      ({ state }) => (undone = state),
      (error: Error) => (undone = error.message),
    );
    // The doctor's call has read the ticket: it waits for the desk, or has its answer.
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount === 1 || undone !== '').toBe(true);
    });
    await desk.query(
      `update appointment set attendance = 'arrived', arrived_at = $2, changed_at = $2 where id = $1`,
      [FIRST_APPOINTMENT, TEN_PAST_NINE],
    );
    await desk.query(
      `update walk_in set state = 'taken', version = version + 1, appointment_id = $2 where id = $1`,
      [id, FIRST_APPOINTMENT],
    );
    await desk.query('commit');
    await undo;
  } finally {
    desk.release();
  }
  expect(undone).toBe('400 appointment_changed');
  const { rows } = await pool.query('select status from appointment where id = $1', [
    FIRST_APPOINTMENT,
  ]);
  expect(rows).toEqual([{ status: 'booked' }]);
});

test('every change of a ticket is an event of the person', async () => {
  await fillMorning(server, TUESDAY);
  const skipped = await queue.change(await queue.add(), 'skip');
  const taken = await queue.change(await queue.change(skipped, 'undo'), 'take');
  await queue.change(await queue.change(taken, 'undo'), 'remove');
  const { rows } = await server.database.pool.query(
    `select actor, action from staff_event where subject_table = 'walk_in' order by id`,
  );
  const actions = ['created', 'skipped', 'undone', 'taken', 'undone', 'removed'];
  expect(rows).toEqual(actions.map((action) => ({ actor: 'clinic desk', action })));
});
