import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { buildDoctor, buildSchedule } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let desk: StaffClient;
let manager: StaffClient;

beforeEach(async () => {
  server = await startTestServer();
  const db = server.database.pool;
  await buildDoctor(
    db,
    { id: 21, names: { hu: 'Zách Klára', ru: 'Анна Зах' } },
    { id: 22, names: { hu: 'Ács Piroska', ru: 'Яна Ач' } },
  );
  await buildSchedule(
    db,
    { id: 21, doctor_id: 21, clinic_branch_id: ids.branch },
    { id: 22, doctor_id: 22, clinic_branch_id: ids.branch },
  );
  desk = await clientOf('desk');
  manager = await clientOf('manager');
});
afterEach(() => server.close());

const clientOf = (position: 'desk' | 'manager') =>
  staffClient(server, 'clinic_branch_admin', {
    username: position,
    branchIds: [ids.branch],
    position,
  });

/** Returns the schedules of the doctors who are not of the sample clinic, as a desk lists them. */
async function orderAt(client: StaffClient): Promise<number[]> {
  const doctors = await client.deskDoctors({ id: ids.branch });
  return doctors.map((doctor) => doctor.schedule_id).filter((schedule) => schedule > 20);
}

test('the doctors of a desk are ordered by their names in the main language of the country', async () => {
  expect(await orderAt(desk)).toEqual([22, 21]);
});

test('a manager sets the order of all desks of a branch, and others follow', async () => {
  await manager.arrangeDoctors({ id: ids.branch, schedules: [21] });
  const doctors = await desk.deskDoctors({ id: ids.branch });
  expect(doctors[0]?.schedule_id).toBe(21);
  await manager.arrangeDoctors({ id: ids.branch, schedules: [22, 21] });
  expect(await orderAt(desk)).toEqual([22, 21]);
  const { rows } = await server.database.pool.query(
    `select actor, details from staff_event where details ? 'desk_order' order by id`,
  );
  expect(rows).toEqual([
    { actor: 'clinic manager', details: { desk_order: [21] } },
    { actor: 'clinic manager', details: { desk_order: [22, 21] } },
  ]);
});

test('the order is refused to a receptionist, and with a schedule of another branch', async () => {
  await expect(desk.arrangeDoctors({ id: ids.branch, schedules: [21] })).rejects.toThrow('403');
  await buildSchedule(server.database.pool, {
    id: 23,
    doctor_id: 21,
    clinic_branch_id: ids.branchWithQuestions,
  });
  await expect(manager.arrangeDoctors({ id: ids.branch, schedules: [23] })).rejects.toThrow('404');
  await expect(manager.arrangeDoctors({ id: ids.branch, schedules: [21, 21] })).rejects.toThrow(
    '400',
  );
});
