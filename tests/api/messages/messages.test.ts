import { afterEach, expect, test } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import { amountOf, PREPARATION_KINDS } from '#shared/domain/booking/preparation.ts';
import { MESSAGE_KINDS } from '#shared/domain/messages/message-kinds.ts';
import { paths } from '#shared/paths.ts';
import { loadDemoData } from '#demo/index.ts';
import { composeMessage } from '#server/features/messages/compose-message.ts';
import { shortDoctorName } from '#shared/domain/people/name-order.ts';
import { segmentsOf } from '#server/gateways/sms/segments.ts';
import { payload, TUESDAY } from '#tests/support/data/booking.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { messagesIn, outboxOf } from '#tests/support/data/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  endAppointment,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

const WEDNESDAY = '2026-11-25';

let server: TestServer;
afterEach(() => server.close());

async function start(country: CountryCode = 'hu', flags = {}): Promise<void> {
  server = await startTestServer({ country, flags: { otp: false, reschedule: true, ...flags } });
}

const bookOn = async (day: string, time = '09:00', headers = {}): Promise<Appointment> =>
  bookAppointment(server, await slotAt(server, time, { day }), {}, headers);

const texts = () => server.sms.sent.map(({ text }) => text).toReversed();

test.each([
  ['hu', 'hu', 'Vizit: Nagy, nov. 24., 09:00\nvizit.hu/a/'],
  ['hu', 'ru', 'Vizit: Надь, 24 нояб. в 09:00\nvizit.hu/a/'],
  [
    'hu',
    'en',
    'Vizit: your appointment with Anna Nagy is booked for 24 Nov at 09:00. Details and changes: vizit.hu/a/',
  ],
  ['ro', 'ro', 'Vizit: programare la Anna Nagy, 24 nov., ora 09:00\nvizit.ro/a/'],
  ['kz', 'kk', 'Vizit: Надь, 24 қар., 09:00\nvizit.kz/a/'],
] as const)(
  'the confirmation of a booking confirms in %s a booking in %s',
  async (country, language, text) => {
    server = await startTestServer({ country, flags: { otp: false } });
    const phones = { hu: '+36201234567', ro: '+40712345678', kz: '+77011234567' };
    const slot = await slotAt(server, '09:00');
    const changes = { client_phone: phones[country] };
    const appointment = await bookAppointment(server, slot, changes, {
      'accept-language': language,
    });
    await outboxOf(server).send();
    expect(server.sms.sent).toHaveLength(1);
    expect(server.sms.sent[0]).toMatchObject({ to: phones[country] });
    const sent = texts()[0] ?? '';
    expect(sent.slice(0, text.length)).toBe(text);

    const response = await server.get(`/a/${sent.slice(text.length)}`);
    expect(response.status).toBe(302);
    const prefix = server.site.country.locales[0] === language ? '' : `/${language}`;
    expect(response.headers.location).toBe(
      `${prefix}/appointments/${appointment.id}?hash=${appointment.hash}`,
    );
  },
);

test('a booking is confirmed once, a rejected booking not at all', async () => {
  await start();
  const slot = await slotAt(server, '09:00');
  const key = { 'idempotency-key': 'once' };
  await bookAppointment(server, slot, {}, key);
  await bookAppointment(server, slot, {}, key);
  expect((await server.post('/api/v1/appointments/', payload(slot))).status).toBe(400);
  const outbox = outboxOf(server);
  await outbox.send();
  await outbox.send();
  expect(outbox.outcomes).toEqual(['confirmation sent']);
  expect(server.sms.sent).toHaveLength(1);
});

test('a cancelled appointment gets a cancellation message and no reminders', async () => {
  await start();
  const appointment = await bookOn(WEDNESDAY, '11:30');
  const outbox = outboxOf(server);
  await outbox.send();
  await cancel(server, appointment);
  await outbox.send();
  expect(texts()[1]).toMatch(/^Vizit: lemondva: Nagy, nov\. 25\., 11:30\nvizit\.hu\/a\//);
  server.clock.advance({ days: 10 });
  await outbox.send();
  expect(outbox.outcomes).toEqual(['confirmation sent', 'cancelled sent']);
});

test('a rescheduled appointment gets a message and reminders for its new time', async () => {
  await start();
  const appointment = await bookOn(WEDNESDAY, '11:30');
  const outbox = outboxOf(server);
  await outbox.send();
  await reschedule(server, appointment, await slotAt(server, '11:00', { day: '2026-11-27' }));
  server.clock.advance({ minutes: 2 });
  await outbox.send();
  expect(texts()[1]).toMatch(/^Vizit: új időpont: Nagy, nov\. 27\., 11:00\n/);
  const waiting = (await messagesIn(server)).filter(({ state }) => state === 'waiting');
  expect(waiting.map(({ kind, due_at: at }) => [kind, at.toISOString()])).toEqual([
    ['day_before', '2026-11-26T10:00:00.000Z'],
    ['hours_before', '2026-11-27T08:00:00.000Z'],
    ['feedback', '2026-11-27T12:30:00.000Z'],
  ]);
  server.clock.set('2026-11-27T09:59:00Z');
  await outbox.send();
  expect(outbox.outcomes).toEqual(
    expect.arrayContaining(['confirmation sent', 'moved sent', 'hours_before sent']),
  );
  expect(texts().at(-1)).toMatch(/^Vizit: Nagy várja Önt: nov\. 27\., 11:00\n/);
});

test('a change before the confirmation is sent replaces the confirmation', async () => {
  await start();
  const appointment = await bookOn(TUESDAY);
  await reschedule(server, appointment, await slotAt(server, '10:00'));
  const outbox = outboxOf(server);
  server.clock.advance({ minutes: 2 });
  await outbox.send();
  expect(outbox.outcomes).toEqual(['moved sent']);
});

test('a second change within two minutes replaces the message of the first', async () => {
  await start();
  const appointment = await bookOn(TUESDAY);
  const outbox = outboxOf(server);
  await outbox.send();
  await reschedule(server, appointment, await slotAt(server, '10:00'));
  server.clock.advance({ minutes: 1 });
  await outbox.send();
  await reschedule(server, appointment, await slotAt(server, '11:00'));
  server.clock.advance({ minutes: 2 });
  await outbox.send();
  expect(outbox.outcomes).toEqual(['confirmation sent', 'moved sent']);
  expect(texts()[1]).toMatch(/11:00/);
});

test('a feedback request is sent two hours after the appointment', async () => {
  await start();
  const appointment = await bookOn(TUESDAY, '09:00');
  const outbox = outboxOf(server);
  server.clock.set('2026-11-24T10:29:00Z');
  await outbox.send();
  expect(outbox.outcomes).not.toContain('feedback sent');
  server.clock.set('2026-11-24T10:30:00Z');
  await outbox.send();
  expect(outbox.outcomes).toContain('feedback sent');
  const [, code] = /vizit\.hu\/f\/(\w+)$/.exec(texts().at(-1) ?? '') ?? [];
  const response = await server.get(`/f/${code}`);
  expect(response.headers.location).toBe(`/feedback/${appointment.id}?hash=${appointment.hash}`);
});

test('a feedback request is dropped when the flag is off or feedback was given', async () => {
  await start('hu', { feedback: false });
  await bookOn(TUESDAY);
  const outbox = outboxOf(server);
  server.clock.set('2026-11-24T10:30:00Z');
  await outbox.send();
  expect(outbox.outcomes).toContain('feedback dropped (unwanted)');
  await server.close();

  await start();
  const { id, hash } = await bookOn(TUESDAY);
  await endAppointment(server, id);
  const feedback = { appointment: id, hash, score: 9, comment: 'Kind and thorough' };
  expect((await server.post('/api/v1/feedback/', feedback)).status).toBe(201);
  server.clock.set('2026-11-24T10:30:00Z');
  const other = outboxOf(server);
  await other.send();
  expect(other.outcomes).toContain('feedback dropped (unwanted)');
});

test('messages of an appointment that has started are dropped', async () => {
  await start();
  await bookOn(TUESDAY);
  server.clock.set('2026-11-24T08:00:00Z');
  const outbox = outboxOf(server);
  await outbox.send();
  expect(outbox.outcomes.toSorted()).toEqual([
    'confirmation dropped (late)',
    'hours_before dropped (late)',
  ]);
  expect(server.sms.sent).toEqual([]);
});

test('demo data leaves no message to send', async () => {
  await start();
  const database = await createTestDatabase();
  const now = server.clock.now();
  await loadDemoData(database, { country: 'hu', doctors: 5, seed: 7, now });
  const { rows } = await database.pool.query(
    'select (select count(*)::int from appointment) as booked, (select count(*)::int from message) as owed',
  );
  await database.close();
  expect(rows[0].booked).toBeGreaterThan(10);
  expect(rows[0].owed).toBe(0);
});

const DOCTORS = {
  common: {
    en: 'Dr. Anna Nagy',
    hu: 'Dr. Nagy Anna',
    ru: 'Надь Анна',
    kk: 'Надь Анна',
    ro: 'Dr. Anna Nagy',
  },
  long: {
    en: 'Dr. Abdulrahman Al Mansoori',
    hu: 'Dr. Szentgyörgyi-Kovács Magdolna Erzsébet',
    kk: 'Нұрмұхаммедқызы Айгүлжан Бейбітқызы',
    ro: 'Dr. Ștefania-Mădălina Constantinescu',
    ru: 'Абдырахманова Гульжамал Турдубековна',
  },
  // Names of other countries keep their accents, and with them a message is not in the GSM alphabet.
  accented: {
    en: 'Dr. Ágnes Kovács',
    hu: 'Prof. Dr. Szentgyörgyi-Kovács Ágnes',
    kk: 'Ștefania-Mădălina Constantinescu',
    ro: 'Dr. Ștefania-Mădălina Constantinescu',
    ru: 'Dr. Ștefania-Mădălina Constantinescu',
  },
};

test('every text names the product and the doctor in two SMS segments at most', async () => {
  await start('kz');
  const kinds = [...MESSAGE_KINDS];
  const variants = [
    ...kinds.map((kind) => [kind, null] as const),
    ['cancelled', 'clinic'] as const,
  ] as [Parameters<typeof composeMessage>[0], 'clinic' | null][];
  const steps = PREPARATION_KINDS.map((kind) => ({ kind, amount: amountOf(kind)?.max ?? null }));
  const tooLong: string[] = [];
  for (const language of ['en', 'hu', 'kk', 'ro', 'ru'] as const) {
    for (const [kind, cancelledBy] of variants) {
      for (const [length, doctor_names] of Object.entries(DOCTORS)) {
        for (let month = 0; month < 12; month += 1) {
          const preparation = month % 2 === 0 ? { steps, notes: {} } : null;
          const text = composeMessage(
            kind,
            {
              hash: 'f'.repeat(32),
              starts_at: new Date(Date.UTC(2026, month, 28, 12)),
              language,
              time_zone: 'Asia/Almaty',
              doctor_names,
              cancelled_by: cancelledBy,
              coming_at: null,
              delay: 120,
              preparation,
            },
            server.site.country,
            'vizit.kz',
          );
          expect(text).toMatch(/^Vizit: /);
          expect(text).toContain(shortDoctorName(doctor_names[language], language, 'ru'));
          const allowed = length === 'common' && kind === 'confirmation' ? 1 : 2;
          if (segmentsOf(text).parts.length > allowed) tooLong.push(`${text.length}: ${text}`);
        }
      }
    }
  }
  expect(tooLong).toEqual([]);
});

test('a cancellation says if the clinic cancelled', async () => {
  await start('hu');
  const appointment = {
    hash: 'f'.repeat(32),
    starts_at: new Date('2026-11-24T09:00Z'),
    language: 'en',
    time_zone: 'Europe/Budapest',
    coming_at: null,
    delay: null,
    doctor_names: DOCTORS.common,
    preparation: null,
  };
  const textBy = (by: 'patient' | 'clinic') =>
    composeMessage(
      'cancelled',
      { ...appointment, cancelled_by: by },
      server.site.country,
      'vizit.hu',
    );
  expect(textBy('clinic')).toContain('cancelled by the clinic');
  expect(textBy('patient')).not.toContain('clinic');
});

test('an unknown short link leads to the not-found page', async () => {
  await start();
  for (const path of ['/a/x', `/a/${'0'.repeat(22)}`, `/f/${'z'.repeat(22)}`, '/a/%00']) {
    const { status, headers } = await server.get(path);
    // The LIKE wildcard `%` must be matched literally.
    expect([status, headers.location]).toEqual([302, paths.notFound(path.replace('%', '%25'))]);
  }
});

test('concurrent workers send each message once', async () => {
  await start();
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  for (const day of [TUESDAY, WEDNESDAY, '2026-11-26', '2026-11-27']) {
    for (const time of times) await bookOn(day, time);
  }
  const outboxes = Array.from({ length: 4 }, () => outboxOf(server));
  await Promise.all(outboxes.map((outbox) => outbox.send()));
  expect(new Set(texts()).size).toBe(24);
  expect(texts()).toHaveLength(24);
});
