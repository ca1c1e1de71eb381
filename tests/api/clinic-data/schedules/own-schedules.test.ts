import { afterEach, beforeEach, expect, test } from 'vitest';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { hoursOf } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SCHEDULE = 1;
const AFTERNOON: [number, number] = [840, 960];
const DAY_OFF = {
  id: SCHEDULE,
  from: TUESDAY,
  to: TUESDAY,
  hours: [],
  is_phone_only: false,
  intent: 'save' as const,
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const clientOf = (
  position: 'manager' | 'desk' | 'doctor',
  branch: number,
  doctorId: number | null = null,
): Promise<StaffClient> =>
  staffClient(server, 'clinic_branch_admin', {
    username: `${position}-${branch}`,
    branchIds: [branch],
    position,
    doctorId,
  });
const tuesday = async () => timesOf(await slotsOn(server, TUESDAY));

test('the working hours in the cabinet are those of the own branches, of a doctor the own ones', async () => {
  const manager = await clientOf('manager', ids.branch);
  const { results } = await manager.schedules();
  const own = { doctor: 'Nagy Anna', place: 'Duna Clinic, Budapest, District V, Váci utca 1' };
  expect(results).toContainEqual({ id: SCHEDULE, ...own });
  expect(await manager.schedule({ id: SCHEDULE })).toMatchObject({
    ...own,
    schedule: { id: SCHEDULE, branch_id: ids.branch },
  });
  const doctor = await clientOf('doctor', ids.branch, ids.doctor);
  expect((await doctor.schedules()).results.map(({ id }) => id)).toEqual([SCHEDULE]);
});

test('the working hours in the cabinet are changed by a manager, and patients see it', async () => {
  const manager = await clientOf('manager', ids.branch);
  const { is_saved } = await manager.saveHours(hoursOf(SCHEDULE, [AFTERNOON]));
  expect(is_saved).toBe(true);
  expect(await tuesday()).toEqual(['14:00', '14:30', '15:00', '15:30']);
  expect((await manager.saveDays(DAY_OFF)).is_saved).toBe(true);
  expect(await tuesday()).toEqual([]);
});

test('the working hours in the cabinet of another branch are a 404, also with the right to edit', async () => {
  const stranger = await clientOf('manager', ids.branchWithQuestions);
  expect((await stranger.schedules()).results.map(({ id }) => id)).not.toContain(SCHEDULE);
  await expect(stranger.schedule({ id: SCHEDULE })).rejects.toThrow('404');
  await expect(stranger.saveHours(hoursOf(SCHEDULE, [AFTERNOON]))).rejects.toThrow('404');
  await expect(stranger.saveDays(DAY_OFF)).rejects.toThrow('404');
  expect(await tuesday()).toHaveLength(6);
});

test('the working hours in the cabinet are seen by the desk, which does not change them', async () => {
  const desk = await clientOf('desk', ids.branch);
  expect((await desk.schedule({ id: SCHEDULE })).schedule.days).toHaveLength(42);
  await expect(desk.saveHours(hoursOf(SCHEDULE, [AFTERNOON]))).rejects.toThrow('403');
  await expect(desk.saveDays(DAY_OFF)).rejects.toThrow('403');
});
