import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
/** 18:00 in Budapest on the Monday after the week of the appointments. */
const NOW = '2026-11-30T17:00:00Z';
const DAY = '2026-11-24';

beforeEach(async () => {
  server = await startTestServer();
  server.clock.set(NOW);
  manager = await clientOf('manager', ids.branch);
});
afterEach(() => server.close());

const clientOf = (username: string, branch: number, position: 'manager' | 'desk' = 'manager') =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds: [branch], position });

/** Builds an appointment on the Tuesday at a local time, booked some days before. */
async function appointment(time: string, changes: Record<string, unknown> = {}, daysBefore = 3) {
  const startsAt = Date.parse(`${DAY}T${time}:00+01:00`);
  await buildAppointment(server.database.pool, {
    starts_at: new Date(startsAt).toISOString(),
    created_at: new Date(startsAt - daysBefore * 864e5).toISOString(),
    ...changes,
  });
}

const at = (time: string) => `${DAY}T${time}:00+01:00`;

test('fill is booked minutes of offered minutes, without blocks, by week', async () => {
  await appointment('09:00');
  await appointment('09:30', { status: 'cancelled' });
  // An hour of another day is blocked; the one active doctor offers three hours a day.
  await server.database.pool.query(
    `insert into doctor_block (doctor_id, starts_at, ends_at)
     values (1, '2026-11-25T09:00+01:00', '2026-11-25T10:00+01:00')`,
  );
  const { fill, first_day: first, last_day: last } = await manager.figures({ weeks: '4' });
  expect([first, last]).toEqual(['2026-11-02', '2026-11-29']);
  expect(fill).toHaveLength(4);
  const open = 5 * 180;
  expect(fill.at(0)).toEqual({ week: '2026-11-02', offered_minutes: open, booked_minutes: 0 });
  expect(fill.at(-1)).toEqual({
    week: '2026-11-23',
    offered_minutes: open - 60,
    booked_minutes: 30,
  });
});

test('a block on the day of a clock change takes its own hours from what is offered', async () => {
  server.clock.set('2026-10-26T17:00:00Z');
  const { pool } = server.database;
  await pool.query(
    `insert into schedule_rule (schedule_id, weekday, starts_minute, ends_minute) values (1, 7, 540, 720)`,
  );
  // The clocks went back six hours before.
  await pool.query(
    `insert into doctor_block (doctor_id, starts_at, ends_at)
     values (1, '2026-10-25T09:00+01:00', '2026-10-25T12:00+01:00')`,
  );
  const { fill } = await manager.figures({ weeks: '4' });
  expect(fill.at(-1)).toMatchObject({ week: '2026-10-19', offered_minutes: 5 * 180 });
  expect(fill.at(-2)).toMatchObject({ week: '2026-10-12', offered_minutes: 6 * 180 });
});

test('cancelled minutes count as filled again as far as another appointment takes them', async () => {
  await appointment('09:00', { status: 'cancelled' });
  await appointment('09:00', { ends_at: at('09:20') });
  await appointment('10:00', { status: 'cancelled' });
  expect((await manager.figures({})).refill).toEqual({
    cancelled_minutes: 60,
    refilled_minutes: 20,
  });
});

test('no-shows are of appointments with a recorded end, by lead time and reminder', async () => {
  await appointment('09:00', { attendance: 'seen' });
  await appointment('09:30', { attendance: 'no_show' });
  await appointment('10:00');
  await appointment('10:30', { attendance: 'no_show' }, 10);
  await server.database.pool.query(
    `update message set state = 'sent' where kind = 'day_before' and appointment_id in (
       select id from appointment where starts_at = $1)`,
    [at('09:30')],
  );
  expect((await manager.figures({})).no_shows).toEqual([
    { lead: 'week', is_reminded: false, appointments: 1, no_shows: 0 },
    { lead: 'week', is_reminded: true, appointments: 1, no_shows: 1 },
    { lead: 'month', is_reminded: false, appointments: 1, no_shows: 1 },
  ]);
});

test('the wait is from arrival to the room', async () => {
  const waits: [string, string][] = [
    ['09:00', '09:05'],
    ['09:30', '09:40'],
    ['10:00', '10:15'],
  ];
  for (const [arrived, started] of waits) {
    await appointment(arrived, {
      attendance: 'seen',
      arrived_at: at(arrived),
      started_at: at(started),
    });
  }
  expect((await manager.figures({})).wait).toEqual({
    appointments: 3,
    median_minutes: 10,
    p90_minutes: 14,
  });
});

test('a mark that was added afterwards is an end, and no wait', async () => {
  await appointment('09:00');
  const { rows } = await server.database.pool.query<{ id: number }>('select id from appointment');
  const id = Number(rows[0]?.id);
  await manager.setAttendance({ id, from: 'expected', to: 'seen' });
  const { wait, no_shows: noShows } = await manager.figures({});
  expect(wait.appointments).toBe(0);
  expect(noShows).toEqual([{ lead: 'week', is_reminded: false, appointments: 1, no_shows: 0 }]);
});

test('changes by the clinic are counted, those by patients are not', async () => {
  await appointment('09:00', { status: 'cancelled', cancelled_by: 'clinic' });
  await appointment('09:30', { status: 'cancelled', cancelled_by: 'patient' });
  await appointment('10:00');
  await server.database.pool.query(
    `insert into appointment_event (appointment_id, at, action, actor, starts_at)
     select id, starts_at, 'moved', 'clinic manager', starts_at from appointment
     where status = 'booked' union all
     select id, starts_at, 'moved', 'clinic manager', starts_at from appointment
     where status = 'booked'`,
  );
  expect((await manager.figures({})).by_clinic).toEqual({
    appointments: 3,
    moved: 1,
    cancelled: 1,
  });
});

test('the third next available start is counted in days of the branch', async () => {
  await server.database.pool.query('select project_schedules(array[1], null, null, $1)', [
    new Date(NOW),
  ]);
  const { third_next: offers } = await manager.figures({});
  // The branch has closed today, and offers six times tomorrow.
  expect(offers).toContainEqual({
    doctor: 'Nagy Anna',
    service: 'Cardiologist',
    days: 1,
    starts_at: '2026-12-01T10:00:00+01:00',
  });
});

test('the period before is as long, and known if its first week has appointments', async () => {
  await appointment('09:00', { attendance: 'no_show' });
  server.clock.set('2026-12-28T17:00:00Z');
  const later = await clientOf('later', ids.branch);
  const { before: unknown, first_day: first } = await later.figures({ weeks: '4' });
  expect(first).toBe('2026-11-30');
  expect(unknown).toBeNull();

  await buildAppointment(server.database.pool, {
    starts_at: '2026-11-03T09:00:00+01:00',
    created_at: '2026-11-01T09:00:00+01:00',
  });
  const { before, no_shows: noShows } = await later.figures({ weeks: '4' });
  expect([before?.first_day, before?.last_day]).toEqual(['2026-11-02', '2026-11-29']);
  expect(noShows).toEqual([]);
  expect(before?.no_shows).toMatchObject([{ appointments: 1, no_shows: 1 }]);
  expect(before?.fill.at(-1)).toMatchObject({ week: '2026-11-23', booked_minutes: 30 });
});

test('moves are unknown of a period that began before the history of appointments is kept', async () => {
  await buildAppointment(server.database.pool, {
    starts_at: '2024-12-05T09:00:00+01:00',
    created_at: '2024-12-01T09:00:00+01:00',
  });
  const { by_clinic: current, before } = await manager.figures({ weeks: '52' });
  expect(current).toEqual({ appointments: 0, moved: 0, cancelled: 0 });
  expect(before?.by_clinic).toEqual({ appointments: 1, moved: null, cancelled: 0 });
});

test('another branch has its own figures, and the desk none', async () => {
  await appointment('09:00', { attendance: 'no_show' });
  const other = await clientOf('other', ids.branchWithQuestions);
  expect((await other.figures({})).no_shows).toEqual([]);
  const desk = await clientOf('desk', ids.branch, 'desk');
  await expect(desk.figures({})).rejects.toThrow('403');
});
