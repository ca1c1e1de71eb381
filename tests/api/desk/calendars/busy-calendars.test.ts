import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { countryOf } from '#shared/countries/index.ts';
import { readDueCalendars } from '#server/features/desk/busy-calendars/read-due-calendars.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import {
  startCalendarServer,
  type CalendarServer,
} from '#tests/support/servers/calendar-server.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ADDRESS = 'https://calendar.example/private-5f3a/basic.ics';
const GOOGLE = readFileSync(new URL('../../../support/data/calendars/google.ics', import.meta.url));
const NEXT_MONDAY = '2026-11-30';

let server: TestServer;
let calendars: CalendarServer;
let manager: StaffClient;
beforeEach(async () => {
  [server, calendars] = await Promise.all([
    startTestServer({ flags: { otp: false } }),
    startCalendarServer(),
  ]);
  manager = await staffClient(server, 'clinic_branch_admin', {
    branchIds: [ids.branch],
    position: 'manager',
  });
});
afterEach(async () => {
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await Promise.all([server.close(), calendars.close()]);
});

const add = (address = ADDRESS) => manager.addBusyCalendar({ doctor_id: ids.doctor, address });
/** Uploads a file. The client of tests sends only JSON. */
async function upload(content: string, calendar?: number) {
  const token = await signInVerified(server, 'clinic_branch_admin', {
    username: 'uploader',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/staff/v1/busy-calendars/upload/?doctor=${ids.doctor}${calendar === undefined ? '' : `&calendar=${calendar}`}`,
    headers: {
      ...bearer(token),
      host: 'operator.hu.localhost',
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(content),
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ fault: object | null; calendar: BusyCalendar | null }>();
}

const busy = (from: string, to: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Dentist',
    `DTSTART:${from}`,
    `DTEND:${to}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Lets some minutes pass and a worker read what is due, and returns the only calendar. */
async function readAfter(minutes: number): Promise<BusyCalendar | undefined> {
  await work(minutes);
  return (await manager.busyCalendars())[0];
}

async function work(minutes: number): Promise<void> {
  server.clock.advance({ minutes });
  await readDueCalendars({
    pool: server.database.pool,
    country: countryOf('hu'),
    clock: server.clock.now,
    secret: 'a secret of thirty-two characters',
    network: calendars.network,
    random: () => 0.5,
  });
}

const answer = (content: string | Uint8Array, headers: Record<string, string> = {}) => {
  calendars.answer = (_request, response) => response.writeHead(200, headers).end(content);
};

const starts = async (day: string) => timesOf(await slotsOn(server, day));

test('an address blocks the busy times, and only these are stored', async () => {
  answer(GOOGLE);
  const added = await add(`  ${ADDRESS.replace('https', 'webcal')}`);
  expect(added).toMatchObject({ host: 'calendar.example', read_at: null, fault: null });
  expect(await starts(NEXT_MONDAY)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);

  const read = await readAfter(0);
  expect(read).toMatchObject({
    fault: null,
    is_stale: false,
    appointments_count: 0,
    unread_count: 0,
    unread: [],
  });
  expect(await starts(NEXT_MONDAY)).toEqual(['09:00', '10:30', '11:00', '11:30']);
  expect(await starts(TUESDAY)).toHaveLength(6);
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select concat((select json_agg(c) from busy_calendar c), (select json_agg(k) from doctor_block k),
       (select json_agg(e) from staff_event e)) as text`,
  );
  expect(rows[0]?.text).not.toMatch(/private-5f3a|Ward round|Congress|google/);
});

test('an unread event is listed with its day, which is blocked, and nothing else of it is stored', async () => {
  const { calendar, fault } = await upload(
    busy('20261124T080000Z', '20261124T083000Z').replace(
      'END:VCALENDAR',
      [
        'BEGIN:VEVENT',
        'SUMMARY:Mrs Kovacs, knee',
        `DTSTART;TZID=Mars/Olympus:${NEXT_MONDAY.replaceAll('-', '')}T100000`,
        'END:VEVENT',
        'BEGIN:VEVENT',
        'SUMMARY:Mrs Kovacs again',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    ),
  );
  expect(fault).toBeNull();
  expect(calendar).toMatchObject({
    read_count: 1,
    unread_count: 2,
    unread: [
      { reason: 'unknown_zone', day: NEXT_MONDAY, line: 11 },
      { reason: 'damaged', day: null, line: 13 },
    ],
  });
  expect(await starts(NEXT_MONDAY)).toEqual([]);
  expect(await starts(TUESDAY)).toHaveLength(5);
  expect(await manager.busyCalendars()).toMatchObject([{ unread_count: 2 }]);
  const { rows } = await server.database.pool.query<{ text: string }>(
    'select json_agg(c)::text as text from busy_calendar c',
  );
  expect(rows[0]?.text).not.toMatch(/Kovacs|Mars/);
});

test('an appointment at a busy time stays and is listed', async () => {
  await bookAppointment(server, await slotAt(server, '09:30', { day: TUESDAY }));
  answer(busy('20261124T080000Z', '20261124T093000Z'));
  await add();
  const read = await readAfter(0);
  expect(read).toMatchObject({
    appointments_count: 1,
    appointments: [{ starts_at: '2026-11-24T09:30:00+01:00', branch_id: ids.branch }],
  });
  expect(await starts(TUESDAY)).toEqual(['10:30', '11:00', '11:30']);
  const { rows } = await server.database.pool.query('select status from appointment');
  expect(rows).toEqual([{ status: 'booked' }]);
});

test('a calendar is read every ten minutes, and its times are replaced', async () => {
  answer(busy('20261124T080000Z', '20261124T090000Z'), { etag: '"1"' });
  await add();
  await readAfter(0);
  expect(await starts(TUESDAY)).toEqual(['10:00', '10:30', '11:00', '11:30']);
  await readAfter(9);
  expect(calendars.requests).toHaveLength(1);

  calendars.answer = (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end();
  expect(await readAfter(1)).toMatchObject({ read_at: '2026-11-23T07:10:00+01:00', fault: null });
  expect(await starts(TUESDAY)).toHaveLength(4);

  answer(busy('20261124T100000Z', '20261124T103000Z'));
  await readAfter(10);
  expect(await starts(TUESDAY)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:30']);
});

test('an unchanged calendar is read again after a day, because the days ahead move', async () => {
  answer(busy('20261124T080000Z', '20261124T090000Z'), { etag: '"1"' });
  await add();
  await readAfter(0);
  await work(25 * 60);
  expect(calendars.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a calendar that fails keeps its times, is tried less often, and is shown as stale', async () => {
  answer(busy('20261124T080000Z', '20261124T090000Z'));
  await add();
  await readAfter(0);
  calendars.answer = (_request, response) => response.writeHead(503).end();
  expect(await readAfter(10)).toMatchObject({
    fault: { reason: 'status', number: 503 },
    next_read_at: '2026-11-23T07:20:00+01:00',
    is_stale: false,
  });
  expect(await readAfter(10)).toMatchObject({ next_read_at: '2026-11-23T07:40:00+01:00' });
  expect(await readAfter(20)).toMatchObject({ next_read_at: '2026-11-23T08:20:00+01:00' });
  server.clock.advance({ minutes: 81 });
  expect((await manager.busyCalendars())[0]).toMatchObject({ is_stale: true });
  expect(await starts(TUESDAY)).toHaveLength(4);

  answer(busy('20261124T080000Z', '20261124T083000Z'));
  expect(await readAfter(0)).toMatchObject({ fault: null, is_stale: false });
  expect(await starts(TUESDAY)).toHaveLength(5);
});

test.each([
  ['a private host', 'https://intranet.corp/basic.ics', { reason: 'not_public' }],
  ['a private address', 'https://127.0.0.1/basic.ics', { reason: 'not_public' }],
  ['an address of IPv6', 'https://[::ffff:10.0.0.1]/basic.ics', { reason: 'not_public' }],
  ['a short form of an address', 'https://2130706433/basic.ics', { reason: 'not_public' }],
])('%s is not fetched', async (_name, address, fault) => {
  await add(address);
  expect(await readAfter(0)).toMatchObject({ fault });
  expect(calendars.requests).toEqual([]);
});

test.each([
  ['http://calendar.example/basic.ics'],
  ['https://name:password@calendar.example/basic.ics'],
  ['https://calendar.example:8443/basic.ics'],
  ['file:///etc/passwd'],
  ['no address'],
])('the address %s is refused', async (address) => {
  await expect(add(address)).rejects.toThrow('400 url_invalid');
});

test.each([
  ['https://127.0.0.1/basic.ics', 'not_public'],
  ['https://intranet.corp/basic.ics', 'not_public'],
  ['http://calendar.example/basic.ics', 'redirects'],
  ['/basic.ics', 'redirects'],
])('a redirect to %s is not followed for ever', async (location, reason) => {
  calendars.answer = (_request, response) => response.writeHead(302, { location }).end();
  await add();
  expect(await readAfter(0)).toMatchObject({ fault: { reason } });
  expect(calendars.requests.length).toBeLessThanOrEqual(4);
});

test('a redirect to another public host is followed', async () => {
  calendars.answer = ({ headers }, response) =>
    headers.host?.startsWith('elsewhere') === true
      ? response.writeHead(200).end(busy('20261124T080000Z', '20261124T090000Z'))
      : response.writeHead(301, { location: 'https://elsewhere.example/a.ics' }).end();
  await add();
  expect(await readAfter(0)).toMatchObject({ fault: null });
  expect(await starts(TUESDAY)).toHaveLength(4);
});

test.each([
  [200, '<!doctype html>', { reason: 'not_calendar' }],
  [200, 'x'.repeat(5_000_001), { reason: 'too_large' }],
  [401, '', { reason: 'not_allowed' }],
  [410, '', { reason: 'not_found' }],
])('a response %i is a fault with its reason', async (status, content, fault) => {
  calendars.answer = (_request, response) => response.writeHead(status).end(content);
  await add();
  expect(await readAfter(0)).toMatchObject({ fault });
});

test('a calendar whose reader the system kills has a fault and is read less and less often', async () => {
  answer(GOOGLE);
  await add();
  const killWhenStarted = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => child.kill('SIGKILL'));
  };
  subscribe('child_process', killWhenStarted);
  try {
    expect(await readAfter(0)).toMatchObject({
      fault: { reason: 'too_complex' },
      next_read_at: '2026-11-23T07:10:00+01:00',
    });
    expect(await readAfter(10)).toMatchObject({ next_read_at: '2026-11-23T07:30:00+01:00' });
  } finally {
    unsubscribe('child_process', killWhenStarted);
  }
  expect(await readAfter(20)).toMatchObject({ fault: null });
});

test('a file blocks its times, a newer one replaces them, and a removal frees them', async () => {
  const { calendar } = await upload(busy('20261124T080000Z', '20261124T090000Z'));
  expect(calendar).toMatchObject({ host: null, next_read_at: null, is_stale: false });
  expect(await starts(TUESDAY)).toHaveLength(4);

  const bad = await upload('BEGIN:VCALENDAR\nBEGIN:VEVENT\nno colon', calendar?.id);
  expect(bad).toEqual({ fault: { reason: 'damaged', number: 3 }, calendar: null });
  expect(await starts(TUESDAY)).toHaveLength(4);

  await upload(busy('20261124T080000Z', '20261124T083000Z'), calendar?.id);
  expect(await starts(TUESDAY)).toHaveLength(5);
  expect(await manager.busyCalendars()).toHaveLength(1);

  await manager.removeBusyCalendar({ id: calendar?.id ?? 0 });
  expect(await starts(TUESDAY)).toHaveLength(6);
  expect(await manager.busyCalendars()).toEqual([]);
  const { rows } = await server.database.pool.query(
    `select action from staff_event where subject_table = 'busy_calendar' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['created', 'changed', 'deleted']);
});

test('a paused calendar keeps its times and is not read', async () => {
  answer(busy('20261124T080000Z', '20261124T090000Z'));
  const { id } = await add();
  await readAfter(0);
  await manager.pauseBusyCalendar({ id, is_paused: true });
  answer(busy('20261124T080000Z', '20261124T083000Z'));
  expect(await readAfter(600)).toMatchObject({ is_paused: true, next_read_at: null });
  expect(await starts(TUESDAY)).toHaveLength(4);
  await manager.pauseBusyCalendar({ id, is_paused: false });
  await readAfter(0);
  expect(await starts(TUESDAY)).toHaveLength(5);
});

test('accounts see and change only calendars of their branches', async () => {
  const { id } = await add();
  const other = await staffClient(server, 'clinic_branch_admin', {
    username: 'other',
    branchIds: [ids.branchWithQuestions],
    position: 'manager',
  });
  expect(await other.busyCalendars()).toEqual([]);
  await expect(other.removeBusyCalendar({ id })).rejects.toThrow('404');
  await expect(other.pauseBusyCalendar({ id, is_paused: true })).rejects.toThrow('404');
  const desk = await deskClient(server, 'desk');
  await expect(desk.busyCalendars()).rejects.toThrow('403');
});

test('calendars change while patients book, and every day stays correct', async () => {
  const { id } = await add();
  const contents = [
    busy('20261124T080000Z', '20261124T093000Z'),
    busy('20261124T090000Z', '20261124T110000Z'),
  ];
  const slots = await slotsOn(server, TUESDAY);
  const { pool } = server.database;
  const reads = async () => {
    for (let round = 0; round < 12; round += 1) {
      answer(contents[round % 2] ?? '');
      await pool.query('update busy_calendar set next_read_at = $1 where id = $2', [
        new Date(server.clock.now()),
        id,
      ]);
      await readAfter(0);
    }
  };
  const bookings = slots.map(async ({ id: slot }, index) => {
    const payloadOfPatient = payload(slot, { client_phone: `+36 20 123 45${10 + index}` });
    return (await server.post('/api/v1/appointments/', payloadOfPatient)).status;
  });
  const [outcomes] = await Promise.all([Promise.all(bookings), reads()]);
  expect(outcomes).toContain(201);
  const [read] = await manager.busyCalendars();
  expect(read?.fault).toBeNull();
});
