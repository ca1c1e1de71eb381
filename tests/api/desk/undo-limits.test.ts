import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MONDAY = '2026-11-23';

let server: TestServer;
let desk: StaffClient;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  const rights = { branchIds: [ids.branch] };
  desk = await staffClient(server, 'clinic_branch_admin', {
    ...rights,
    username: 'desk',
    position: 'desk',
  });
  manager = await staffClient(server, 'clinic_branch_admin', {
    ...rights,
    username: 'manager',
    position: 'manager',
  });
});
afterEach(() => server.close());

async function seenAppointment(): Promise<number> {
  const { id } = await bookAtDesk(desk, `${MONDAY}T07:30:00+01:00`);
  await desk.setAttendance({ id, from: 'expected', to: 'seen' });
  return id;
}

/** Sets the clock to a local time at the branch. The clinics of the sample are in Budapest. */
function setClock(at: string) {
  server.clock.advance({ minutes: (Date.parse(`${at}:00+01:00`) - server.clock.now()) / 60_000 });
}

/** Signs an account in again: sessions end after hours. */
const again = (username: string, position: 'desk' | 'manager') =>
  staffClient(server, 'clinic_branch_admin', {
    username: `${username}-again`,
    position,
    branchIds: [ids.branch],
  });

test('a step of an appointment is taken back at the desk until local midnight, and by a manager for two more days', async () => {
  const id = await seenAppointment();
  const undo = { id, from: 'seen', to: 'in_room' } as const;
  const redo = { id, from: 'in_room', to: 'seen' } as const;
  setClock(`${MONDAY}T23:59`);
  desk = await again('desk', 'desk');
  await desk.setAttendance(undo);
  await desk.setAttendance(redo);

  setClock('2026-11-24T00:00');
  await expect(desk.setAttendance(undo)).rejects.toThrow('400 undo_too_late');
  await expect(desk.setAttendance({ ...undo, to: 'no_show' })).rejects.toThrow('400 undo_too_late');
  expect(await desk.deskAppointmentDetails({ id })).toMatchObject({
    attendance: 'seen',
    undo_until: '2026-11-24T00:00:00+01:00',
  });

  setClock('2026-11-25T23:59');
  manager = await again('manager', 'manager');
  expect(await manager.deskAppointmentDetails({ id })).toMatchObject({
    undo_until: '2026-11-26T00:00:00+01:00',
  });
  setClock('2026-11-26T00:00');
  await expect(manager.setAttendance(undo)).rejects.toThrow('400 undo_too_late');
});

test('a step of an appointment that is recorded days after the appointment can be taken back on that day', async () => {
  const id = await seenAppointment();
  setClock('2026-11-25T10:00');
  manager = await again('manager', 'manager');
  desk = await again('desk', 'desk');
  await manager.setAttendance({ id, from: 'seen', to: 'expected' });
  await desk.setAttendance({ id, from: 'expected', to: 'no_show' });
  expect(await desk.setAttendance({ id, from: 'no_show', to: 'expected' })).toMatchObject({
    attendance: 'expected',
  });
});
