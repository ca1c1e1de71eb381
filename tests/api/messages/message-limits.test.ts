import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { MAX_SERIES } from '#shared/domain/desk/series.ts';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const NAMES = ['Anna', 'Béla', 'Csilla'];

let server: TestServer;
afterEach(() => server.close());

/** Starts a server that sends a phone a number of messages a day, and books appointments of one phone. */
async function start(messagesPerPhone: number, times: readonly string[]) {
  server = await startTestServer({ limits: { ...RAISED_LIMITS, messagesPerPhone } });
  const signIn = () => deskClient(server, 'eva');
  const desk = await signIn();
  const appointments: number[] = [];
  for (const time of times) {
    const { id } = await desk.bookAtDesk({
      key: randomUUID(),
      offer: ids.consultation,
      source: 'phone',
      has_consent: true,
      starts_at: `2026-11-26T${time}:00+01:00`,
      given_name: NAMES[appointments.length] ?? '',
      phone: '+36201234567',
    });
    appointments.push(id);
  }
  await outboxOf(server).send();
  return { desk, signIn, appointments };
}

/** Returns the id of the confirmation of the only appointment. */
async function confirmationId(operator: StaffClient): Promise<number> {
  const { results } = await operator.messages({ kind: 'confirmation' });
  return results[0]?.id ?? 0;
}

test('a link that the desk sends again counts towards the daily messages of the phone', async () => {
  const { desk, signIn, appointments } = await start(1, ['09:00']);
  const [id = 0] = appointments;
  const outbox = outboxOf(server);
  expect(await desk.resendAppointmentLink({ id })).toEqual({ is_queued: true });
  await outbox.send();
  expect(server.sms.sent).toHaveLength(2);
  await expect(desk.resendAppointmentLink({ id })).rejects.toThrow('429');
  await outbox.send();
  expect(server.sms.sent).toHaveLength(2);
  server.clock.advance({ hours: 25 });
  expect(await (await signIn()).resendAppointmentLink({ id })).toEqual({ is_queued: true });
});

test('a message that the operator sends again counts towards the daily messages of the phone', async () => {
  await start(1, ['09:00']);
  const operator = await staffClient(server, 'operator_manager');
  const outbox = outboxOf(server);
  const id = await confirmationId(operator);
  expect(await operator.resendMessage({ id })).toEqual({ is_queued: true });
  await outbox.send();
  await expect(operator.resendMessage({ id })).rejects.toThrow('429');
  await outbox.send();
  expect(server.sms.sent).toHaveLength(2);
});

test('links that are sent again at once stay within the daily messages of the phone', async () => {
  const { desk, appointments } = await start(1, ['09:00', '10:00', '11:00']);
  const answers = await Promise.all(appointments.map((id) => desk.resendAppointmentLink({ id })));
  expect(answers).toEqual(appointments.map(() => ({ is_queued: true })));
  const workers = [outboxOf(server), outboxOf(server), outboxOf(server)];
  await Promise.all(workers.map((worker) => worker.send()));
  expect(server.sms.sent).toHaveLength(4);
});

test('a series of twelve and its cancellations reach the patient, whose phone may have ten messages a day', async () => {
  server = await startTestServer({ limits: DEFAULT_LIMITS });
  const desk = await deskClient(server, 'eva');
  const { days } = await desk.proposeSeries({
    id: ids.consultation,
    from: TUESDAY,
    count: MAX_SERIES,
    interval: 7,
    minute: 600,
  });
  const appointments: number[] = [];
  for (const { times } of days) appointments.push((await bookAtDesk(desk, times[0] ?? '')).id);
  const outbox = outboxOf(server);
  await outbox.send();
  expect(server.sms.sent).toHaveLength(MAX_SERIES);
  await desk.cancelAtDesk({ id: appointments[0] ?? 0, by: 'clinic', reason: 'Absent' });
  await outbox.send();
  expect(server.sms.sent).toHaveLength(MAX_SERIES + 1);
  expect(new Set(outbox.outcomes)).toEqual(new Set(['confirmation sent', 'cancelled sent']));
});

test('what patients book stays within the daily messages of the phone, and what the clinic changes is told', async () => {
  server = await startTestServer({
    flags: { otp: false },
    limits: { ...RAISED_LIMITS, messagesPerPhone: 2 },
  });
  const desk = await deskClient(server, 'eva');
  const booked: number[] = [];
  for (const [index, { id }] of (await slotsOn(server, TUESDAY)).slice(0, 3).entries()) {
    const body = payload(id, { client_name: NAMES[index] });
    booked.push((await server.post('/api/v1/appointments/', body)).body.id);
  }
  expect(booked).toEqual(NAMES.map((): unknown => expect.any(Number)));
  const outbox = outboxOf(server);
  await outbox.send();
  expect(server.sms.sent).toHaveLength(2);
  const [moved = 0, cancelled = 0] = booked;
  const startsAt = '2026-11-26T09:00:00+01:00';
  await desk.moveAtDesk({ id: moved, offer: ids.consultation, starts_at: startsAt });
  await desk.cancelAtDesk({ id: cancelled, by: 'clinic', reason: 'Absent' });
  server.clock.advance({ minutes: 3 });
  await outbox.send();
  expect(outbox.outcomes.toSorted()).toEqual([
    'cancelled sent',
    'confirmation sent',
    'confirmation sent',
    'moved sent',
  ]);
});

test('a further attempt of a message counts no second time', async () => {
  const { desk, appointments } = await start(1, ['09:00']);
  const [id = 0] = appointments;
  await desk.resendAppointmentLink({ id });
  let attempts = 0;
  const outbox = outboxOf(server, {
    send: () => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new SmsError('busy')) : Promise.resolve();
    },
  });
  await outbox.send();
  server.clock.advance({ minutes: 5 });
  await outbox.send();
  server.clock.advance({ minutes: 10 });
  await outbox.send();
  expect(outbox.outcomes).toEqual([
    'confirmation retried (busy)',
    'confirmation retried (busy)',
    'confirmation sent',
  ]);
});

test.each(['messagesPerPrefix', 'messagesPerBranch', 'messagesPerCountry'] as const)(
  'messages over the limit %s wait, and the operator is told',
  async (limit) => {
    server = await startTestServer({ limits: { ...RAISED_LIMITS, [limit]: 2 } });
    const desk = await deskClient(server, 'eva');
    for (const [index, time] of ['09:00', '09:30', '10:00'].entries()) {
      await desk.bookAtDesk({
        key: randomUUID(),
        offer: ids.consultation,
        source: 'phone',
        has_consent: true,
        starts_at: `2026-11-26T${time}:00+01:00`,
        given_name: NAMES[index] ?? '',
        phone: `+3620123456${index}`,
      });
    }
    const outbox = outboxOf(server);
    await outbox.send();
    expect(outbox.outcomes.toSorted()).toEqual(
      ['confirmation limited', 'confirmation sent', 'confirmation sent'].map((outcome) =>
        outcome.replace('limited', `limited (${limit})`),
      ),
    );
    expect(server.sms.sent).toHaveLength(2);
    server.clock.advance({ minutes: 66 });
    await outbox.send();
    expect(server.sms.sent).toHaveLength(3);
  },
);
