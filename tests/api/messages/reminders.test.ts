import { afterEach, expect, test } from 'vitest';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { clinic } from '#tests/support/data/clinic.ts';
import { dueTimes, outboxOf } from '#tests/support/data/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';

const BUDAPEST = 'Europe/Budapest';
const MONDAY_MORNING = '2026-11-23T06:00:00Z';

let server: TestServer;
afterEach(() => server.close());

/** A clinic that is always open. */
async function start(now = MONDAY_MORNING, timeZone = BUDAPEST, country: CountryCode = 'hu') {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const template = clinic({ timeZone, now, weekdays, opens: 0, closes: 1440 });
  server = await startTestServer({ country, template, now, flags: { otp: false } });
}

const bookAt = async (day: string, time: string, phone = '+36201234567') =>
  bookAppointment(server, await slotAt(server, time, { day }), { client_phone: phone });

/** Returns the messages that are due after the confirmation. */
async function laterTimes(zone = BUDAPEST): Promise<string[]> {
  const [confirmation, ...later] = await dueTimes(server, zone);
  expect(confirmation).toMatch(/^confirmation /);
  return later;
}

test.each([
  ['14:30', '2026-11-25 14:30', '2026-11-26 12:30', '2026-11-26 17:00'],
  ['10:00', '2026-11-25 10:00', '2026-11-26 08:00', '2026-11-26 12:30'],
  // A reminder during the night is sent on the evening before.
  ['09:30', '2026-11-25 09:30', '2026-11-25 20:30', '2026-11-26 12:00'],
  ['08:00', '2026-11-25 08:00', '2026-11-25 20:30', '2026-11-26 10:30'],
  ['07:30', '2026-11-24 20:30', '2026-11-25 20:30', '2026-11-26 10:00'],
  ['00:00', '2026-11-24 20:30', '2026-11-25 20:30', '2026-11-26 08:00'],
  // A reminder late in the evening is sent earlier, a feedback request the next day.
  ['21:00', '2026-11-25 20:30', '2026-11-26 19:00', '2026-11-27 08:00'],
  ['23:30', '2026-11-25 20:30', '2026-11-26 20:30', '2026-11-27 08:00'],
])('reminders of an appointment at %s avoid the night', async (time, day, hours, feedback) => {
  await start();
  await bookAt('2026-11-26', time);
  expect(await laterTimes()).toEqual([
    `day_before ${day}`,
    `hours_before ${hours}`,
    `feedback ${feedback}`,
  ]);
});

test('reminders follow the time zone of the clinic', async () => {
  await start('2026-11-23T03:00:00Z', 'Asia/Almaty', 'kz');
  await bookAt('2026-11-26', '10:00', '+77011234567');
  expect(await laterTimes('Asia/Almaty')).toEqual([
    'day_before 2026-11-25 10:00',
    'hours_before 2026-11-26 08:00',
    'feedback 2026-11-26 12:30',
  ]);
});

test.each([
  ['spring', '2026-03-23T06:00:00Z', '2026-03-29', '2026-03-28'],
  ['autumn', '2026-10-19T06:00:00Z', '2026-10-25', '2026-10-24'],
])('reminders when the clock changes in %s', async (_, now, sunday, saturday) => {
  await start(now);
  await bookAt(sunday, '14:30');
  await bookAt(sunday, '04:00', '+36207654321');
  const times = await dueTimes(server, BUDAPEST);
  expect(times.filter((time) => !time.startsWith('confirmation'))).toEqual([
    `day_before ${saturday.slice(0, 8)}${Number(saturday.slice(8)) - 1} 20:30`,
    `day_before ${saturday} 14:30`,
    `hours_before ${saturday} 20:30`,
    `feedback ${sunday} 08:00`,
    `hours_before ${sunday} 12:30`,
    `feedback ${sunday} 17:00`,
  ]);
});

test.each([
  ['2026-11-24', '12:30', ['day_before', 'hours_before', 'feedback']],
  // The day-before reminder would be due within three hours.
  ['2026-11-24', '09:30', ['hours_before', 'feedback']],
  ['2026-11-23', '12:00', ['hours_before', 'feedback']],
  ['2026-11-23', '11:30', ['feedback']],
])(
  'a reminder shortly after another message is left out omits reminders on %s at %s, booked at 07:00 on the 23rd',
  async (day, time, kinds) => {
    await start();
    await bookAt(day, time);
    expect((await laterTimes()).map((line) => line.split(' ')[0])).toEqual(kinds);
  },
);

test('each reminder is sent once, at its time', async () => {
  await start();
  await bookAt('2026-11-26', '14:30');
  const outbox = outboxOf(server);
  const sentAt: string[] = [];
  for (let minutes = 0; minutes <= 5 * 24 * 60; minutes += 30) {
    const before = outbox.outcomes.length;
    await outbox.send();
    const at = new Date(server.clock.now() + 3_600_000).toISOString().slice(0, 16);
    for (const outcome of outbox.outcomes.slice(before)) sentAt.push(`${at} ${outcome}`);
    server.clock.advance({ minutes: 30 });
  }
  expect(sentAt).toEqual([
    '2026-11-23T07:00 confirmation sent',
    '2026-11-25T14:30 day_before sent',
    '2026-11-26T12:30 hours_before sent',
    '2026-11-26T17:00 feedback sent',
  ]);
});

test('a message delayed into the night by an outage is sent in the morning or dropped', async () => {
  await start();
  await bookAt('2026-11-26', '09:30');
  await bookAt('2026-11-26', '07:30', '+36207654321');
  const outbox = outboxOf(server);
  await outbox.send();
  server.clock.set('2026-11-25T22:00:00Z');
  await outbox.send();
  expect(outbox.outcomes).toEqual(['confirmation sent', 'confirmation sent']);
  server.clock.set('2026-11-26T06:59:59Z');
  await outbox.send();
  expect(outbox.outcomes).toHaveLength(2);
  server.clock.set('2026-11-26T07:00:00Z');
  await outbox.send();
  expect(outbox.outcomes.slice(2).toSorted()).toEqual([
    'day_before dropped (late)',
    'day_before dropped (late)',
    'hours_before dropped (late)',
    'hours_before sent',
  ]);
  expect(server.sms.sent[0]?.text).toMatch(/^Vizit: Nagy várja Önt: nov\. 26\., 09:30\n/);
});

test.each([
  ['at 10:49', '2026-11-25T09:49:00Z', ['day_before sent', 'hours_before sent']],
  ['at 10:51', '2026-11-25T09:51:00Z', ['day_before sent', 'hours_before dropped (unwanted)']],
  [
    'when both are due',
    '2026-11-25T19:30:00Z',
    ['day_before dropped (unwanted)', 'hours_before sent'],
  ],
])(
  'an early appointment has two reminders on the day before only ten hours apart: the first %s',
  async (_when, first, outcomes) => {
    await start();
    await bookAt('2026-11-26', '09:30');
    const outbox = outboxOf(server);
    await outbox.send();
    for (const at of [first, '2026-11-25T19:50:00Z', '2026-11-26T07:30:00Z']) {
      server.clock.set(at);
      await outbox.send();
    }
    expect(outbox.outcomes.slice(1).toSorted()).toEqual(outcomes);
  },
);

test('an early appointment has its first reminder if the second one cannot be sent', async () => {
  await start();
  await bookAt('2026-11-26', '09:30');
  const outbox = outboxOf(server);
  await outbox.send();
  server.clock.set('2026-11-25T19:30:00Z');
  const failing = outboxOf(server, {
    send: () => Promise.reject(new SmsError('not a mobile number', { isFinal: true })),
  });
  await failing.send();
  expect(failing.outcomes).toEqual(['hours_before dead_lettered (not a mobile number)']);
  server.clock.advance({ minutes: 10 });
  await outbox.send();
  expect(outbox.outcomes.slice(1)).toEqual(['day_before sent']);
});
