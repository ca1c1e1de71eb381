import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDraft, requestToJoin } from '#tests/support/data/draft-clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { MIGRATED } from '#tests/support/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let admin: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: MIGRATED });
  admin = await staffClient(server, 'admin');
});
afterEach(() => server.close());

const steps = async () => (await admin.countryStart()).done;

/** Gives the administrators and managers an app for codes, as their first sign-in does. */
const addSecondFactors = () =>
  server.database.pool.query(
    `insert into staff_second_factor (staff_user_id, kind, name, totp_secret, last_totp_step, created_at)
     select id, 'totp', 'App', 'sealed', 0, now() from staff_user`,
  );

test('the steps of a new country are done by what is entered, until a clinic is live', async () => {
  expect(await admin.countryStart()).toEqual({ is_live: false, done: [] });
  await admin.loadStarter();
  expect(await steps()).toEqual(['catalogue']);
  await admin.addStarterCity({ slug: 'budapest' });
  expect(await steps()).toEqual(['catalogue', 'city']);
  await admin.adoptHolidays({ id: new Date(server.clock.now()).getFullYear() });
  expect(await steps()).toEqual(['catalogue', 'city', 'holidays']);

  await staffClient(server, 'admin', { username: 'bela' });
  expect(await steps()).not.toContain('admin');
  await addSecondFactors();
  expect(await steps()).toEqual(['catalogue', 'city', 'admin', 'holidays']);
  const manager = await staffClient(server, 'account_manager');
  expect(await steps()).toContain('account_manager');

  const request = await requestToJoin(server);
  expect(await steps()).toContain('request');
  const { clinic_id: clinic } = await manager.startOnboarding({
    request_id: request,
    username: 'dora',
  });
  await fillDraft(server, clinic);
  // Filling the draft has signed the account in again.
  admin = await staffClient(server, 'admin');
  expect(await admin.countryStart()).toMatchObject({ is_live: false });

  const { pool } = server.database;
  await pool.query('update clinic set is_draft = false where id = $1', [clinic]);
  await pool.query('update doctor_service set is_active = true');
  expect(await admin.countryStart()).toEqual({
    is_live: true,
    done: ['catalogue', 'city', 'admin', 'holidays', 'account_manager', 'request', 'clinic'],
  });
  // A clinic whose doctors are all hidden is not live for patients.
  await pool.query('update doctor set is_active = false');
  expect(await admin.countryStart()).toMatchObject({ is_live: false });
});

test('an account that is locked, or whose invitation is not accepted, does not count', async () => {
  const invited = await admin.inviteAccount({
    username: 'kata',
    display_name: '',
    role: 'account_manager',
    clinic_ids: [],
  });
  expect(invited).toMatchObject({ username: 'kata' });
  expect(await steps()).toEqual([]);
  await staffClient(server, 'account_manager');
  expect(await steps()).toEqual(['account_manager']);
  await server.database.pool.query(
    `update staff_user set locked_at = now() where username = 'account_manager'`,
  );
  expect(await steps()).toEqual([]);
});
