import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { bookAppointment, cancel, slotAt } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { deskClient, staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof staffClient>>['audit']>>;

const textOf = ({ results }: Page) =>
  results.map(({ actor, action, subject }) => `${actor} ${action} ${subject}`);

/** An operator looks up an appointment; the manager takes a message. */
async function work() {
  await server.post('/api/v1/contact-messages/', {
    name: 'Imre',
    email: 'imre@example.com',
    message: 'Hello',
    consents: ['personal_data'],
  });
  const appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  const [operator, manager, admin] = [
    await staffClient(server, 'operator'),
    await staffClient(server, 'operator_manager'),
    await staffClient(server, 'admin'),
  ];
  server.clock.advance({ minutes: 1 });
  await operator.lookUpAppointment({ number: appointment.id, phone_end: '4567' });
  server.clock.advance({ minutes: 1 });
  await manager.takeInboxItem({ id: 'contact-1', from: null });
  return { appointment, operator, manager, admin };
}

const LOOK = 'operator operator viewed appointment';
const TAKE = 'operator operator_manager taken contact_message';

test('an administrator sees all actions, the newest first, without data of patients', async () => {
  const { appointment, admin } = await work();
  await cancel(server, appointment);
  const page = await admin.audit();
  expect(textOf(page).filter((entry) => !entry.includes('signed_in'))).toEqual([TAKE, LOOK]);
  expect(page.results).toContainEqual(
    expect.objectContaining({
      at: '2026-11-23T07:01:00+01:00',
      subject: 'appointment',
      subject_id: appointment.id,
    }),
  );
  expect(JSON.stringify(page)).not.toMatch(/4567|Kata|Imre|example/);
  expect(page.people).toEqual(['admin', 'operator', 'operator_manager']);
});

test('an operator manager sees operators, an operator only the own actions', async () => {
  const { operator, manager } = await work();
  expect(textOf(await manager.audit())).toEqual(expect.arrayContaining([TAKE, LOOK]));
  const own = await operator.audit();
  expect(textOf(own)).toContain(LOOK);
  expect(textOf(own)).not.toContain(TAKE);
  expect(own.people).toEqual(['operator']);
  expect((await operator.audit({ person: 'operator_manager' })).results).toEqual([]);
  expect((await manager.audit({ person: 'admin' })).results).toEqual([]);
});

test('everyone but administrators sees none of the actions of other roles', async () => {
  await saveStaffUser(
    server.database.pool,
    { username: 'eva', password: PASSWORD, role: 'copywriter' },
    server.clock.now(),
  );
  await server.database.pool.query(
    `insert into staff_event (at, actor, action, subject_table, subject_id)
     values ($1, 'staff eva', 'password_changed', 'staff_user', 1)`,
    [new Date(server.clock.now())],
  );
  for (const role of ['operator_manager', 'account_manager', 'clinic_admin'] as const) {
    const actors = (await (await staffClient(server, role)).audit()).results.map(
      ({ actor }) => actor,
    );
    expect(actors.filter((actor) => actor !== `staff ${role}`)).toEqual([]);
  }
  const { results } = await (await staffClient(server, 'admin')).audit({ person: 'eva' });
  expect(results).toMatchObject([{ action: 'password_changed', subject_name: 'eva' }]);
});

test('the audit is filtered by person, action, subject and day', async () => {
  const { appointment, admin } = await work();
  expect(textOf(await admin.audit({ person: 'operator', action: 'viewed' }))).toEqual([LOOK]);
  expect(textOf(await admin.audit({ subject: 'contact_message' }))).toEqual([TAKE]);
  const ofAppointment = { subject: 'appointment', subject_id: appointment.id } as const;
  expect(textOf(await admin.audit(ofAppointment))).toEqual([LOOK]);
  expect(textOf(await admin.audit({ ...ofAppointment, subject_id: 1 }))).toEqual([]);
  expect(textOf(await admin.audit({ day: '2026-11-23', action: 'taken' }))).toEqual([TAKE]);
  expect((await admin.audit({ day: '2026-11-22' })).results).toEqual([]);
});

test('the audit has pages, also when many entries are of one instant', async () => {
  const { pool } = server.database;
  await server.database.pool.query(
    `insert into staff_event (at, actor, action, subject_table, subject_id)
     select '2026-11-23T05:30:00.000001Z', 'operator kata', 'noted', 'contact_message', n
     from generate_series(1, 70) n`,
  );
  const appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  await pool.query(
    `insert into appointment_event (appointment_id, at, action, actor, starts_at)
     select $1, '2026-11-23T05:30:00.000001Z', 'viewed', 'operator kata', now()
     from generate_series(1, 70)`,
    [appointment.id],
  );
  const admin = await staffClient(server, 'admin');
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await admin.audit({ day: '2026-11-23', ...(cursor && { cursor }) });
    seen.push(...page.results.filter(({ actor }) => actor === 'operator kata').map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  expect(seen).toHaveLength(140);
  expect(new Set(seen).size).toBe(140);
});

test('a search of patients is one entry of its branch, with the appointments that it showed', async () => {
  const { appointment, admin } = await work();
  const desk = await deskClient(server, 'eva');
  const found = await desk.findPatients({ id: ids.branch, text: '1234567' });
  expect(found.patients).toMatchObject([{ phone: '+36201234567' }]);
  const none = await desk.findPatients({ id: ids.branch, text: '7654321' });
  expect(none).toEqual({ patients: [], appointments: [] });
  const page = await admin.audit({ action: 'searched' });
  expect(page.results).toMatchObject([
    { actor: 'clinic eva', action: 'searched', subject: 'clinic_branch', subject_id: ids.branch },
  ]);
  expect((await desk.audit({ action: 'searched' })).results).toEqual(page.results);
  const { rows } = await server.database.pool.query(
    `select details from staff_event where action = 'searched'`,
  );
  expect(rows).toEqual([{ details: { appointments: [appointment.id] } }]);
});
