import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import { bookAppointment, cancel, slotAt } from '#tests/support/data/appointment.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TODAY = '2026-11-23';
const PHONE = '+36201234567';

let server: TestServer;
let staff: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false }, limits: DEFAULT_LIMITS });
  staff = await staffClient(server, 'operator_manager');
});
afterEach(() => server.close());

const book = async () => bookAppointment(server, await slotAt(server, '09:30'));
const stateOf = async (id: number) => {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'select state from message where id = $1',
    [id],
  );
  return rows[0]?.state;
};
const confirmationOf = async () => {
  const { results } = await staff.messages({ kind: 'confirmation' });
  const [message] = results;
  if (message === undefined) throw new Error('No confirmation was queued');
  return message;
};
const eventsOf = async () => {
  const { rows } = await server.database.pool.query<{ actor: string; action: string }>(
    `select actor, action from staff_event where subject_table = 'message' order by id`,
  );
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

test('the messages of a day are listed without text, phone and name', async () => {
  const { id } = await book();
  await outboxOf(server).send();
  const { results, next } = await staff.messages({ state: 'sent' });
  expect(next).toBeNull();
  expect(results).toMatchObject([
    {
      appointment: id,
      kind: 'confirmation',
      state: 'sent',
      network: '+36 20',
      language: 'hu',
      at: '2026-11-23T07:00:00+01:00',
      can_resend: true,
    },
  ]);
  expect(JSON.stringify(results)).not.toMatch(/4567|Kata|Próba|vizit\.hu/);
});

test('the messages of a day are counted by state, kind and network', async () => {
  await book();
  await outboxOf(server).send();
  await buildAppointment(server.database.pool, {
    starts_at: '2026-11-25T09:00Z',
    client_phone: '+36307654321',
    created_at: new Date(server.clock.now()),
  });
  const { day, first_day: firstDay, days, counts } = await staff.messageCounts();
  expect({ day, firstDay }).toEqual({ day: TODAY, firstDay: '2026-11-17' });
  expect(days).toContainEqual({ day: TODAY, state: 'sent', count: 1 });
  expect(counts).toContainEqual({
    kind: 'confirmation',
    state: 'sent',
    network: '+36 20',
    count: 1,
  });
  expect(counts).toContainEqual({
    kind: 'confirmation',
    state: 'waiting',
    network: '+36 30',
    count: 1,
  });
  const tomorrow = await staff.messageCounts({ day: '2026-11-24' });
  expect(tomorrow.counts.map(({ kind }) => kind)).toContain('day_before');
  expect((await staff.messages({ day: '2026-11-22' })).results).toEqual([]);
});

test('the messages of a day are filtered by state and kind', async () => {
  await book();
  const waiting = await staff.messages({ state: 'waiting' });
  expect(waiting.results.map(({ kind }) => kind)).toContain('confirmation');
  expect((await staff.messages({ state: 'sent' })).results).toEqual([]);
  expect((await staff.messages({ kind: 'moved' })).results).toEqual([]);
});

test('the messages of a day have pages, also when many are of the same instant', async () => {
  const starts = Array.from({ length: 120 }, (_, index) => ({
    starts_at: new Date(Date.parse('2026-11-25T00:00Z') + index * 3_600_000).toISOString(),
  }));
  await buildAppointment(server.database.pool, ...starts);
  await server.database.pool.query(
    `update message set state = 'sent', settled_at = '2026-11-23T05:30Z' where kind = 'confirmation'`,
  );
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await staff.messages({ kind: 'confirmation', ...(cursor && { cursor }) });
    seen.push(...page.results.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test('sending a message again delivers one that was sent, also with a provider that finds the first', async () => {
  const { id: appointment } = await book();
  const sent: string[] = [];
  const outbox = outboxOf(server, {
    send: ({ to }) => Promise.resolve(void sent.push(to)),
    hasSent: () => Promise.resolve(true),
  });
  await outbox.send();
  const { id } = await confirmationOf();
  expect(await staff.resendMessage({ id })).toEqual({ is_queued: true });
  expect(await staff.resendMessage({ id })).toEqual({ is_queued: false });
  await outbox.send();
  expect(sent).toEqual([PHONE, PHONE]);
  expect(await confirmationOf()).toMatchObject({ appointment, state: 'sent' });
  expect(await eventsOf()).toEqual(['operator operator_manager resent']);
});

test('sending a message again is allowed three times a day for an appointment', async () => {
  await book();
  const outbox = outboxOf(server);
  await outbox.send();
  const { id } = await confirmationOf();
  for (let count = 0; count < 3; count += 1) {
    expect(await staff.resendMessage({ id })).toEqual({ is_queued: true });
    await outbox.send();
  }
  await expect(staff.resendMessage({ id })).rejects.toThrow('429');
});

test('sending a message again retries one that failed, which then leaves the inbox', async () => {
  await book();
  await server.database.pool.query(
    `update message set state = 'failed', reason = 'rejected', settled_at = $1
       where kind = 'confirmation'`,
    [new Date(server.clock.now())],
  );
  const { id, reason } = await confirmationOf();
  expect(reason).toBe('rejected');
  expect((await staff.inbox({ kind: 'sms' })).count).toBe(1);
  expect(await staff.resendMessage({ id })).toEqual({ is_queued: true });
  expect((await staff.inbox({ kind: 'sms' })).count).toBe(0);
  expect(await eventsOf()).toEqual(['operator operator_manager retried']);
});

test('sending a message again refuses one that is out of date', async () => {
  const appointment = await book();
  await outboxOf(server).send();
  const { id } = await confirmationOf();
  await cancel(server, appointment);
  expect(await confirmationOf()).toMatchObject({ can_resend: false });
  expect(await staff.resendMessage({ id })).toEqual({ is_queued: false });
  expect(await stateOf(id)).toBe('sent');
  await expect(staff.resendMessage({ id: 999_999 })).rejects.toThrow('404');
});

test('a test message is sent at once in the language of the caller, with an event', async () => {
  const result = await staff.sendTestMessage({ phone: '06 20 123 4567' });
  expect(result).toMatchObject({ is_accepted: true, reason: null });
  expect(server.sms.sent).toMatchObject([{ to: PHONE, text: 'Vizit: ez egy próbaüzenet.' }]);
  const { rows } = await server.database.pool.query(
    `select actor, details from staff_event where action = 'tested'`,
  );
  expect(rows).toEqual([
    { actor: 'staff operator_manager', details: { network: '+36 20', is_accepted: true } },
  ]);
});

test('a test message shows why the provider refused it', async () => {
  server.sms.send = () => Promise.reject(new SmsError('Twilio rejected: 21610'));
  expect(await staff.sendTestMessage({ phone: PHONE })).toMatchObject({
    is_accepted: false,
    reason: 'Twilio rejected: 21610',
  });
});

test('a test message goes to mobile phones of the country only, five times an hour', async () => {
  await expect(staff.sendTestMessage({ phone: '+49 151 23456789' })).rejects.toThrow('400');
  await expect(staff.sendTestMessage({ phone: '06 1 234 5678' })).rejects.toThrow('400');
  for (let count = 0; count < 5; count += 1) await staff.sendTestMessage({ phone: PHONE });
  await expect(staff.sendTestMessage({ phone: PHONE })).rejects.toThrow('429');
  expect(server.sms.sent).toHaveLength(5);
});
