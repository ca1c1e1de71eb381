import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { book as bookOnline, payload, slotsOn } from '#tests/support/data/booking.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'zsuzsa');
});
afterEach(() => server.close());

const book = (startsAt: string) => bookAtDesk(desk, startsAt);

test('the cancelled appointments of a day say when, why and by whom each was cancelled', async () => {
  const { id } = await book(at('10:00'));
  await book(at('11:00'));
  server.clock.advance({ minutes: 5 });
  await desk.cancelAtDesk({ id, by: 'clinic', reason: 'The doctor is ill' });
  const [slot] = await slotsOn(server, TUESDAY);
  const online = await bookOnline(server, payload(slot?.id ?? 0));
  const { id: number, hash } = online.body;
  await server.post(`/api/v1/appointments/${number}/cancel/`, { hash });

  const cancelled = await desk.cancelledAppointments({ id: ids.branch, day: TUESDAY });
  expect(cancelled).toMatchObject([
    { starts_at: at('09:00'), cancelled_by: 'patient', actor: '', reason: '' },
    {
      id,
      name: 'Szabó Kata',
      cancelled_by: 'clinic',
      reason: 'The doctor is ill',
      actor: 'zsuzsa',
      cancelled_at: '2026-11-23T07:05:00+01:00',
    },
  ]);
  expect(JSON.stringify(cancelled)).not.toContain('36201234567');
});

test('the cancelled appointments are those of one schedule, in the scope of the account', async () => {
  const { id, schedule_id: schedule } = await book(at('10:00'));
  await desk.cancelAtDesk({ id, by: 'patient', reason: 'Called' });
  const of = (schedule: number) =>
    desk.cancelledAppointments({ id: ids.branch, day: TUESDAY, schedule });
  expect(await of(schedule)).toHaveLength(1);
  expect(await of(schedule + 1)).toEqual([]);
  const other = await deskClient(server, 'other', ids.branchWithQuestions);
  await expect(other.cancelledAppointments({ id: ids.branch, day: TUESDAY })).rejects.toThrow(
    '404',
  );
});
