import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { releaseKeptStarts } from '#server/features/booking/slots/release-kept-starts.ts';
import { book, payload, slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { clinic, CLINIC_NOW, ids } from '#tests/support/data/clinic.ts';
import { continueIds, hoursOf, staffCaller, type StaffCall } from '#tests/support/data/setup.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SCHEDULE = 1;
const MORNING: [number, number] = [540, 720];
const KEPT = ['11:00', '11:30'];
const ALL = ['09:00', '09:30', '10:00', '10:30', ...KEPT];
const BEFORE = ['09:00', '09:30', '10:00', '10:30'];
/** 06:59 and 07:00 on Tuesday in Budapest. */
const TOO_SOON = Date.parse(`${TUESDAY}T05:59:00Z`);
const RELEASE = Date.parse(`${TUESDAY}T06:00:00Z`);

let server: TestServer;
let manager: StaffCall;
const start = async (options?: Parameters<typeof startTestServer>[0]) => {
  server = await startTestServer(options);
  await continueIds(server);
  manager = await staffCaller(server, 'account_manager');
};
afterEach(() => server.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows as Row[];
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;
const offered = async (day = TUESDAY) => timesOf(await slotsOn(server, day));
const advanceTo = (instant: number) => server.clock.set(new Date(instant).toISOString());
const runJob = () => releaseKeptStarts(server.database.pool, server.clock.now);

async function keep(kept_starts: number, kept_until = 420): Promise<void> {
  const { body } = await manager('saveHours', {
    ...hoursOf(SCHEDULE, [MORNING]),
    lead_minutes: 0,
    kept_starts,
    kept_until,
  });
  expect(body.is_saved).toBe(true);
}

async function bookAtDesk(time: string): Promise<string | undefined> {
  const client = { name: 'Kata', phone: '+36201111111', language: 'hu', consents: [] };
  const [row] = await query<{ outcome: string }>(
    `select outcome from book_at_desk($1, $2, $3, $4, $5, $6, '{"source": "desk"}', null)`,
    [
      ids.consultation,
      SCHEDULE,
      at(time),
      CLINIC_NOW,
      time.replace(':', '').padStart(32, '0'),
      JSON.stringify({ ...client, additional_fields: [], origin: {} }),
    ],
  );
  return row?.outcome;
}

/** Returns the answer to a patient who books a time that no list has. */
function bookOnline(time: string) {
  return book(server, payload(encodeSlotId(SCHEDULE, Date.parse(at(time)))));
}

describe('two starts that are kept until 07:00', () => {
  beforeEach(async () => {
    await start();
    await keep(2);
  });

  test('two starts that are kept until 07:00 are not offered before that minute of their day, and then they are', async () => {
    expect(await offered()).toEqual(BEFORE);
    advanceTo(TOO_SOON);
    await runJob();
    expect(await offered()).toEqual(BEFORE);
    advanceTo(RELEASE);
    await runJob();
    expect(await offered()).toEqual(ALL);
    expect(await offered('2026-11-25')).toEqual(BEFORE);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  });

  test('two starts that are kept until 07:00 cannot be booked by a patient who knows their ids', async () => {
    const { status, body } = await bookOnline('11:00');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'slot_taken' }] });
    advanceTo(RELEASE);
    await runJob();
    expect((await bookOnline('11:00')).status).toBe(201);
  });

  test('two starts that are kept until 07:00 are kept while no job runs, whatever else is projected', async () => {
    advanceTo(RELEASE + 1);
    expect(await offered()).toEqual(BEFORE);
    await query('select project_schedules(array[1], null, null, $1)', [
      new Date(server.clock.now()),
    ]);
    expect(await offered()).toEqual(ALL);
  });

  test('two starts that are kept until 07:00 are booked by the desk at any time, and not replaced by others', async () => {
    expect(await bookAtDesk('11:30')).toBe('booked');
    expect(await offered()).toEqual(BEFORE);
    advanceTo(RELEASE);
    await runJob();
    expect(await offered()).toEqual([...BEFORE, '11:00']);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  });

  test('two starts that are kept until 07:00 are not the next available time of a doctor', async () => {
    for (const time of BEFORE) expect(await bookAtDesk(time)).toBe('booked');
    const nearest = async () => {
      const { body } = await server.get(
        `/api/v1/slots/nearest/?doctor=${ids.doctor}&service=${ids.cardiologist}&date_from=${TUESDAY}`,
      );
      const [row] = await query<{ at: Date }>(
        'select nearest_at as at from schedule_avail where schedule_id = 1 and steps = 1',
      );
      return [body.datetime, row?.at.toISOString()];
    };
    advanceTo(TOO_SOON);
    await query('select refresh_schedule_avail(1, $1)', [new Date(server.clock.now())]);
    expect(await nearest()).toEqual(['2026-11-25T09:00:00+01:00', '2026-11-25T08:00:00.000Z']);
    advanceTo(RELEASE);
    await runJob();
    expect(await nearest()).toEqual([at('11:00'), `${TUESDAY}T10:00:00.000Z`]);
  });

  test('two starts that are kept until 07:00 are the last ones that are not blocked', async () => {
    await query(`insert into doctor_block (doctor_id, starts_at, ends_at) values (1, $1, $2)`, [
      at('11:30'),
      at('12:00'),
    ]);
    await query('select project_schedules(array[1], $1, $1, $2)', [TUESDAY, CLINIC_NOW]);
    expect(await offered()).toEqual(['09:00', '09:30', '10:00']);
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  });

  test('two starts that are kept until 07:00 refuse a patient who moves an appointment to them', async () => {
    const { body } = await bookOnline('09:00');
    const [moved] = await query<{ outcome: string }>(
      'select outcome from move_appointment($1, (select hash from appointment where id = $1), 1, $2, $3, 9, null, null)',
      [body.id, at('11:00'), CLINIC_NOW],
    );
    expect(moved?.outcome).toBe('taken');
  });

  test('two starts that are kept until 07:00 are marked at the desk until they are released', async () => {
    const kept = async (username: string) => {
      const rights = { username, branchIds: [ids.branch], position: 'desk' as const };
      const desk = await staffClient(server, 'clinic_branch_admin', rights);
      return (await desk.deskDay({ id: ids.branch, day: TUESDAY })).columns[0];
    };
    expect(await kept('evening')).toMatchObject({
      hours: [MORNING],
      kept: [
        [660, 690],
        [690, 720],
      ],
      kept_until: 420,
    });
    advanceTo(RELEASE);
    await runJob();
    expect(await kept('morning')).toMatchObject({ hours: [MORNING], kept: [] });
  });

  test('two starts that are kept until 07:00 are offered at once when the clinic keeps none any more', async () => {
    await keep(0);
    expect(await offered()).toEqual(ALL);
  });
});

test('the preview counts kept starts apart and saves nothing', async () => {
  await start();
  const { body } = await manager('saveHours', {
    ...hoursOf(SCHEDULE, [MORNING]),
    kept_starts: 2,
    kept_until: 420,
    intent: 'preview',
  });
  expect(body.days[1]).toMatchObject({ day: TUESDAY, free: 4, kept: 2 });
  expect(await offered()).toEqual(ALL);
});

test('a later time of release keeps the starts of the current day again', async () => {
  await start({ now: `${TUESDAY}T06:30:00Z` });
  await keep(2);
  expect(await offered()).toEqual(ALL);
  await keep(2, 720 - 180);
  expect(await offered()).toEqual(BEFORE);
});

test.each([
  [{ kept_starts: -1 }],
  [{ kept_starts: 21 }],
  [{ kept_until: 1440 }],
  [{ kept_until: -1 }],
])('%j is refused', async (setting) => {
  await start();
  const edit = { ...hoursOf(SCHEDULE, [MORNING]), ...setting };
  expect((await manager('saveHours', edit)).status).toBe(400);
});

/** Each day has hours from 09:00 to 12:00, and keeps the last start. */
test.each([
  ['Europe/Budapest', '2027-03-28', 420, '2027-03-28T05:00:00Z', 'after the clock went forward'],
  ['Europe/Budapest', '2027-03-28', 150, '2027-03-28T01:30:00Z', 'in the hour that is skipped'],
  ['Europe/Bucharest', '2026-10-25', 420, '2026-10-25T05:00:00Z', 'after the clock went back'],
  ['Europe/Bucharest', '2026-10-25', 210, '2026-10-25T01:30:00Z', 'in the second pass of an hour'],
  ['Asia/Almaty', '2026-12-01', 0, '2026-11-30T19:00:00Z', 'at midnight'],
  ['Asia/Bishkek', '2026-12-01', 420, '2026-12-01T01:00:00Z', 'in the morning'],
  ['Asia/Dubai', '2026-12-01', 1439, '2026-12-01T19:59:00Z', 'in the last minute of the day'],
])('in %s on %s, minute %d is released at %s, %s', async (zone, day, minute, instant) => {
  const release = Date.parse(instant);
  const now = new Date(release - 86_400_000).toISOString();
  await start({
    now,
    template: clinic({ timeZone: zone, now, weekdays: [1, 2, 3, 4, 5, 6, 7] }),
  });
  await query('update schedule set kept_starts = 1, kept_until = $1, lead_minutes = 0', [minute]);
  await query('select project_schedules(array[1], $2, $2, $1)', [now, day]);
  const isReleased = async () => {
    await runJob();
    const [row] = await query<{ last: number }>(
      'select max(m) as last from schedule_day, unnest(free) m where schedule_id = 1 and day = $1',
      [day],
    );
    return row?.last === 690;
  };
  expect(await isReleased()).toBe(false);
  advanceTo(release - 1);
  expect(await isReleased()).toBe(false);
  advanceTo(release);
  expect(await isReleased()).toBe(true);
});
