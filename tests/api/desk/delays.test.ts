import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookAppointment, slotAt, type Appointment } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { messagesIn, outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
/** 08:15 in Budapest. */
const TUESDAY_MORNING = '2026-11-24T07:15:00Z';
const SCHEDULE = 1;

let server: TestServer;
let desk: StaffClient;
/** The appointments of a day at 09:00, 10:00 and 11:30. */
let appointments: Appointment[];
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  appointments = [];
  for (const [index, time] of ['09:00', '10:00', '11:30'].entries()) {
    const client = { client_phone: `+3620123456${index}` };
    appointments.push(await bookAppointment(server, await slotAt(server, time), client));
  }
  await outboxOf(server).send();
  server.clock.set(TUESDAY_MORNING);
  await outboxOf(server).send();
  desk = await deskOf('desk', ids.branch);
});
afterEach(() => server.close());

const deskOf = (username: string, branch: number) => deskClient(server, username, branch);
const setDelay = (minutes: Parameters<StaffClient['setDelay']>[0]['minutes'], client = desk) =>
  client.setDelay({ id: SCHEDULE, minutes });
const delayOf = async (index: number) => {
  const { id, hash } = appointments[index] ?? { id: 0, hash: '' };
  return (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body.delay as number;
};

/** Sends what is due after some minutes, and returns the last digits of phones with the delays they hear of. */
async function sentAfter(minutes: number): Promise<string[]> {
  const before = server.sms.sent.length;
  server.clock.advance({ minutes });
  await outboxOf(server).send();
  return server.sms.sent
    .slice(0, server.sms.sent.length - before)
    .map(({ to, text }) => `${to.slice(-1)}: ${/\d+ percet késik/.exec(text)?.[0]}`)
    .toSorted();
}

test('a doctor who is running late is announced to patients of the next two hours a minute later', async () => {
  await setDelay(20);
  expect(await sentAfter(0)).toEqual([]);
  expect(await sentAfter(1)).toEqual(['0: 20 percet késik', '1: 20 percet késik']);
  expect(await sentAfter(1)).toEqual([]);
});

test('a doctor who is running late is shown at the desk, and on the pages of all appointments of the day', async () => {
  await setDelay(20);
  expect(await Promise.all([0, 1, 2].map(delayOf))).toEqual([20, 20, 20]);
  const columns = async (day: string) => (await desk.deskDay({ id: ids.branch, day })).columns;
  expect(await columns(TUESDAY)).toMatchObject([{ schedule_id: SCHEDULE, delay: 20 }]);
  expect(await columns('2026-11-25')).toMatchObject([{ schedule_id: SCHEDULE, delay: 0 }]);
});

test('a doctor who is running late is announced a second time if the delay grows by 15 minutes, and never a third', async () => {
  await setDelay(20);
  expect(await sentAfter(1)).toHaveLength(2);
  await setDelay(30);
  expect(await sentAfter(1)).toEqual([]);
  await setDelay(45);
  expect(await sentAfter(1)).toEqual(['0: 45 percet késik', '1: 45 percet késik']);
  await setDelay(120);
  expect(await sentAfter(1)).toEqual([]);
  expect(await delayOf(0)).toBe(120);
});

test('a doctor who is running late is not announced if the desk takes it back within a minute', async () => {
  await setDelay(20);
  await setDelay(0);
  expect(await sentAfter(1)).toEqual([]);
  expect(await delayOf(0)).toBe(0);
  await setDelay(15);
  expect(await sentAfter(1)).toEqual(['0: 15 percet késik', '1: 15 percet késik']);
});

test('a doctor who is running late is not announced to patients who have arrived or cancelled', async () => {
  const [first, second] = appointments;
  await desk.setAttendance({ id: first?.id ?? 0, from: 'expected', to: 'arrived' });
  await setDelay(20);
  await desk.cancelAtDesk({ id: second?.id ?? 0, by: 'patient', reason: 'Called' });
  const sent = await sentAfter(1);
  expect(sent.filter((text) => text.includes('késik'))).toEqual([]);
});

test('a doctor who is running late is on time again on the next day', async () => {
  await setDelay(20);
  const tomorrow = await bookAppointment(
    server,
    await slotAt(server, '09:00', { day: '2026-11-25' }),
    { client_phone: '+36201234569' },
  );
  const read = async () =>
    (await server.get(`/api/v1/appointments/${tomorrow.id}/?hash=${tomorrow.hash}`)).body.delay;
  expect(await read()).toBe(0);
  server.clock.set('2026-11-25T07:00:00Z');
  expect(await read()).toBe(0);
  const client = await deskOf('next-day', ids.branch);
  const day = await client.deskDay({ id: ids.branch, day: '2026-11-25' });
  expect(day.columns).toMatchObject([{ delay: 0 }]);
});

test('a desk of another branch cannot announce a delay', async () => {
  const other = await deskOf('other', ids.branchWithQuestions);
  await expect(setDelay(20, other)).rejects.toThrow('404');
  expect((await messagesIn(server)).map(({ kind }) => kind)).not.toContain('delayed');
});

test('a schedule has 20 changes of its delay a day', async () => {
  for (let change = 0; change < 20; change += 1) await setDelay(change % 2 === 0 ? 20 : 0);
  await expect(setDelay(20)).rejects.toThrow('429');
  server.clock.advance({ hours: 25 });
  await expect(setDelay(20, await deskOf('next-day', ids.branch))).resolves.toEqual({
    minutes: 20,
  });
});
