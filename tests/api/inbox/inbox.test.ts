import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeEach(async () => {
  // Monday, 07:00 in Budapest.
  server = await startTestServer();
  const consents = ['personal_data'];
  await server.post('/api/v1/clinic-requests/', {
    clinic_name: 'Tisza Clinic',
    contact_name: 'Kata Próba',
    phone: '06 1 234 5678',
    email: 'kata@example.com',
    city: 'Szeged',
    consents,
  });
  await server.post('/api/v1/contact-messages/', {
    name: 'Imre',
    email: 'imre@example.com',
    message: 'Where is my appointment?',
    consents,
  });
  await server.post('/api/v1/survey-answers/', { answers: { better: 'More clinics' }, score: 6 });
});
afterEach(() => server.close());

/** Adds a dead-lettered message and returns the id of its item. */
async function failMessage(expiresAt = '2026-11-24T09:00Z'): Promise<string> {
  const { pool } = server.database;
  const [appointment] = await buildAppointment(pool, { starts_at: '2026-11-24T09:00Z' });
  const { rows } = await pool.query<{ id: number }>(
    `update message set state = 'failed', reason = 'rejected', settled_at = $2, expires_at = $3
     where appointment_id = $1 and kind = 'confirmation' returning id::integer`,
    [appointment?.id, new Date(server.clock.now()), expiresAt],
  );
  return `sms-${rows[0]?.id}`;
}

const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
const eventsOf = ({ events }: { events: { actor: string; action: string }[] }) =>
  events.map(({ actor, action }) => `${actor} ${action}`);

test('the list of the inbox shows the promise to reply, and when it is broken', async () => {
  const staff = await staffClient(server, 'operator');
  const { results } = await staff.inbox();
  expect(results).toMatchObject([
    { id: 'clinic-1', due_at: '2026-11-25T17:00:00+01:00', is_overdue: false },
    { id: 'contact-1', due_at: '2026-11-24T17:00:00+01:00', is_overdue: false },
    { id: 'survey-1', due_at: null, is_overdue: false },
  ]);
  server.clock.set('2026-11-24T17:00:01+01:00');
  const token = await staffClient(server, 'operator_manager');
  const later = await token.inbox();
  expect(later.results.map(({ is_overdue: isOverdue }) => isOverdue)).toEqual([false, true, false]);
});

test('the list of the inbox filters by kind and state', async () => {
  const staff = await staffClient(server, 'operator');
  const sms = await failMessage();
  expect(idsOf(await staff.inbox())).toEqual(['clinic-1', 'contact-1', sms, 'survey-1']);
  expect(idsOf(await staff.inbox({ kind: 'sms' }))).toEqual([sms]);
  await staff.takeInboxItem({ id: 'contact-1', from: null });
  await staff.closeInboxItem({ id: 'survey-1', note: 'read' });
  expect(idsOf(await staff.inbox({ state: 'mine' }))).toEqual(['contact-1']);
  expect(idsOf(await staff.inbox({ state: 'done' }))).toEqual(['survey-1']);
  expect(await staff.inbox({ state: 'open' })).toMatchObject({
    count: 3,
    results: [{ owner: null }, { owner: { username: 'operator' } }, { appointment: 1001 }],
  });
});

test('one item of the inbox shows phone and email only to those who may handle it', async () => {
  const operator = await staffClient(server, 'operator');
  expect(await operator.inboxItem({ id: 'contact-1' })).toMatchObject({
    can_handle: true,
    fields: [
      { name: 'email', value: 'imre@example.com' },
      { name: 'language', value: 'hu' },
    ],
  });
  const clinic = await operator.inboxItem({ id: 'clinic-1' });
  expect(clinic.can_handle).toBe(false);
  expect(JSON.stringify(clinic)).not.toMatch(/example\.com|\+36/);
  await expect(operator.takeInboxItem({ id: 'clinic-1', from: null })).rejects.toThrow('403');
  const manager = await staffClient(server, 'account_manager');
  expect((await manager.inboxItem({ id: 'clinic-1' })).fields).toContainEqual({
    name: 'phone',
    value: '+3612345678',
  });
});

test('an unknown item of the inbox is not found', async () => {
  const operator = await staffClient(server, 'operator');
  for (const id of ['contact-9', 'contact-9999999999', 'doctor-1', 'contact']) {
    await expect(operator.inboxItem({ id })).rejects.toThrow('404');
  }
});

test('one item of the inbox is taken, noted, given back and closed, each with an event', async () => {
  const staff = await staffClient(server, 'operator');
  const id = 'contact-1';
  await staff.takeInboxItem({ id, from: null });
  await staff.noteInboxItem({ id, note: ' called, no answer ' });
  expect(await staff.releaseInboxItem({ id })).toMatchObject({
    owner: null,
    note: 'called, no answer',
  });
  const done = await staff.closeInboxItem({ id, note: 'answered by email' });
  expect(done).toMatchObject({ note: 'answered by email', done_by: 'operator operator' });
  expect(done.done_at).toBe('2026-11-23T07:00:00+01:00');
  expect(eventsOf(done)).toEqual([
    'operator operator taken',
    'operator operator noted',
    'operator operator released',
    'operator operator closed',
  ]);
  await staff.noteInboxItem({ id, note: 'too late' });
  await staff.takeInboxItem({ id, from: null });
  expect(await staff.closeInboxItem({ id, note: 'again' })).toEqual(done);
  await expect(staff.closeInboxItem({ id, note: ' ' })).rejects.toThrow('400');
});

test('one item of the inbox of a colleague can be taken over, but not closed', async () => {
  const [kata, imre] = [
    await staffClient(server, 'operator'),
    await staffClient(server, 'operator_manager'),
  ];
  const id = 'contact-1';
  const { owner } = await kata.takeInboxItem({ id, from: null });
  expect((await imre.closeInboxItem({ id, note: 'done' })).done_at).toBeNull();
  expect((await imre.releaseInboxItem({ id })).owner?.username).toBe('operator');
  const { owner: next } = await imre.takeInboxItem({ id, from: owner?.id ?? null });
  expect(next?.username).toBe('operator_manager');
  expect((await imre.closeInboxItem({ id, note: 'done' })).done_at).not.toBeNull();
});

test('one item of the inbox has one owner after concurrent takes, and everyone sees who it is', async () => {
  const staff = await Promise.all([
    staffClient(server, 'operator'),
    staffClient(server, 'operator_manager'),
  ]);
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const client = staff[index % 2] ?? staff[0];
      return client.takeInboxItem({ id: 'contact-1', from: null });
    }),
  );
  expect(new Set(taken.map(({ owner }) => owner?.id)).size).toBe(1);
  expect(taken[0]?.owner).not.toBeNull();
  expect(eventsOf(await staff[0].inboxItem({ id: 'contact-1' }))).toHaveLength(1);
});

test('a dead-lettered message in the inbox is sent again and leaves the inbox until it fails again', async () => {
  const staff = await staffClient(server, 'operator');
  const id = await failMessage();
  expect(await staff.inboxItem({ id })).toMatchObject({
    text: 'confirmation',
    appointment: 1001,
    fields: [{ name: 'reason', value: 'rejected' }, { name: 'expires_at' }],
  });
  expect(await staff.retryInboxItem({ id })).toEqual({ is_queued: true });
  await expect(staff.retryInboxItem({ id })).rejects.toThrow('404');
  const { rows } = await server.database.pool.query(
    `select state, attempts, due_at from message where kind = 'confirmation'`,
  );
  expect(rows).toEqual([{ state: 'waiting', attempts: 0, due_at: new Date(server.clock.now()) }]);
  await server.database.pool.query(
    `update message set state = 'failed', settled_at = due_at where kind = 'confirmation'`,
  );
  expect(eventsOf(await staff.inboxItem({ id }))).toEqual(['operator operator retried']);
});

test('a dead-lettered message in the inbox is not sent again once it has expired, and is closed with a note', async () => {
  const staff = await staffClient(server, 'operator');
  const id = await failMessage('2026-11-23T05:59Z');
  expect(await staff.retryInboxItem({ id })).toEqual({ is_queued: false });
  await staff.closeInboxItem({ id, note: 'called the patient' });
  expect(idsOf(await staff.inbox({ kind: 'sms' }))).toEqual([]);
  expect(idsOf(await staff.inbox({ kind: 'sms', state: 'done' }))).toEqual([id]);
});
