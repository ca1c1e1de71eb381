import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { slotsOn } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

let server: TestServer;
afterEach(() => server.close());

/** Parses a calendar file. Converts times with the time zones that the file defines. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone');
  const appointments = calendar.getAllSubcomponents('vevent');
  expect(appointments).toHaveLength(1);
  const [appointment] = appointments;
  const [zone] = zones;
  if (appointment === undefined) throw new Error('There is no appointment');
  const text = (name: string) => appointment.getFirstPropertyValue(name)?.toString();
  const moment = (name: string) => {
    const property = appointment.getFirstProperty(name);
    const value = property?.getFirstValue();
    if (property === null || !(value instanceof ICAL.Time)) throw new Error(`There is no ${name}`);
    const local = value.toString();
    const tzid = property.getFirstParameter('tzid');
    if (zone === undefined) return { tzid, local, instant: Date.parse(local) };
    expect(tzid).toBe(zone.getFirstPropertyValue('tzid'));
    const offset = new ICAL.Timezone(zone).utcOffset(value);
    return { tzid, local, instant: Date.parse(`${local}Z`) - offset * 1000 };
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    uid: text('uid'),
    sequence: Number(text('sequence')),
    status: text('status'),
    stamp: text('dtstamp'),
    created: text('created'),
    modified: text('last-modified'),
    summary: text('summary'),
    location: text('location'),
    description: text('description'),
    url: text('url'),
    geo: appointment.getFirstPropertyValue('geo'),
    organizer: text('organizer'),
    class: text('class'),
    starts: moment('dtstart'),
    ends: moment('dtend'),
  };
}

async function calendarOf(appointment: Appointment, headers: Record<string, string> = {}) {
  const path = `/api/v1/appointments/${appointment.id}/calendar.ics?hash=${appointment.hash}`;
  const response = await server.get(path, headers);
  expect(response.status).toBe(200);
  return { ...response, file: String(response.body), appointment: read(String(response.body)) };
}

test('a calendar file has the summary, time and place of the appointment', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const booked = await bookAppointment(
    server,
    await slotAt(server, '09:30'),
    {},
    { 'accept-language': 'en' },
  );
  const { appointment } = await calendarOf(booked, { host: 'hu.localhost:3000' });
  expect(appointment).toEqual({
    method: 'PUBLISH',
    version: '2.0',
    uid: `appointment-${booked.id}@vizit.hu`,
    sequence: 0,
    status: 'CONFIRMED',
    stamp: '2026-11-23T06:00:00Z',
    created: '2026-11-23T06:00:00Z',
    modified: '2026-11-23T06:00:00Z',
    summary: 'Cardiologist: Anna Nagy',
    location: 'Duna Clinic\nVáci utca 1, District V, Budapest',
    description: [
      `Appointment number ${booked.id}`,
      'Clinic phone: +36 1 000 0101',
      'Price: 18,000\u00a0Ft, to be paid at the clinic',
      'Please arrive 10 minutes before your appointment and bring an identity document.',
      `Your appointment online: http://hu.localhost:3000/en${paths.appointment(booked.id, booked.hash)}`,
    ].join('\n'),
    url: `http://hu.localhost:3000/en${paths.appointment(booked.id, booked.hash)}`,
    geo: [47.4941, 19.0533],
    organizer: 'mailto:segitseg@vizit.hu',
    class: 'PRIVATE',
    starts: {
      tzid: 'Europe/Budapest',
      local: '2026-11-24T09:30:00',
      instant: Date.parse('2026-11-24T09:30:00+01:00'),
    },
    ends: {
      tzid: 'Europe/Budapest',
      local: '2026-11-24T10:00:00',
      instant: Date.parse('2026-11-24T10:00:00+01:00'),
    },
  });
});

test('a calendar file is an attachment that may not be cached, with lines of at most 75 bytes', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const booked = await bookAppointment(server, await slotAt(server, '09:30'));
  const { headers, file } = await calendarOf(booked);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': `attachment; filename="vizit-${booked.id}.ics"`,
    'cache-control': 'no-store',
  });
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(file).not.toContain('+36201234567');
  expect(file).not.toContain('Próba');
});

test('a calendar file is in the language of the booking', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const english = { 'accept-language': 'en-US' };
  const appointments = [];
  for (const [time, language] of [
    ['09:00', 'hu'],
    ['09:30', 'ru'],
  ] as const) {
    const headers = { 'accept-language': language };
    const booked = await bookAppointment(server, await slotAt(server, time), {}, headers);
    appointments.push((await calendarOf(booked, english)).appointment);
  }
  expect(appointments.map(({ summary }) => summary)).toEqual([
    'Cardiologist: Nagy Anna',
    'Cardiologist: Надь Анна',
  ]);
  expect(appointments[0]?.description).toContain('Foglalás száma');
  expect(appointments[0]?.url).toMatch(/^http:\/\/[^/]+\/appointments\//);
  expect(appointments[1]?.description).toContain('Запись №');
  expect(appointments[1]?.url).toMatch(/^http:\/\/[^/]+\/ru\/appointments\//);
});

test('a calendar file escapes special characters', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const name = 'Klinika; "A, B" \\ C: nagyon hosszú név, hogy a sort tördelni kelljen – Будапешт';
  await server.database.pool.query(`update clinic_branch set names = $1 where id = 1`, [
    JSON.stringify({ hu: name }),
  ]);
  await server.site.reference.reload();
  const booked = await bookAppointment(server, await slotAt(server, '09:30'));
  const { appointment } = await calendarOf(booked);
  expect(appointment.location).toBe(`${name}\nBudapest, District V, Váci utca 1`);
});

test('a calendar file keeps its UID and raises SEQUENCE after a move and a cancellation', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const booked = await bookAppointment(server, await slotAt(server, '09:30'));
  const first = (await calendarOf(booked)).appointment;

  server.clock.set('2026-11-23T07:00:00Z');
  await reschedule(server, booked, await slotAt(server, '11:00'));
  const moved = (await calendarOf(booked)).appointment;
  expect(moved).toEqual({
    ...first,
    sequence: 1,
    stamp: '2026-11-23T07:00:00Z',
    modified: '2026-11-23T07:00:00Z',
    starts: {
      tzid: 'Europe/Budapest',
      local: '2026-11-24T11:00:00',
      instant: Date.parse('2026-11-24T11:00:00+01:00'),
    },
    ends: {
      tzid: 'Europe/Budapest',
      local: '2026-11-24T11:30:00',
      instant: Date.parse('2026-11-24T11:30:00+01:00'),
    },
  });

  server.clock.set('2026-11-23T08:00:00Z');
  await cancel(server, booked);
  server.clock.set('2026-11-23T09:00:00Z');
  const { appointment: cancelled, headers } = await calendarOf(booked);
  expect(cancelled).toEqual({
    ...moved,
    method: 'CANCEL',
    status: 'CANCELLED',
    sequence: 2,
    stamp: '2026-11-23T09:00:00Z',
    modified: '2026-11-23T08:00:00Z',
    description: expect.not.stringMatching(/Ár:|érkezzen/),
  });
  expect(moved.description).toMatch(/Ár:.*\n.*érkezzen/);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=CANCEL');
});

test('a calendar file needs the hash of the appointment', async () => {
  server = await startTestServer({ flags: { otp: false } });
  const { id, hash } = await bookAppointment(server, await slotAt(server, '09:30'));
  const path = `/api/v1/appointments/${id}/calendar.ics`;
  for (const query of ['', '?hash=', `?hash=${'0'.repeat(32)}`, `?hash=${hash}0`]) {
    expect(problemsOf(await server.get(path + query), 404)).toEqual(['not_found -']);
  }
  const other = await server.get(`/api/v1/appointments/${id + 1}/calendar.ics?hash=${hash}`);
  expect(other.status).toBe(404);
  expect((await server.get('/api/v1/appointments/x/calendar.ics')).status).toBe(404);
});

/** The slots that begin or end within the repeated hour. */
const REPEATED = [
  '2027-10-31T01:30:00+02:00',
  '2027-10-31T02:00:00+01:00',
  '2027-10-31T02:30:00+01:00',
];

describe.each([
  ['Europe/Budapest', 'hu', '2027-03-22T06:00:00Z', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['Europe/Budapest', 'hu', '2027-10-25T06:00:00Z', ['2027-10-30', '2027-10-31', '2027-11-01']],
  ['Europe/Bucharest', 'ro', '2027-03-22T06:00:00Z', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['Asia/Almaty', 'kz', '2027-03-22T06:00:00Z', ['2027-03-28', '2027-03-29']],
  ['Asia/Bishkek', 'kg', '2027-10-25T06:00:00Z', ['2027-10-31']],
  ['Asia/Dubai', 'ae', '2027-10-25T06:00:00Z', ['2027-10-31']],
] as const)('calendar files in %s (%s) from %s', (timeZone, country, now, days) => {
  const PHONES = {
    hu: '+36201234567',
    ro: '+40712034567',
    kz: '+77710009998',
    kg: '+996700123456',
    ae: '+971501234567',
  };

  test('calendar files have the local time that was booked', async () => {
    const template = clinic({
      timeZone,
      now,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opens: 0,
      closes: 720,
    });
    server = await startTestServer({ country, template, now, flags: { otp: false } });
    const host = `${country}.localhost`;
    for (const day of days) {
      const slots = await slotsOn(server, day);
      expect(slots.length).toBeGreaterThan(20);
      for (const slot of slots.slice(0, 9)) {
        const booked = await bookAppointment(server, slot.id, { client_phone: PHONES[country] });
        const { appointment } = await calendarOf(booked, { host });
        const instant = Date.parse(slot.datetime);
        // Local times that occur twice are written in UTC.
        const isUnambiguous = !REPEATED.includes(slot.datetime);
        expect(appointment.starts).toEqual(
          isUnambiguous
            ? { tzid: timeZone, local: slot.datetime.slice(0, 19), instant }
            : { local: new Date(instant).toISOString().replace('.000', ''), instant },
        );
        expect(appointment.ends.instant - appointment.starts.instant).toBe(1_800_000);
      }
    }
  });
});

test('an appointment of an hour across a clock change keeps its length', async () => {
  const now = '2027-10-25T06:00:00Z';
  const template = clinic({ now, weekdays: [7], opens: 0, closes: 360 });
  server = await startTestServer({ template, now, flags: { otp: false } });
  const hour = { day: '2027-10-31', service: ids.ultrasound };
  const slot = await slotAt(server, '01:30', hour);
  const booked = await bookAppointment(server, slot, { doctor_service: ids.hourProcedure });
  const { appointment } = await calendarOf(booked);
  expect(appointment.starts.instant).toBe(Date.parse('2027-10-31T01:30:00+02:00'));
  expect(appointment.ends.instant).toBe(Date.parse('2027-10-31T02:30:00+02:00'));
});
