import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sms, SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import { readTwilioReport } from '#server/gateways/sms/twilio-sms.ts';
import { bookAppointment, cancel, slotAt } from '#tests/support/data/appointment.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { reportReceipt } from '#server/features/messages/report-delivery.ts';
import { sendDueMessages } from '#server/features/messages/send-due-messages.ts';

const TOKEN = 'the token of the account';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    flags: { otp: false },
    readSmsReport: (request) => readTwilioReport({ authToken: TOKEN }, request),
  });
});
afterEach(() => server.close());

/** Signs a request as Twilio documents it: the URL and the sorted fields, by HMAC-SHA1. */
function signatureOf(url: string, fields: Record<string, string>, token = TOKEN): string {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((joined, name) => joined + name + fields[name], url);
  return createHmac('sha1', token).update(text, 'utf8').digest('base64');
}

/** Sends the report of a state, signed for its URL unless another signature is given. */
async function report(url: string, fields: Record<string, string>, signature?: string) {
  return server.post(new URL(url).pathname, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature ?? signatureOf(url, fields),
  });
}

const delivered = { MessageSid: 'SM1', MessageStatus: 'delivered' };
const undelivered = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' };

/** Books an appointment and sends its confirmation. Returns the URL for reports on it. */
async function sendConfirmation(duringSend: (url: string) => Promise<void> = async () => {}) {
  await bookAppointment(server, await slotAt(server, '09:00', { day: '2026-11-25' }));
  const sent: Sms[] = [];
  const sms: SmsGateway = {
    async send(message) {
      sent.push(message);
      await duringSend(message.reportUrl ?? '');
    },
  };
  await sendDueMessages({ ...outboxOf(server, sms), wantsReports: true });
  const [confirmation] = sent;
  return confirmation?.reportUrl ?? '';
}

async function confirmation() {
  const { rows } = await server.database.pool.query<{
    id: number;
    state: string;
    reason: string | null;
    delivered_at: Date | null;
  }>(`select id, state, reason, delivered_at from message where kind = 'confirmation'`);
  return rows[0];
}

test('a message that reached the phone is shown as delivered', async () => {
  const url = await sendConfirmation();
  expect(url).toBe(`https://vizit.hu/sms-reports/${(await confirmation())?.id}`);
  server.clock.advance({ minutes: 1 });
  expect((await report(url, delivered)).status).toBe(204);
  expect(await confirmation()).toMatchObject({
    state: 'delivered',
    delivered_at: new Date(server.clock.now()),
  });
  const operator = await staffClient(server, 'admin');
  const { results } = await operator.messages({ state: 'delivered' });
  expect(results).toMatchObject([{ kind: 'confirmation', state: 'delivered' }]);
});

test('a message that did not reach the phone has failed and can be sent again', async () => {
  const url = await sendConfirmation();
  await report(url, undelivered);
  expect(await confirmation()).toMatchObject({
    state: 'failed',
    reason: 'not delivered: 30003',
    delivered_at: null,
  });
  const operator = await staffClient(server, 'admin');
  const { results } = await operator.messages({ state: 'failed' });
  expect(results).toMatchObject([{ can_resend: true }]);
  await operator.resendMessage({ id: results[0]?.id ?? 0 });
  await report(url, undelivered);
  expect(await confirmation()).toMatchObject({ state: 'waiting', reason: null });
});

test('a report that overtakes the response of the provider is kept', async () => {
  await sendConfirmation(async (url) => {
    await report(url, delivered);
  });
  expect(await confirmation()).toMatchObject({ state: 'delivered' });
});

test('a phone that has the message keeps it, whatever is reported later', async () => {
  const url = await sendConfirmation();
  await report(url, undelivered);
  await report(url, delivered);
  await report(url, undelivered);
  expect(await confirmation()).toMatchObject({ state: 'delivered', reason: null });
});

test('a message of a killed worker is delivered if the provider says so, also after a cancellation', async () => {
  const appointment = await bookAppointment(
    server,
    await slotAt(server, '09:00', { day: '2026-11-25' }),
  );
  let url = '';
  const sms: SmsGateway = {
    send(message) {
      url = message.reportUrl ?? '';
      return Promise.reject(new Error('killed'));
    },
  };
  const dying = { ...outboxOf(server, sms), wantsReports: true };
  await expect(sendDueMessages(dying)).rejects.toThrow('killed');
  await cancel(server, appointment);
  server.clock.advance({ minutes: 5 });
  await outboxOf(server).send();
  await report(url, undelivered);
  expect(await confirmation()).toMatchObject({ state: 'dropped' });
  await report(url, delivered);
  expect(await confirmation()).toMatchObject({ state: 'delivered' });
});

test('a state that is not final changes nothing', async () => {
  const url = await sendConfirmation();
  expect((await report(url, { MessageSid: 'SM1', MessageStatus: 'sent' })).status).toBe(204);
  expect(await confirmation()).toMatchObject({ state: 'sent' });
});

test('a forged report is refused', async () => {
  const url = await sendConfirmation();
  const forged = [
    '',
    signatureOf(url, delivered, 'another token'),
    signatureOf(url, undelivered),
    signatureOf(url.replace('vizit.hu', 'vizit.kz'), delivered),
    signatureOf(`${url}1`, delivered),
  ];
  for (const signature of forged) {
    expect((await report(url, delivered, signature)).status).toBe(404);
  }
  expect(await confirmation()).toMatchObject({ state: 'sent' });
});

test('a signed report on an unknown message changes nothing', async () => {
  await sendConfirmation();
  for (const id of ['999999', 'abc', '9'.repeat(30)]) {
    const { status } = await report(`https://vizit.hu/sms-reports/${id}`, delivered);
    expect([204, 404]).toContain(status);
  }
  expect(await confirmation()).toMatchObject({ state: 'sent' });
});

test('a large report is refused before its signature is checked', async () => {
  const url = await sendConfirmation();
  const { status } = await report(url, { ...delivered, filler: 'x'.repeat(20_000) });
  expect(status).toBe(413);
});

describe('a receipt over the connection of the provider', () => {
  const receipt = { providerId: 'id1', isDelivered: true, code: null };

  test('a receipt over the connection of the provider finds the message by the id of the provider', async () => {
    await bookAppointment(server, await slotAt(server, '09:00', { day: '2026-11-25' }));
    const overtaking: boolean[] = [];
    const sms: SmsGateway = {
      async send() {
        overtaking.push(await reportReceipt(server.site, receipt));
        return 'id1';
      },
    };
    await sendDueMessages({ ...outboxOf(server, sms), wantsReports: true });
    expect(overtaking).toEqual([false]);
    expect(await confirmation()).toMatchObject({ state: 'sent' });
    expect(await reportReceipt(server.site, receipt)).toBe(true);
    expect(await confirmation()).toMatchObject({ state: 'delivered' });
  });

  test('a receipt over the connection of the provider of an attempt before the message was sent again is unknown', async () => {
    await bookAppointment(server, await slotAt(server, '09:00', { day: '2026-11-25' }));
    const ids = ['id1', 'id2'];
    const sms: SmsGateway = { send: () => Promise.resolve(ids.shift()) };
    const outbox = { ...outboxOf(server, sms), wantsReports: true };
    await sendDueMessages(outbox);
    const operator = await staffClient(server, 'admin');
    const { results } = await operator.messages({ state: 'sent' });
    await operator.resendMessage({ id: results[0]?.id ?? 0 });
    await sendDueMessages(outbox);
    expect(await reportReceipt(server.site, receipt)).toBe(false);
    expect(await reportReceipt(server.site, { ...receipt, providerId: 'id2' })).toBe(true);
  });
});
