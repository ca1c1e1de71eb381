import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Limits } from '#server/limits/index.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { signInVerified } from '#tests/support/data/staff.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
afterEach(() => server.close());

async function start(limits: Partial<Limits>): Promise<StaffClient> {
  server = await startTestServer({ limits: { ...RAISED_LIMITS, ...limits } });
  return deskOf('left');
}

const deskOf = (username: string) => deskClient(server, username);

const book = (desk: StaffClient, time: string, key: string = randomUUID()) =>
  bookAtDesk(desk, `2026-11-24T${time}:00+01:00`, { key });

test('an account of the desk books as often a day as its limit allows, repeats not counted', async () => {
  const left = await start({ deskBookingsPerAccount: 2 });
  const key = randomUUID();
  const { id } = await book(left, '09:00', key);
  expect(await book(left, '09:00', key)).toMatchObject({ id });
  await book(left, '10:00');
  await expect(book(left, '11:00')).rejects.toThrow('429');
  expect(await book(left, '09:00', key)).toMatchObject({ id });
  await book(await deskOf('right'), '11:00');
  server.clock.advance({ hours: 26 });
  const next = await deskOf('left');
  await expect(book(next, '15:00')).resolves.toBeDefined();
});

test('an account of the desk cannot list the patients of a branch by searching', async () => {
  const left = await start({ patientSearchesPerAccount: 2 });
  const find = (desk: StaffClient, text: string) => desk.findPatients({ id: ids.branch, text });
  await find(left, '0001');
  await find(left, '0002');
  await expect(find(left, '0003')).rejects.toThrow('429');
  await find(await deskOf('right'), '0003');
});

test('an account of the desk cannot read the phones of all appointments of a branch', async () => {
  const left = await start({ appointmentViewsPerAccount: 2 });
  const { id } = await book(left, '09:00');
  const look = (desk: StaffClient) => desk.deskAppointmentDetails({ id });
  await Promise.all([look(left), look(left)]);
  await expect(look(left)).rejects.toThrow('429');
  await look(await deskOf('right'));
  const admin = await staffClient(server, 'admin');
  expect((await admin.audit({ action: 'viewed' })).results).toHaveLength(3);
  server.clock.advance({ hours: 26 });
  await look(await deskOf('left'));
});

test('an account calls the staff API as often as its limit allows, others beside it', async () => {
  const left = await start({ staffRequestsPerAccount: 3 });
  const read = (desk: StaffClient) => desk.deskDay({ id: ids.branch, day: '2026-11-24' });
  await Promise.all([read(left), read(left), read(left)]);
  await expect(read(left)).rejects.toThrow('429');
  await expect(left.deskBranches()).rejects.toThrow('429');
  await read(await deskOf('right'));
  server.clock.advance({ minutes: 10 });
  await read(left);
});

test('an account chooses the columns of files as often as its limit allows', async () => {
  await start({ importMappingsPerAccount: 1 });
  const owner = await staffClient(server, 'clinic_admin', { username: 'owner', clinicIds: [1] });
  const token = await signInVerified(server, 'clinic_admin', { username: 'other', clinicIds: [1] });
  const { body } = await uploadFile(server, token, 'Szolgáltatás;Ár\nKardiológia;20000');
  const { id, mapping } = body;
  if (mapping === null) throw new Error('No columns were proposed');
  const map = () => owner.mapImport({ ...mapping, id });
  await map();
  await expect(map()).rejects.toThrow('429');
});
