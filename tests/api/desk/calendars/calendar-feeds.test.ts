import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let desk: StaffClient;
let appointment: Appointment;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  desk = await clientOf('desk', { position: 'desk' });
});
afterEach(() => server.close());

type Rights = Parameters<typeof staffClient>[2];
const clientOf = (username: string, rights: Rights) =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds: [ids.branch], ...rights });

const NEW_FEED = { branch_id: ids.branch, doctor_id: null, detail: 'busy' } as const;
const subscribe = async (feed: Parameters<StaffClient['createCalendarFeed']>[0] = NEW_FEED) =>
  (await desk.createCalendarFeed(feed)).path;

const feedsOf = async (client: StaffClient) => (await client.listAccess()).calendar_feeds;

/** Reads a calendar as a program does: without a session, and with a library of its own. */
async function eventsOf(path: string) {
  const response = await server.get(path);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(String(response.body)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
    };
  });
}

test('a calendar shows appointments as busy, without the patient', async () => {
  const path = await subscribe();
  const [event, ...others] = await eventsOf(path);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ summary: 'Foglalt', starts: '2026-11-24T08:30:00.000Z' });
  const { body } = await server.get(path);
  expect(body).not.toMatch(/Kovács|Anna|\+36/);
});

test('a calendar with details shows the service and the initials, never the name', async () => {
  const path = await subscribe({ ...NEW_FEED, detail: 'service' });
  const [event] = await eventsOf(path);
  expect(event?.summary).toMatch(/^[^,]+, \p{Lu}\. \p{Lu}\.$/u);
  expect((await server.get(path)).body).not.toMatch(/Kovács|Anna|\+36/);
});

test('a patient without a surname has one initial', async () => {
  await server.database.pool.query(`update appointment set client_surname = null`);
  const [event] = await eventsOf(await subscribe({ ...NEW_FEED, detail: 'service' }));
  expect(event?.summary).toMatch(/^[^,]+, \p{Lu}\.$/u);
});

test('a moved appointment keeps its identity, and a cancelled one disappears', async () => {
  const path = await subscribe();
  const [before] = await eventsOf(path);
  await reschedule(server, appointment, await slotAt(server, '10:30'));
  const [moved] = await eventsOf(path);
  expect(moved).toMatchObject({ uid: before?.uid, starts: '2026-11-24T09:30:00.000Z' });
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  await cancel(server, appointment);
  expect(await eventsOf(path)).toEqual([]);
});

test('an unchanged calendar is a 304, and its list says when it was fetched', async () => {
  const path = await subscribe();
  const etag = String((await server.get(path)).headers['etag']);
  server.clock.advance({ minutes: 1 });
  expect((await server.get(path, { 'if-none-match': etag })).status).toBe(304);
  const [feed] = await feedsOf(desk);
  expect(feed).toMatchObject({ doctor: null, detail: 'busy' });
  expect(Date.parse(feed?.read_at ?? '')).toBe(server.clock.now());
});

test('the address of an ended subscription or of a locked account does not work', async () => {
  const [ended, locked] = [await subscribe(), await subscribe()];
  const newest = (await feedsOf(desk)).at(-1);
  await desk.deleteCalendarFeed({ id: newest?.id ?? 0 });
  expect((await server.get(ended)).status).toBe(404);
  expect((await server.get(locked)).status).toBe(200);
  await server.database.pool.query(
    `update staff_user set locked_at = now() where username = 'desk'`,
  );
  expect((await server.get(locked)).status).toBe(404);
});

test('a calendar shows what the account may see now', async () => {
  const path = await subscribe();
  await server.database.pool.query(
    `update staff_user set branch_ids = array[$1::integer] where username = 'desk'`,
    [ids.branchWithQuestions],
  );
  expect(await eventsOf(path)).toEqual([]);
});

test('a subscription to another branch, doctor or account is a 404', async () => {
  const other = { ...NEW_FEED, branch_id: ids.branchWithQuestions };
  await expect(desk.createCalendarFeed(other)).rejects.toThrow('404');
  await expect(desk.createCalendarFeed({ ...NEW_FEED, doctor_id: 999 })).rejects.toThrow('404');
  await subscribe();
  const [feed] = await feedsOf(desk);
  const colleague = await clientOf('colleague', { position: 'manager' });
  expect(await feedsOf(colleague)).toEqual([]);
  await expect(colleague.deleteCalendarFeed({ id: feed?.id ?? 0 })).rejects.toThrow('404');
});

test('subscriptions and fetches are limited', async () => {
  const path = await subscribe();
  for (let made = 1; made < 20; made += 1) await subscribe();
  await expect(desk.createCalendarFeed(NEW_FEED)).rejects.toThrow('429');
  for (let fetched = 0; fetched < 60; fetched += 1) await server.get(path);
  expect((await server.get(path)).status).toBe(429);
});
