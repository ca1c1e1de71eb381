import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeriesDays } from '#shared/contract/desk/times.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const PHONE = '+36201234567';
/** The Tuesdays of a series every week. */
const TUESDAYS = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];
const at = (day: string, time: string) => `${day}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  desk = await deskClient(server, 'zsuzsa');
});
afterEach(() => server.close());

const propose = (more: Partial<Parameters<StaffClient['proposeSeries']>[0]> = {}) =>
  desk.proposeSeries({
    id: ids.consultation,
    from: TUESDAY,
    count: 4,
    interval: 7,
    minute: 600,
    ...more,
  });

const book = (startsAt: string, more: object = {}) =>
  bookAtDesk(desk, startsAt, { phone: '', ...more });

test('a series is proposed at about the same time of every week, the nearest times first', async () => {
  await book(at('2026-12-01', '10:00'));
  const { days } = await propose();
  expect(days.map(({ day }) => day)).toEqual(TUESDAYS);
  expect(days.map(({ day, times }) => [day, times[0]])).toEqual([
    ['2026-11-24', at('2026-11-24', '10:00')],
    ['2026-12-01', at('2026-12-01', '09:30')],
    ['2026-12-08', at('2026-12-08', '10:00')],
    ['2026-12-15', at('2026-12-15', '10:00')],
  ]);
  expect(days[0]?.times.slice(0, 4)).toEqual(
    ['10:00', '09:30', '10:30', '09:00'].map((time) => at(TUESDAY, time)),
  );
});

test('a series has times of the nearest day where its own has none, and none where no day is near', async () => {
  // A Saturday; the doctor works on weekdays.
  const { days } = await propose({ from: '2026-11-28', count: 2 });
  expect(days.map(({ day, times }) => [day, times[0]])).toEqual([
    ['2026-11-28', at('2026-11-27', '10:00')],
    ['2026-12-05', at('2026-12-04', '10:00')],
  ]);
  const daily = await propose({ from: '2026-11-27', count: 4, interval: 1 });
  expect(daily.days.map(({ times }) => times[0] ?? null)).toEqual([
    at('2026-11-27', '10:00'),
    null,
    null,
    at('2026-11-30', '10:00'),
  ]);
});

test('a series ends after a year, and has no time that has passed', async () => {
  const far = await propose({ from: '2027-11-16', count: 3 });
  expect(far.days.map(({ times }) => times.length > 0)).toEqual([true, true, false]);
  const past = await propose({ from: '2026-11-02', count: 3 });
  expect(past.days.map(({ times }) => times.length > 0)).toEqual([false, false, false]);
});

test('a series of follow-ups has times of their length', async () => {
  await server.database.pool.query(
    'update doctor_service set follow_up_price = 9000, follow_up_minutes = 30 where id = $1',
    [ids.hourProcedure],
  );
  await book(at(TUESDAY, '10:30'));
  const first = await propose({ id: ids.hourProcedure, count: 2 });
  expect(first.days[0]?.times[0]).toBe(at(TUESDAY, '09:30'));
  const followUps = await propose({ id: ids.hourProcedure, count: 2, is_follow_up: true });
  expect(followUps.days[0]?.times[0]).toBe(at(TUESDAY, '10:00'));
});

test('a series of two to twelve appointments up to half a year apart is proposed', async () => {
  await expect(propose({ count: 1 })).rejects.toThrow('400');
  await expect(propose({ count: 13 })).rejects.toThrow('400');
  await expect(propose({ interval: 181 })).rejects.toThrow('400');
  expect((await propose({ count: 12, interval: 30 })).days).toHaveLength(12);
});

/** Books the first times of a proposed series one after the other, as the form does. Returns their starts or why not. */
async function bookAll(
  client: StaffClient,
  appointment: number,
  { days }: SeriesDays,
): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { times } of days) {
    const booked = client.bookFollowUp({
      id: appointment,
      key: randomUUID(),
      offer: ids.consultation,
      starts_at: times[0] ?? '',
      has_consent: true,
    });
    outcomes.push(
      await booked.then(
        ({ starts_at: startsAt }) => startsAt,
        (error: Error) => error.message,
      ),
    );
  }
  return outcomes;
}

test('two desks that book the same series at once get each time once, and the other is told', async () => {
  const other = await deskClient(server, 'other');
  const { id } = await book(at('2026-11-23', '14:00'), { phone: PHONE });
  const series = await propose();
  const [mine, theirs] = await Promise.all([bookAll(desk, id, series), bookAll(other, id, series)]);
  const both = mine.map((outcome, index) => [outcome, theirs[index]].toSorted());
  expect(both).toEqual(TUESDAYS.map((day) => [at(day, '10:00'), '400 slot_taken']));
  const next = await propose();
  expect(next.days.map(({ times }) => times[0])).toEqual(TUESDAYS.map((day) => at(day, '09:30')));
});

test('each appointment of a series is confirmed to the patient on its own', async () => {
  const { id } = await book(at('2026-11-23', '14:00'), { phone: PHONE });
  await outboxOf(server).send();
  await bookAll(desk, id, await propose());
  await outboxOf(server).send();
  expect(server.sms.sent.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => PHONE));
});
