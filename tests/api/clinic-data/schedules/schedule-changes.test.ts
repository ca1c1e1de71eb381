import { afterEach, expect, test } from 'vitest';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { buildException } from '#tests/support/data/factories.ts';
import { addSecondBranch, SECOND_SCHEDULE } from '#tests/support/data/second-branch.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const TUESDAY = '2026-11-24';
const MORNING = [540, 570, 600, 630, 660, 690];
const at = (time: string, day = TUESDAY) => `${day}T${time}:00+01:00`;

let database: TestDatabase;
afterEach(() => database.close());

async function start() {
  database = await createTestDatabase(clinic());
}

async function freeOn(day: string, schedule = 1): Promise<number[]> {
  const { rows } = await database.pool.query<{ free: number[] }>(
    'select free from schedule_day where schedule_id = $1 and day = $2',
    [schedule, day],
  );
  return rows[0]?.free ?? [];
}

/** Projects a schedule again. Returns the appointments that no longer fit. */
async function project(from: string, to = from, now = CLINIC_NOW): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select project_schedules(array[1], $1, $2, $3) as id',
    [from, to, now],
  );
  return rows.map(({ id }) => id);
}

let bookings = 0;
async function outcomeOf(call: string): Promise<string> {
  const { rows } = await database.pool.query<{ outcome: string }>(`select outcome from ${call}`);
  return rows[0]?.outcome ?? 'nothing';
}
const hash = () => `lpad('${(bookings += 1)}', 32, '0')`;
const book = (startsAt: string, service: number = ids.consultation, schedule = 1) =>
  outcomeOf(`book_appointment(${service}, ${schedule}, '${startsAt}', '${CLINIC_NOW}', ${hash()},
    '{"name": "Kata", "phone": "+3620${bookings}", "language": "hu", "consents": [],
      "additional_fields": [], "origin": {}}', null, '', null, '{}', null, null)`);
const bookAtDesk = (startsAt: string, appointment: object = {}, schedule = 1) =>
  outcomeOf(`book_at_desk(${schedule === 1 ? 1 : SECOND_SCHEDULE}, ${schedule}, '${startsAt}', '${CLINIC_NOW}',
    ${hash()}, '{"name": "Kata", "phone": "+36201234567", "language": "hu"}',
    '${JSON.stringify({ source: 'desk', ...appointment })}', null)`);

test('a day off takes the times of a projected day and names the appointments on it', async () => {
  await start();
  expect(await book(at('10:00'))).toBe('booked');
  await buildException(database.pool, { schedule_id: 1, day: TUESDAY });
  const misplaced = await project(TUESDAY);
  expect(misplaced).toEqual([1001]);
  expect(await freeOn(TUESDAY)).toEqual([]);
  expect(await book(at('11:00'))).toBe('taken');
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('removing a day off restores its times, without those already booked', async () => {
  await start();
  await book(at('10:00'));
  await buildException(database.pool, { schedule_id: 1, day: TUESDAY });
  await project(TUESDAY);
  await database.pool.query('delete from schedule_exception');
  expect(await project(TUESDAY)).toEqual([]);
  expect(await freeOn(TUESDAY)).toEqual([540, 570, 630, 660, 690]);
});

test('a block takes the times of the doctor at every branch', async () => {
  await start();
  await addSecondBranch(database.pool);
  await database.pool.query(
    `insert into doctor_block (doctor_id, starts_at, ends_at, reason)
     values (1, '${at('09:15')}', '${at('10:00')}', 'Meeting')`,
  );
  await database.pool.query(`select project_schedules(array[1, ${SECOND_SCHEDULE}], $1, $1, $2)`, [
    TUESDAY,
    CLINIC_NOW,
  ]);
  expect(await freeOn(TUESDAY)).toEqual([600, 630, 660, 690]);
  expect(await freeOn(TUESDAY, SECOND_SCHEDULE)).toEqual([600, 630, 660, 690]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('an appointment at one branch takes the time at the other, and returns it', async () => {
  await start();
  await addSecondBranch(database.pool);
  expect(await book(at('10:00'))).toBe('booked');
  expect(await freeOn(TUESDAY, SECOND_SCHEDULE)).toEqual([540, 570, 630, 660, 690]);
  expect(await book(at('10:00'), SECOND_SCHEDULE, SECOND_SCHEDULE)).toBe('taken');
  expect(await calendarFaults(database.pool)).toEqual([]);
  await database.pool.query(
    `select cancel_appointment(id, hash, '${CLINIC_NOW}', null, null) from appointment`,
  );
  expect(await freeOn(TUESDAY)).toEqual(MORNING);
  expect(await freeOn(TUESDAY, SECOND_SCHEDULE)).toEqual(MORNING);
});

test('the database refuses overlapping appointments of a doctor at two branches', async () => {
  await start();
  await addSecondBranch(database.pool);
  await book(at('10:00'));
  await expect(
    database.pool.query(
      `insert into appointment (hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at,
         client_name, client_phone, language, price, discount, total, created_at)
       values (repeat('f', 32), 20, 1, 20, '${at('10:15')}', '${at('10:45')}', 'Kata', '', 'hu',
         1, 0, 1, '${CLINIC_NOW}')`,
    ),
  ).rejects.toThrow('appointment_no_overlap');
});

test('no query reads through the index of an exclusion constraint', async () => {
  await start();
  const session = await database.pool.connect();
  await session.query('set enable_seqscan = off');
  const span = `tstzrange('${at('10:00')}', '${at('11:00')}')`;
  for (const rows of [
    `appointment where doctor_id = 1 and status <> 'cancelled' and not is_extra`,
    'slot_hold where schedule_id = 1',
  ]) {
    const { rows: plan } = await session.query<{ 'QUERY PLAN': string }>(
      `explain select from ${rows} and tstzrange(starts_at, ends_at) && ${span}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join();
    expect(text).toContain('Index');
    expect(text).not.toContain('no_overlap');
  }
  session.release();
});

test('a day that comes within the horizon is without the appointments that the desk made', async () => {
  await start();
  const day = '2027-01-05';
  expect(await bookAtDesk(at('10:00', day))).toBe('booked');
  expect(await freeOn(day)).toEqual([]);
  expect(await book(at('11:00', day))).toBe('taken');
  await project(day, day, '2026-12-20T06:00:00Z');
  expect(await freeOn(day)).toEqual([540, 570, 630, 660, 690]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('the desk books without lead time, off the grid and outside the hours', async () => {
  await start();
  const today = '2026-11-23';
  expect(await bookAtDesk(at('07:05', today))).toBe('booked');
  expect(await bookAtDesk(at('20:00', today), { minutes: 20 })).toBe('booked');
  expect(await bookAtDesk(at('09:10'), { minutes: 10 })).toBe('booked');
  expect(await freeOn(TUESDAY)).toEqual(MORNING.slice(1));
  expect(await bookAtDesk(at('09:15'))).toBe('taken');
  expect(await bookAtDesk(at('09:00', '2027-12-24'))).toBe('too_far');
  expect(await bookAtDesk(at('09:00', '2026-11-20'))).toBe('past');
  // What was booked outside the hours on purpose is not reported as misplaced.
  expect(await project(today, TUESDAY)).toEqual([]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('the desk does not take a time that a patient holds', async () => {
  await start();
  await database.pool.query(
    `select hold_slot('token', 1, 1, '${at('10:00')}', '${CLINIC_NOW}', '2026-11-23T06:10:00Z',
       'phone', 'address', true, 9, 9, 1, '{}', false)`,
  );
  expect(await bookAtDesk(at('10:15'))).toBe('held');
  expect(await bookAtDesk(at('10:30'))).toBe('booked');
});

test('extra appointments have their own lane and a daily limit', async () => {
  await start();
  await book(at('10:00'));
  const extra = { is_extra: true };
  expect(await bookAtDesk(at('10:00'), extra)).toBe('limited');
  await database.pool.query('update schedule set max_extra_per_day = 1');
  expect(await bookAtDesk(at('10:00'), extra)).toBe('booked');
  expect(await bookAtDesk(at('11:00'), extra)).toBe('limited');
  expect(await freeOn(TUESDAY)).toEqual([540, 570, 630, 660, 690]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('a new step projects the days again and keeps the length of services', async () => {
  await start();
  await book(at('10:00'));
  await database.pool.query(`select change_schedule_step(1, 20::smallint, $1)`, [CLINIC_NOW]);
  expect(await freeOn(TUESDAY)).toEqual([540, 560, 580, 640, 660, 680, 700]);
  const { rows } = await database.pool.query(
    `select duration_minutes, steps from doctor_service where schedule_id = 1 order by id`,
  );
  expect(rows).toEqual([
    { duration_minutes: 30, steps: 2 },
    { duration_minutes: 60, steps: 3 },
    { duration_minutes: 30, steps: 2 },
  ]);
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('a longer horizon opens days, a shorter one closes them', async () => {
  await start();
  const far = '2027-01-12';
  await database.pool.query('update schedule set horizon_days = 60 where id = 1');
  await project('2026-11-23');
  expect(await freeOn(far)).toEqual(MORNING);
  expect(await book(at('09:00', far))).toBe('booked');
  await database.pool.query('update schedule set horizon_days = 14 where id = 1');
  await project('2026-11-23');
  expect(await freeOn(far)).toEqual([]);
  expect(await freeOn('2026-12-04')).toEqual(MORNING);
  expect(await freeOn('2026-12-07')).toEqual([]);
  await database.pool.query('update schedule set horizon_days = 60 where id = 1');
  await project('2026-11-23');
  expect(await freeOn(far)).toEqual(MORNING.slice(1));
  expect(await calendarFaults(database.pool)).toEqual([]);
});

test('both days of a move are locked before the first changes', async () => {
  await start();
  const session = await database.pool.connect();
  await session.query('begin');
  await session.query(
    `select lock_doctor_days(array[1, 1], array['${at('09:00')}', '${at('09:00', '2026-11-25')}']::timestamptz[],
       array['${at('09:30')}', '${at('09:30', '2026-11-25')}']::timestamptz[])`,
  );
  for (const day of [TUESDAY, '2026-11-25']) {
    await expect(
      database.pool.query(
        'select from schedule_day where schedule_id = 1 and day = $1 for update nowait',
        [day],
      ),
    ).rejects.toThrow('could not obtain lock');
  }
  await session.query('rollback');
  session.release();
});

test('attendance is recorded with its times, and every step can be undone', async () => {
  await start();
  await bookAtDesk(at('09:00'));
  const set = (attendance: string, now: string) =>
    outcomeOf(`set_attendance(1001, '${attendance}', '${now}', null, null)`);
  expect(await set('no_show', at('09:10'))).toBe('too_early');
  expect(await set('arrived', at('08:50'))).toBe('done');
  expect(await set('in_room', at('09:05'))).toBe('done');
  expect(await set('arrived', at('09:06'))).toBe('done');
  expect(await set('seen', at('09:20'))).toBe('done');
  const { rows } = await database.pool.query(
    'select attendance, arrived_at, started_at, finished_at from appointment',
  );
  expect(rows).toEqual([
    {
      attendance: 'seen',
      arrived_at: new Date(at('08:50')),
      started_at: new Date(at('09:20')),
      finished_at: new Date(at('09:20')),
    },
  ]);
  const events = await database.pool.query<{ action: string }>(
    'select action from appointment_event order by id',
  );
  expect(events.rows.map(({ action }) => action)).toEqual([
    'booked',
    'arrived',
    'in_room',
    'undone',
    'seen',
  ]);
  await outcomeOf(`cancel_at_desk(1001, 'clinic', 'Doctor is ill', '${at('09:30')}', null, null)`);
  expect(await set('arrived', at('09:31'))).toBe('cancelled');
});
