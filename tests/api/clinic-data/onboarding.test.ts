import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookAppointment, cancel, slotAt } from '#tests/support/data/appointment.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { buildBranch } from '#tests/support/data/factories.ts';
import { fillDraft, requestToJoin } from '#tests/support/data/draft-clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { callsDuring } from '#tests/support/database/calls-during.ts';
import { MIGRATED } from '#tests/support/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const PHONE = '+36 20 765 4321';

let server: TestServer;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: MIGRATED, flags: { otp: false } });
  manager = await staffClient(server, 'account_manager');
});
afterEach(() => server.close());

const query = async <Row extends object>(sql: string, args: unknown[] = []) =>
  (await server.database.pool.query<Row>(sql, args)).rows;
const start = async (client = manager) =>
  client.startOnboarding({ request_id: await requestToJoin(server), username: 'dora' });
const boardOf = async (client = manager) => (await client.onboardings()).results;
const openParts = async () => (await boardOf())[0]?.missing.map(({ part }) => part);

const signIn = (clinic: number) =>
  staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [clinic] });

/** Lets the administrator of the clinic in, as if with a passkey. */
async function addTeam(clinic: number): Promise<StaffClient> {
  const dora = await signIn(clinic);
  await query(
    `insert into staff_second_factor (staff_user_id, kind, name, totp_secret, last_totp_step, created_at)
     select id, 'totp', 'App', 'sealed', 0, now() from staff_user where username = 'dora'`,
  );
  return dora;
}

/** Completes a draft up to a cancelled rehearsal. */
async function completeDraft() {
  const { clinic_id: clinic } = await start();
  const filled = await fillDraft(server, clinic);
  const dora = await addTeam(clinic);
  // Filling the draft has signed the account in again.
  manager = await staffClient(server, 'account_manager');
  await server.site.reference.reload();
  const rehearsal = await dora.bookRehearsal({
    id: clinic,
    doctor_id: filled.doctor,
    phone: PHONE,
  });
  const appointment = { id: rehearsal.appointment_id, hash: rehearsal.hash, datetime: '' };
  expect((await cancel(server, appointment)).status).toBe(200);
  return { ...filled, clinic, dora, appointment };
}

test('the board names the account manager who has taken a clinic', async () => {
  const request = { request_id: await requestToJoin(server), username: 'dora' };
  const { clinic_id: id } = await manager.startOnboarding(request);
  const bela = await staffClient(server, 'account_manager', { username: 'bela' });
  await bela.takeClinic({ id });
  expect(await boardOf()).toMatchObject([{ clinic_id: id, owner: 'bela' }]);
});

test('a request to join becomes a draft with an invited administrator, once', async () => {
  const request = await requestToJoin(server);
  const started = await manager.startOnboarding({ request_id: request, username: 'dora' });
  const path = `/api/staff/v1/invitations/${started.token}/`;
  expect((await server.get(path)).body).toMatchObject({ username: 'dora', role: 'clinic_admin' });
  expect(await boardOf()).toMatchObject([
    {
      clinic_id: started.clinic_id,
      owner: 'account_manager',
      stage: 'data',
      names: {
        hu: 'Mecsek Clinic',
        en: 'Mecsek Clinic',
        ru: 'Mecsek Clinic',
      },
    },
  ]);
  expect(await openParts()).toEqual(['partner', 'branch', 'texts', 'team', 'rehearsal']);
  expect(await manager.inboxItem({ id: `clinic-${request}` })).toMatchObject({
    done_by: 'operator account_manager',
    note: 'Mecsek Clinic',
  });
  const again = manager.startOnboarding({ request_id: request, username: 'dora2' });
  await expect(again).rejects.toThrow('404');
});

test('a taken username leaves neither a clinic nor a closed request', async () => {
  const request = await requestToJoin(server);
  const call = manager.startOnboarding({ request_id: request, username: 'account_manager' });
  await expect(call).rejects.toThrow('400 username_taken');
  expect(await query('select from clinic')).toHaveLength(0);
  expect(await manager.inboxItem({ id: `clinic-${request}` })).toMatchObject({ done_at: null });
});

test('a manager whose session ends invites no administrator', async () => {
  const request = await requestToJoin(server);
  const ended = 'select from staff_user for no key update; delete from staff_session';
  const [outcome] = await callsDuring(server.database.pool, ended, () =>
    Promise.allSettled([manager.startOnboarding({ request_id: request, username: 'dora' })]),
  );
  expect(outcome).toMatchObject([{ reason: { message: '401 unauthenticated' } }]);
  expect(await query('select from staff_link')).toEqual([]);
});

test('a request that a colleague has taken cannot be started', async () => {
  const request = await requestToJoin(server);
  const admin = await staffClient(server, 'admin');
  await admin.takeInboxItem({ id: `clinic-${request}`, from: null });
  const call = manager.startOnboarding({ request_id: request, username: 'dora' });
  await expect(call).rejects.toThrow('404');
});

test('a clinic whose name has no Latin letters gets a slug of its request', async () => {
  const request = await requestToJoin(server, 'Клиника');
  await manager.startOnboarding({ request_id: request, username: 'dora' });
  expect(await query('select slug from clinic')).toEqual([{ slug: `clinic-${request}` }]);
});

test('a manager rehearses with doctors of the own branches only', async () => {
  const { clinic_id: clinic } = await start();
  const { branch, city, doctor } = await fillDraft(server, clinic);
  await buildBranch(server.database.pool, { id: 900, clinic_id: clinic, city_id: city });
  await server.site.reference.reload();
  const at = (id: number) =>
    staffClient(server, 'clinic_branch_admin', {
      username: `manager${id}`,
      position: 'manager',
      branchIds: [id],
    });
  const rehearsal = { id: clinic, doctor_id: doctor, phone: PHONE };
  const other = await at(900);
  expect(await boardOf(other)).toMatchObject([{ clinic_id: clinic, doctors: [] }]);
  await expect(other.bookRehearsal(rehearsal)).rejects.toThrow('400 does_not_exist');
  const own = await at(branch);
  expect(await boardOf(own)).toMatchObject([{ doctors: [{ id: doctor }] }]);
  expect(await own.bookRehearsal(rehearsal)).toMatchObject({ appointment_id: expect.any(Number) });
});

test('patients see nothing of a draft, and book a second after it is published', async () => {
  const { clinic, city, service, doctor } = await completeDraft();
  await server.site.reference.reload();
  const seen = async () => {
    const list = await server.get(`/api/v1/doctors/?city=${city}&service=${service}`);
    const clinics = await server.get(`/api/v1/clinics/?city=${city}`);
    const branches = await server.get(`/api/v1/clinic-branches/?city=${city}`);
    const pages = ['doctors/nagy-anna', 'clinics/mecsek-clinic'];
    const statuses = await Promise.all(
      pages.map(async (path) => (await server.get(`/api/v1/${path}/`)).status),
    );
    const found = await query<{ type: string }>(
      `select distinct source_type as type from search_doc_source order by 1`,
    );
    return [
      list.body.results.length,
      clinics.body.results.length,
      branches.body.results.length,
      ...statuses,
      found.map(({ type }) => type).join(),
    ];
  };
  expect(await seen()).toEqual([0, 0, 0, 404, 404, '']);
  await expect(slotAt(server, '09:00', { service, doctor })).rejects.toThrow('not free');

  expect(await boardOf()).toMatchObject([{ stage: 'ready', missing: [] }]);
  await manager.publishClinic({ id: clinic });
  await server.site.reference.reload();
  expect(await seen()).toEqual([1, 1, 1, 200, 200, 'Clinics,Doctors,Services']);
  await bookAppointment(server, await slotAt(server, '09:00', { service, doctor }));
  expect(await boardOf()).toMatchObject([
    { stage: 'live', published_at: expect.stringMatching(/^2026-11-23T/) },
  ]);
});

test('a draft is published only when nothing is missing, and once', async () => {
  const { clinic_id: clinic } = await start();
  await expect(manager.publishClinic({ id: clinic })).rejects.toThrow('400 clinic_incomplete');
  await query('update clinic_onboarding set published_at = now()');
  await query('update clinic set is_draft = false');
  await expect(manager.publishClinic({ id: clinic })).rejects.toThrow('404');
});

test('of two concurrent publications, one publishes', async () => {
  const { clinic } = await completeDraft();
  const publish = () => manager.publishClinic({ id: clinic });
  const results = await Promise.allSettled([publish(), publish(), publish()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const events = `select from staff_event where action = 'published' and subject_table = 'clinic'`;
  expect(await query(events)).toHaveLength(1);
});

test('a draft whose doctor became inactive cannot be published', async () => {
  const { clinic, doctor } = await completeDraft();
  expect(await boardOf()).toMatchObject([{ stage: 'ready' }]);
  await query('update doctor set is_active = false where id = $1', [doctor]);
  await expect(manager.publishClinic({ id: clinic })).rejects.toThrow('400 clinic_incomplete');
});

test('a rehearsal sends the messages of a patient to the phone that was typed', async () => {
  const { clinic, dora, doctor, appointment } = await completeDraft();
  const kinds = await query(
    `select m.kind, a.client_phone, a.source from message m
     join appointment a on a.id = m.appointment_id where a.id = $1 and m.state = 'waiting'`,
    [appointment.id],
  );
  expect(kinds).toEqual([{ kind: 'cancelled', client_phone: '+36207654321', source: 'rehearsal' }]);
  const second = await dora.bookRehearsal({ id: clinic, doctor_id: doctor, phone: PHONE });
  expect(second.starts_at).toBe('2026-11-23T09:00:00+01:00');
  expect(await dora.bookRehearsal({ id: clinic, doctor_id: doctor, phone: PHONE })).toEqual(second);
  const queued = await query(
    `select kind from message where appointment_id = $1 and state = 'waiting' order by kind`,
    [second.appointment_id],
  );
  expect(queued).toEqual([{ kind: 'confirmation' }]);
  expect(await openParts()).toEqual(['rehearsal']);
});

test('a rehearsal counts in no figures and cannot be reviewed', async () => {
  const { clinic, dora, doctor } = await completeDraft();
  const { appointment_id: appointment, hash } = await dora.bookRehearsal({
    id: clinic,
    doctor_id: doctor,
    phone: PHONE,
  });
  server.clock.advance({ minutes: 10 * 24 * 60 });
  const response = await server.post('/api/v1/feedback/', { appointment, hash, score: 10 });
  expect([response.status, response.body.errors[0].code]).toEqual([400, 'visit_not_over']);
  const later = await signIn(clinic);
  const figures = await later.figures({ weeks: '4' });
  expect(figures.fill.reduce((sum, { booked_minutes: minutes }) => sum + minutes, 0)).toBe(0);
});

test('only the staff of a draft rehearse at it, and only with a mobile phone', async () => {
  const { clinic, dora, doctor } = await completeDraft();
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  expect(await boardOf(other)).toEqual([]);
  const call = (client: StaffClient, phone = PHONE, doctor_id = doctor) =>
    expect(client.bookRehearsal({ id: clinic, doctor_id, phone })).rejects;
  await call(other).toThrow('404');
  await call(dora, '+36 72 000 001').toThrow('400');
  await call(dora, PHONE, 999).toThrow('400 does_not_exist');
  await manager.publishClinic({ id: clinic });
  await call(dora).toThrow('404');
});

test('the rehearsals of a clinic are limited', async () => {
  const { clinic, dora, doctor } = await completeDraft();
  for (let made = 1; made < 10; made += 1) {
    const { appointment_id: id, hash } = await dora.bookRehearsal({
      id: clinic,
      doctor_id: doctor,
      phone: PHONE,
    });
    await cancel(server, { id, hash, datetime: TUESDAY });
  }
  const call = dora.bookRehearsal({ id: clinic, doctor_id: doctor, phone: PHONE });
  await expect(call).rejects.toThrow('429');
});
