import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  listFailedMessages,
  listRepeatedMessages,
} from '#server/features/messages/failed-messages.ts';
import { retryFailedMessages } from '#server/features/messages/resend-message.ts';
import { SmsError, type Sms, type SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';

const WEDNESDAY = '2026-11-25';
const MILLISECOND_IN_MINUTES = 1 / 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

const bookOn = async (day: string) =>
  bookAppointment(server, await slotAt(server, '09:00', { day }));

const retry = (appointment: number | null = null) =>
  retryFailedMessages(server.database.pool, appointment, {
    actor: 'operator root',
    now: server.clock.now(),
  });

/** Creates an SMS provider that fails as long as `error` is set. */
function failingSms(): SmsGateway & { error: SmsError | null; taken: Sms[] } {
  return {
    error: new SmsError('out of order'),
    taken: [],
    async send(sms) {
      if (this.error !== null) throw this.error;
      this.taken.push(sms);
    },
  };
}

test('a failed message is retried with growing pauses, then dead-lettered and listed', async () => {
  const appointment = await bookOn(WEDNESDAY);
  const sms = failingSms();
  const outbox = outboxOf(server, sms);
  await outbox.send();
  for (const minutes of [0.5, 2, 8, 32]) {
    const before = outbox.outcomes.length;
    server.clock.advance({ minutes: minutes - MILLISECOND_IN_MINUTES });
    await outbox.send();
    expect(outbox.outcomes).toHaveLength(before);
    server.clock.advance({ minutes: MILLISECOND_IN_MINUTES });
    await outbox.send();
  }
  expect(outbox.outcomes).toEqual([
    ...Array.from({ length: 4 }, () => 'confirmation retried (out of order)'),
    'confirmation dead_lettered (out of order)',
  ]);
  const { pool } = server.database;
  expect(await listFailedMessages(pool)).toMatchObject([
    { appointment_id: appointment.id, kind: 'confirmation', reason: 'out of order' },
  ]);

  sms.error = null;
  await outbox.send();
  expect(sms.taken).toEqual([]);
  expect(await retry(999)).toEqual([]);
  expect(await retry(appointment.id)).toHaveLength(1);
  await outbox.send();
  expect(sms.taken).toHaveLength(1);
  expect(await listFailedMessages(pool)).toEqual([]);
});

describe('retrying the dead-lettered messages of a country', () => {
  const query = async (sql: string) => (await server.database.pool.query(sql)).rows;
  beforeEach(async () => {
    await bookOn(WEDNESDAY);
    const sms = failingSms();
    sms.error = new SmsError('no such number', { isFinal: true });
    await outboxOf(server, sms).send();
    await query(`update message set provider_id = 'SM1'`);
  });

  test('a retried message forgets the id of the provider and has an event', async () => {
    expect(await retry()).toHaveLength(1);
    expect(await query(`select provider_id from message where kind = 'confirmation'`)).toEqual([
      { provider_id: null },
    ]);
    expect(
      await query(`select actor, action from staff_event where subject_table = 'message'`),
    ).toEqual([{ actor: 'operator root', action: 'retried' }]);
  });

  test('a message that staff have closed is neither listed nor retried', async () => {
    await query(`update message set done_at = now(), done_by = 'dora'`);
    expect(await listFailedMessages(server.database.pool)).toEqual([]);
    expect(await retry()).toEqual([]);
    expect(await query(`select state, done_by from message where kind = 'confirmation'`)).toEqual([
      { state: 'failed', done_by: 'dora' },
    ]);
  });

  test('a message of a cancelled appointment is not retried', async () => {
    await query(`update appointment set status = 'cancelled'`);
    expect(await retry()).toEqual([]);
  });
});

test('a message to a number that does not exist is not retried', async () => {
  await bookOn(WEDNESDAY);
  const sms = failingSms();
  sms.error = new SmsError('no such number', { isFinal: true });
  const outbox = outboxOf(server, sms);
  await outbox.send();
  expect(outbox.outcomes).toEqual(['confirmation dead_lettered (no such number)']);
});

test('a message is not retried after it has expired', async () => {
  await bookOn(TUESDAY);
  server.clock.set('2026-11-24T07:59:40Z');
  const outbox = outboxOf(server, failingSms());
  await outbox.send();
  expect(outbox.outcomes).toContain('hours_before dead_lettered (out of order)');
});

test('only a resend that may duplicate an SMS is counted as unconfirmed', async () => {
  const appointment = await bookOn(WEDNESDAY);
  const sms = failingSms();
  const outbox = outboxOf(server, sms);
  await outbox.send();
  sms.error = new SmsError('no response', { isUnanswered: true });
  server.clock.advance({ minutes: 0.5 });
  await outbox.send();
  const { pool } = server.database;
  expect(await listRepeatedMessages(pool)).toEqual([]);
  sms.error = null;
  server.clock.advance({ minutes: 2 });
  await outbox.send();
  expect(outbox.outcomes).toEqual([
    'confirmation retried (out of order)',
    'confirmation retried (no response)',
    'confirmation possible_duplicate',
    'confirmation sent',
  ]);
  expect(await listRepeatedMessages(pool)).toMatchObject([
    { appointment_id: appointment.id, kind: 'confirmation', unconfirmed_resends: 1 },
  ]);
});

test('a message whose attempts never finish is dead-lettered', async () => {
  await bookOn(WEDNESDAY);
  const outbox = outboxOf(server, { send: () => Promise.reject(new TypeError('a defect')) });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await expect(outbox.send()).rejects.toThrow('a defect');
    server.clock.advance({ minutes: 1 });
  }
  await outbox.send();
  expect(outbox.outcomes.at(-1)).toBe('confirmation dead_lettered (no attempt was finished)');
});
