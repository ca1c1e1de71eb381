import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmppSms } from '#server/gateways/sms/smpp/smpp-sms.ts';
import {
  SmsError,
  type DeliveryReceipt,
  type SmsGateway,
} from '#server/gateways/sms/sms-gateway.ts';
import { createTwilioSms } from '#server/gateways/sms/twilio-sms.ts';
import { startSmppServer, type SmppServer } from '#tests/support/servers/sms/smpp-server.ts';
import { startTwilioServer, type TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';

const PHONE = '+36201234567';
const NOW = Date.parse('2026-11-24T08:00:00Z');

async function failureOf(attempt: Promise<unknown>): Promise<SmsError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SmsError)) throw new Error(`not an SmsError: ${String(error)}`);
  const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
  expect(everything).not.toMatch(/201234567|Your code/);
  return error;
}

describe('the Twilio provider', () => {
  let provider: TwilioServer;
  const settings = {
    provider: 'twilio',
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'token',
    from: 'Vizit',
  } as const;
  const gateway = (changes = {}, timeoutMs = 5000) =>
    createTwilioSms({ ...settings, baseUrl: provider.url, ...changes }, timeoutMs);

  beforeEach(async () => {
    provider = await startTwilioServer(() => NOW);
  });
  afterEach(() => provider.close());

  test('Twilio receives the number, the text and the sender', async () => {
    await gateway().send({ to: PHONE, text: 'Ваш код 1234\nникому' });
    expect(provider.messages).toMatchObject([
      { to: PHONE, from: 'Vizit', messagingServiceSid: null, body: 'Ваш код 1234\nникому' },
    ]);
    const basic = Buffer.from(`${settings.accountSid}:token`).toString('base64');
    expect([...provider.credentials]).toEqual([`Basic ${basic}`]);
  });

  test('Twilio receives the messaging service instead of a sender', async () => {
    const from = `MG${'a'.repeat(32)}`;
    await gateway({ from }).send({ to: PHONE, text: 'Your code' });
    expect(provider.messages).toMatchObject([{ from: null, messagingServiceSid: from }]);
  });

  test('Twilio gets the URL for its report only with a message that has one', async () => {
    const reportUrl = 'https://vizit.hu/sms-reports/7';
    await gateway().send({ to: PHONE, text: 'Your code', reportUrl });
    await gateway().send({ to: PHONE, text: 'Your code' });
    expect(provider.messages.map(({ statusCallback }) => statusCallback)).toEqual([
      reportUrl,
      null,
    ]);
  });

  test.each([
    ['an invalid number as final', { status: 400, code: 21_211 }, 'Twilio rejected: 21211', true],
    ['a rate limit as retryable', { status: 429, code: 20_429 }, 'Twilio rejected: 20429', false],
    ['a 503 as retryable', { status: 503, code: 20_503 }, 'Twilio rejected: 20503', false],
  ])('Twilio reports %s', async (_, reaction, message, isFinal) => {
    provider.react = () => reaction;
    const error = await failureOf(gateway().send({ to: PHONE, text: 'Your code' }));
    expect(error).toMatchObject({ message, isFinal });
  });

  test('a Twilio timeout is reported as a missing response', async () => {
    provider.react = () => 'silence';
    const error = await failureOf(gateway({}, 100).send({ to: PHONE, text: 'Your code' }));
    expect(error).toMatchObject({ isFinal: false });
    expect(error.message).toMatch(/^Twilio did not respond: ECONNABORTED/);
  });

  test('a refused connection to Twilio is reported as a missing response', async () => {
    const sms = gateway({ baseUrl: 'http://127.0.0.1:1' });
    expect((await failureOf(sms.send({ to: PHONE, text: 'Your code' }))).message).toBe(
      'Twilio did not respond: ECONNREFUSED',
    );
  });

  test('Twilio is queried for a message that it may have accepted', async () => {
    const sms = gateway();
    const message = { to: PHONE, text: 'Your code' };
    expect(await sms.hasSent?.(message, NOW)).toBe(false);
    await sms.send(message);
    expect(await sms.hasSent?.(message, NOW)).toBe(true);
    expect(await sms.hasSent?.({ ...message, text: 'Another' }, NOW)).toBe(false);
    expect(await sms.hasSent?.({ ...message, to: '+36209999999' }, NOW)).toBe(false);
    expect(await sms.hasSent?.(message, NOW + 120_000)).toBe(false);
  });
});

describe('the SMPP provider', () => {
  let centre: SmppServer;
  let sms: SmsGateway;
  const limits = { timeoutMs: 5000, keepAliveMs: 30_000 };
  const settings = (changes = {}) => ({
    provider: 'smpp' as const,
    host: '127.0.0.1',
    port: centre.port,
    isSecure: false,
    user: 'vizit',
    password: 'secret',
    from: 'Vizit',
    ...changes,
  });

  beforeEach(async () => {
    centre = await startSmppServer();
    sms = createSmppSms(settings(), limits);
  });
  afterEach(async () => {
    await sms.close?.();
    await centre.close();
  });

  test('SMPP sends over one connection, in the encoding of the text', async () => {
    await sms.send({ to: PHONE, text: 'Your code is 1234 [€]' });
    await sms.send({ to: PHONE, text: 'Ваш код 1234' });
    expect(centre.messages).toEqual([
      {
        from: 'Vizit',
        fromType: 5,
        to: '36201234567',
        coding: 0,
        header: null,
        text: 'Your code is 1234 [€]',
        wantsReceipt: false,
      },
      expect.objectContaining({ coding: 8, header: null, text: 'Ваш код 1234' }),
    ]);
    expect(centre.bound).toBe(1);
  });

  test('SMPP sends concurrent messages over one connection', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `Your code is ${1000 + index}`);
    await Promise.all(texts.map((text) => sms.send({ to: PHONE, text })));
    expect(centre.messages.map(({ text }) => text).toSorted()).toEqual(texts);
    expect(centre.bound).toBe(1);
  });

  test('SMPP accepts a phone number as the sender', async () => {
    await sms.close?.();
    sms = createSmppSms(settings({ from: '+36301112233' }), limits);
    await sms.send({ to: PHONE, text: 'Your code' });
    expect(centre.messages).toMatchObject([{ from: '36301112233', fromType: 1 }]);
  });

  test.each([
    ['Cyrillic', 'Напоминаем о визите. '.repeat(8), 8, 3],
    ['Latin', 'Your appointment is tomorrow. '.repeat(8), 0, 2],
  ])('SMPP splits a long %s text into concatenated parts', async (_, text, coding, count) => {
    await sms.send({ to: PHONE, text });
    expect(centre.messages.map((message) => message.text).join('')).toBe(text);
    expect(centre.messages).toHaveLength(count);
    const reference = centre.messages[0]?.header?.[2];
    centre.messages.forEach((message, index) => {
      expect(message.coding).toBe(coding);
      expect(message.header).toEqual([0, 3, reference, count, index + 1]);
    });
  });

  test.each([
    ['an invalid number as final', 0x0b, true],
    ['throttling as retryable', 0x58, false],
  ])('SMPP reports %s', async (_, status, isFinal) => {
    centre.status = status;
    const error = await failureOf(sms.send({ to: PHONE, text: 'Your code' }));
    expect(error.isFinal).toBe(isFinal);
    expect(error.message).toBe(
      `SMPP: rejected with 0x000000${status.toString(16).padStart(2, '0')}`,
    );
  });

  test('an SMPP timeout is reported as a missing response', async () => {
    await sms.close?.();
    sms = createSmppSms(settings(), { ...limits, timeoutMs: 100 });
    centre.status = null;
    const error = await failureOf(sms.send({ to: PHONE, text: 'Your code' }));
    expect(error).toMatchObject({ message: 'SMPP: no response in time', isFinal: false });
  });

  test('SMPP reports a rejected bind', async () => {
    await sms.close?.();
    sms = createSmppSms(settings({ password: 'wrong' }), limits);
    for (const _ of [1, 2]) {
      const error = await failureOf(sms.send({ to: PHONE, text: 'Your code' }));
      expect(error.message).toMatch(/^SMPP: (bind rejected with 0x0000000d|the connection)/);
    }
  });

  test('a refused SMPP connection is reported as a missing response', async () => {
    const { port } = centre;
    await centre.close();
    const lost = createSmppSms(settings({ port }), limits);
    await failureOf(lost.send({ to: PHONE, text: 'Your code' }));
    centre = await startSmppServer();
  });

  test('SMPP reconnects after the connection was lost', async () => {
    await sms.send({ to: PHONE, text: 'One' });
    centre.status = null;
    const hanging = failureOf(sms.send({ to: PHONE, text: 'Two' }));
    expect(await centre.enquire()).toBe(1);
    centre.drop();
    expect((await hanging).message).toBe('SMPP: the connection was lost');
    centre.status = 0;
    await sms.send({ to: PHONE, text: 'Three' });
    expect(centre.messages.map(({ text }) => text)).toEqual(['One', 'Three']);
    expect(centre.bound).toBe(2);
  });

  test('SMPP detects a dead connection by enquire_link', async () => {
    await sms.close?.();
    sms = createSmppSms(settings(), { timeoutMs: 100, keepAliveMs: 20 });
    await sms.send({ to: PHONE, text: 'One' });
    centre.isUnresponsive = true;
    await centre.allDisconnected();
    centre.isUnresponsive = false;
    await sms.send({ to: PHONE, text: 'Two' });
    expect(centre.messages.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(centre.bound).toBe(2);
  });

  describe('receipts', () => {
    const reportUrl = 'https://vizit.hu/sms-reports/7';
    const listen = (isKnown = true) => {
      const receipts: DeliveryReceipt[] = [];
      sms.listen?.((receipt) => {
        receipts.push(receipt);
        return Promise.resolve(isKnown);
      });
      return receipts;
    };

    test('receipts are wanted for the last part of a message that has a report', async () => {
      listen();
      const text = 'Напоминаем о визите. '.repeat(8);
      expect(await sms.send({ to: PHONE, text, reportUrl })).toBe('id3');
      expect(await sms.send({ to: PHONE, text: 'Your code' })).toBeUndefined();
      const wanted = centre.messages.map(({ wantsReceipt }) => wantsReceipt);
      expect(wanted).toEqual([false, false, true, false]);
    });

    test.each([
      [
        'a delivered message by its fields',
        { receipted_message_id: 'id1', message_state: 2 },
        { isDelivered: true, code: null },
      ],
      [
        'a delivered message by its text',
        { short_message: 'id:id1 sub:001 dlvrd:001 stat:DELIVRD err:000 text:Your' },
        { isDelivered: true, code: null },
      ],
      [
        'a message that did not arrive',
        { short_message: 'id:id1 sub:001 dlvrd:000 stat:UNDELIV err:011 text:Your' },
        { isDelivered: false, code: 'UNDELIV 011' },
      ],
      [
        'a message that expired',
        { receipted_message_id: 'id1', message_state: 3 },
        { isDelivered: false, code: 'EXPIRED' },
      ],
    ])('receipts report %s', async (_, fields, outcome) => {
      const receipts = listen();
      await sms.send({ to: PHONE, text: 'Your appointment', reportUrl });
      expect(await centre.sendReceipt(fields)).toBe(0);
      expect(receipts).toEqual([{ providerId: 'id1', ...outcome }]);
    });

    test.each([
      ['a state that is not final', { receipted_message_id: 'id1', message_state: 1 }],
      ['a message of a phone', { esm_class: 0, short_message: 'id:id1 stat:DELIVRD' }],
      ['a receipt without id', { short_message: 'stat:DELIVRD' }],
    ])('receipts ignore %s', async (_, fields) => {
      const receipts = listen();
      await sms.send({ to: PHONE, text: 'Your appointment', reportUrl });
      expect(await centre.sendReceipt(fields)).toBe(0);
      expect(receipts).toEqual([]);
    });

    test('receipts of an unknown message are refused until later', async () => {
      listen(false);
      await sms.send({ to: PHONE, text: 'Your appointment', reportUrl });
      const receipt = { receipted_message_id: 'id1', message_state: 2 };
      expect(await centre.sendReceipt(receipt)).toBe(0x64);
    });

    test('receipts come over the new connection of a gateway that transmitted before', async () => {
      await sms.send({ to: PHONE, text: 'Your code' });
      const receipts = listen();
      await sms.send({ to: PHONE, text: 'Your appointment', reportUrl });
      await centre.sendReceipt({ receipted_message_id: 'id2', message_state: 2 });
      expect(receipts).toHaveLength(1);
    });

    test('receipts come after the connection was lost', async () => {
      const receipts = listen();
      await sms.send({ to: PHONE, text: 'Your appointment', reportUrl });
      centre.status = null;
      const hanging = failureOf(sms.send({ to: PHONE, text: 'Your next appointment' }));
      await centre.enquire();
      centre.drop();
      await hanging;
      centre.status = 0;
      await sms.send({ to: PHONE, text: 'Another' });
      await centre.sendReceipt({ receipted_message_id: 'id1', message_state: 2 });
      expect(receipts).toHaveLength(1);
    });
  });
});
