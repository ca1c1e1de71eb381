import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestToJoin } from '#tests/support/data/draft-clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { MIGRATED } from '#tests/support/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let anna: StaffClient;
let clinic: number;
let dora: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: MIGRATED });
  anna = await staffClient(server, 'account_manager', {
    username: 'anna',
    displayName: 'Kovács Anna',
  });
  const request = { request_id: await requestToJoin(server), username: 'dora' };
  clinic = (await anna.startOnboarding(request)).clinic_id;
  dora = await staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [clinic] });
});
afterEach(() => server.close());

const managersOf = async (client: StaffClient) => (await client.accountManagers({})).results;

test('a clinic sees name and phone of who began to set it up, as it is dialled', async () => {
  expect(await anna.saveOwnContact({ phone: '06 1 234 5678' })).toEqual({
    phone: '+36 1 234 5678',
  });
  expect(await anna.ownContact()).toEqual({ phone: '+36 1 234 5678' });
  expect(await managersOf(dora)).toEqual([
    {
      clinic_id: clinic,
      name: 'Kovács Anna',
      is_own: false,
      phone: '+36 1 234 5678',
      dialled_phone: '(06 1) 234 5678',
    },
  ]);
});

test('a clinic whose account manager has no phone or is locked calls the operator', async () => {
  const operator = { phone: '+36 1 000 0000', dialled_phone: '(06 1) 000 0000' };
  expect(await managersOf(dora)).toMatchObject([{ name: 'Kovács Anna', ...operator }]);
  await anna.saveOwnContact({ phone: '+36 1 234 5678' });
  await server.database.pool.query(
    `update staff_user set locked_at = now() where username = 'anna'`,
  );
  expect(await managersOf(dora)).toMatchObject([{ name: null, ...operator }]);
});

test('another account manager takes a clinic', async () => {
  const bela = await staffClient(server, 'account_manager', { username: 'bela' });
  await bela.takeClinic({ id: clinic });
  expect(await managersOf(dora)).toMatchObject([{ name: 'bela' }]);
  const { rows } = await server.database.pool.query(
    `select actor, details from staff_event where subject_table = 'clinic' and action = 'changed'`,
  );
  expect(rows).toEqual([{ actor: 'bela', details: { account_manager: 'bela' } }]);
  await expect(bela.takeClinic({ id: 999 })).rejects.toThrow('404');
});

test('a clinic can neither take itself nor see who looks after another', async () => {
  await expect(dora.takeClinic({ id: clinic })).rejects.toThrow('403');
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  expect(await managersOf(other)).toEqual([]);
  expect((await other.accountManagers({ clinic })).results).toEqual([]);
});

test('a text that is no phone is not saved, and an empty one removes the phone', async () => {
  await expect(anna.saveOwnContact({ phone: 'ring me' })).rejects.toThrow('400 phone_invalid');
  await anna.saveOwnContact({ phone: '06 1 234 5678' });
  expect(await anna.saveOwnContact({ phone: ' ' })).toEqual({ phone: null });
});
