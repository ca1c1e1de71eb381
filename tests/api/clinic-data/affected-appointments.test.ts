import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { branchOf, continueIds, DOCTOR, inHungary, offerOf } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  manager = await staffClient(server, 'account_manager');
});
afterEach(() => server.close());

type Saving = { intent?: 'confirm' };

async function branch() {
  const { branches } = await manager.clinic({ id: 1 });
  const row = branches.find(({ id }) => id === ids.branch);
  if (row === undefined) throw new Error('The branch is not of the clinic');
  const { questions: _questions, ...rest } = row;
  return rest;
}

/** The edits that affect appointments, with the text of what they change. */
const EDITS = {
  'hiding a doctor': {
    edit: (saving: Saving) =>
      manager.saveDoctor({ ...DOCTOR, id: ids.doctor, is_active: false, ...saving }),
    changed: 'select is_active::text as value from doctor where id = 1',
  },
  'hiding a service of a doctor': {
    edit: (saving: Saving) =>
      manager.saveOffer({
        ...offerOf(1, ids.cardiologist),
        id: ids.consultation,
        is_active: false,
        ...saving,
      }),
    changed: 'select is_active::text as value from doctor_service where id = 1',
  },
  'making another service of the service of a doctor': {
    edit: (saving: Saving) =>
      manager.saveOffer({ ...offerOf(1, ids.childCardiologist), id: ids.consultation, ...saving }),
    changed: 'select service_id::text as value from doctor_service where id = 1',
  },
  'giving a branch another address': {
    edit: async (saving: Saving) =>
      manager.saveBranch({ ...(await branch()), addresses: inHungary('Fő utca 9'), ...saving }),
    changed: `select addresses->>'hu' as value from clinic_branch where id = 1`,
  },
  'moving a branch on the map': {
    edit: async (saving: Saving) =>
      manager.saveBranch({ ...(await branch()), lat: 47.51, ...saving }),
    changed: 'select lat::text as value from clinic_branch where id = 1',
  },
} as const;

const readValue = async (sql: string) =>
  (await server.database.pool.query<{ value: string }>(sql)).rows[0]?.value;

const bookAt = (starts_at: string, status: 'booked' | 'cancelled' = 'booked') =>
  buildAppointment(server.database.pool, { starts_at, status });

describe.each(Object.entries(EDITS))('%s', (_name, { edit, changed }) => {
  test('with upcoming appointments lists them, and changes nothing before it is confirmed', async () => {
    await bookAt(`${TUESDAY}T08:00:00Z`);
    await bookAt(`${TUESDAY}T09:00:00Z`);
    await bookAt(`${TUESDAY}T10:00:00Z`, 'cancelled');
    const before = await readValue(changed);
    expect(await edit({})).toMatchObject({
      is_saved: false,
      appointments_count: 2,
      appointments: [
        { starts_at: `${TUESDAY}T09:00:00+01:00` },
        { starts_at: `${TUESDAY}T10:00:00+01:00` },
      ],
    });
    expect(await readValue(changed)).toBe(before);

    expect(await edit({ intent: 'confirm' })).toMatchObject({ is_saved: true });
    expect(await readValue(changed)).not.toBe(before);
    // What is hidden already can be saved without being asked again.
    expect(await edit({})).toMatchObject({ is_saved: true, appointments: [] });
  });

  test('with past and cancelled appointments only is saved at once', async () => {
    await bookAt('2026-11-20T08:00:00Z');
    await bookAt(`${TUESDAY}T10:00:00Z`, 'cancelled');
    const before = await readValue(changed);
    expect(await edit({})).toMatchObject({ is_saved: true, appointments_count: 0 });
    expect(await readValue(changed)).not.toBe(before);
  });
});

test('a save that hides and moves nothing asks nothing', async () => {
  await bookAt(`${TUESDAY}T08:00:00Z`);
  const saves = [
    manager.saveDoctor({ ...DOCTOR, id: ids.doctor }),
    manager.saveOffer({ ...offerOf(1, ids.cardiologist), id: ids.consultation, price: 19_000 }),
    branch().then((row) => manager.saveBranch({ ...row, phone: '+36 1 000 0199' })),
    manager.saveBranch(branchOf(1, ids.otherCity)),
  ];
  for (const save of saves) expect(await save).toMatchObject({ is_saved: true });
});
