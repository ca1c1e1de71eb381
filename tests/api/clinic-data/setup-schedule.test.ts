import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/time/plain-date.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient } from '#tests/support/data/staff-client.ts';
import { continueIds, hoursOf, staffCaller, type StaffCall } from '#tests/support/data/setup.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SCHEDULE = 1;
const MORNING: [number, number] = [540, 720];
const AFTERNOON: [number, number] = [840, 960];
const TODAY = '2026-11-23';

let server: TestServer;
let manager: StaffCall;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  manager = await staffCaller(server, 'account_manager');
});
afterEach(() => server.close());

const tuesday = async () => timesOf(await slotsOn(server, TUESDAY));
const dayOff = {
  id: SCHEDULE,
  from: TUESDAY,
  to: TUESDAY,
  hours: [],
  is_phone_only: false,
  intent: 'save' as const,
};

test('weekly hours replace the old ones', async () => {
  const { body } = await manager('saveHours', hoursOf(SCHEDULE, [AFTERNOON]));
  expect(body.is_saved).toBe(true);
  expect(await tuesday()).toEqual(['14:00', '14:30', '15:00', '15:30']);
});

test('weekly hours are computed for a preview and not saved', async () => {
  const preview = { ...hoursOf(SCHEDULE, [AFTERNOON]), intent: 'preview' as const };
  const { body } = await manager('saveHours', preview);
  expect(body.is_saved).toBe(false);
  expect(body.days[1]).toEqual({
    day: TUESDAY,
    hours: [AFTERNOON],
    phone_hours: [],
    free: 4,
    kept: 0,
  });
  expect(await tuesday()).toHaveLength(6);
});

test('weekly hours with appointments outside of them are saved only when confirmed', async () => {
  await buildAppointment(server.database.pool, { starts_at: `${TUESDAY}T08:00:00Z` });
  const edit = hoursOf(SCHEDULE, [AFTERNOON]);
  const asked = await manager('saveHours', edit);
  expect(asked.body).toMatchObject({
    is_saved: false,
    displaced: [{ id: expect.any(Number), starts_at: `${TUESDAY}T09:00:00+01:00` }],
  });
  expect(await tuesday()).not.toContain('14:00');
  const confirmed = await manager('saveHours', { ...edit, intent: 'confirm' });
  expect(confirmed.body.is_saved).toBe(true);
  expect(await tuesday()).toContain('14:00');
});

test.each([
  ['do not divide into steps', [[540, 700]], 'off_grid'],
  [
    'overlap',
    [
      [540, 720],
      [690, 780],
    ],
    'hours_invalid',
  ],
  ['end before they begin', [[720, 540]], 'hours_invalid'],
] as [string, [number, number][], string][])(
  'weekly hours are refused if they %s',
  async (_case, spans, code) => {
    const { status, body } = await manager('saveHours', hoursOf(SCHEDULE, spans));
    expect([status, body.errors[0]]).toMatchObject([400, { code, attr: 'week.0' }]);
    expect(await tuesday()).toHaveLength(6);
  },
);

test('weekly hours of a period leave the hours before and after it', async () => {
  const period = { valid_from: TUESDAY, valid_to: '2026-11-25' };
  await manager('saveHours', { ...hoursOf(SCHEDULE, [AFTERNOON]), ...period });
  const daysOf = async (from: string) => timesOf(await slotsOn(server, from))[0];
  expect(await Promise.all([TODAY, TUESDAY, '2026-11-25', '2026-11-26'].map(daysOf))).toEqual([
    '09:00',
    '14:00',
    '14:00',
    '09:00',
  ]);
  const { body } = await manager('doctor', { id: 1 });
  expect(body.schedules[0].changes).toMatchObject([
    {
      day: TUESDAY,
      week: [[AFTERNOON], [AFTERNOON], [AFTERNOON], [AFTERNOON], [AFTERNOON], [], []],
    },
    { day: '2026-11-26', week: [[MORNING], [MORNING], [MORNING], [MORNING], [MORNING], [], []] },
  ]);
});

test.each([
  ['begins in the past', { valid_from: '2026-11-22' }, 'valid_from'],
  ['ends before it begins', { valid_from: TUESDAY, valid_to: TODAY }, 'valid_to'],
])('weekly hours are refused for a period that %s', async (_case, period, attr) => {
  const { status, body } = await manager('saveHours', { ...hoursOf(SCHEDULE, []), ...period });
  expect([status, body.errors[0].attr]).toEqual([400, attr]);
});

test.each([
  [{ from: '2026-11-20' }, 'from', 'A legkorábbi választható nap: 2026. november 23.'],
  [
    { from: '2026-12-24', to: '2026-12-20' },
    'to',
    'A legkorábbi választható nap: 2026. december 24.',
  ],
  [{ from: TUESDAY, to: '2027-11-25' }, 'to', 'A legkésőbbi választható nap: 2027. november 24.'],
])(
  'days off that are not possible name the nearest possible day: %o',
  async (days, attr, detail) => {
    const { status, body } = await manager('saveDays', { ...dayOff, ...days });
    expect([status, body.errors[0]]).toMatchObject([400, { attr, detail }]);
  },
);

test('weekly hours of a shorter step keep the duration of the services', async () => {
  await manager('saveHours', { ...hoursOf(SCHEDULE, [MORNING]), step_minutes: 15 });
  expect((await tuesday()).slice(0, 3)).toEqual(['09:00', '09:15', '09:30']);
  const { rows } = await server.database.pool.query(
    'select steps from doctor_service where id = 2',
  );
  expect(rows).toEqual([{ steps: 4 }]);
});

describe('hours of some weeks', () => {
  const moreOn = (weekday: number, weeks: Weeks, hours: [number, number][] = [AFTERNOON]) => ({
    weekday,
    weeks,
    is_phone_only: false,
    hours,
  });

  test.each([
    // 24 November 2026 is in week 48, and the fourth and last Tuesday of the month.
    ['even', [TUESDAY, '2026-12-08', '2026-12-22']],
    ['odd', ['2026-12-01', '2026-12-15']],
    ['fourth', [TUESDAY, '2026-12-22']],
    ['last', [TUESDAY]],
    ['first', ['2026-12-01']],
  ] as const)('hours of some weeks add those of %s Tuesdays', async (weeks, days) => {
    const more_hours = [moreOn(2, weeks)];
    const edit = { ...hoursOf(SCHEDULE, [MORNING]), more_hours };
    expect((await manager('saveHours', edit)).body.is_saved).toBe(true);
    const tuesdays = [0, 7, 14, 21, 28].map((count) => addDays(TUESDAY, count));
    const slots = await Promise.all(tuesdays.map((day) => slotsOn(server, day)));
    expect(tuesdays.filter((_, index) => slots[index]?.length === 10)).toEqual(days);
    const { body } = await manager('doctor', { id: 1 });
    expect(body.schedules[0].more_hours).toEqual(more_hours);
  });

  test('hours of some weeks of a period end with it', async () => {
    const period = { valid_from: TODAY, valid_to: '2026-12-01' };
    const more_hours = [moreOn(2, 'even')];
    await manager('saveHours', { ...hoursOf(SCHEDULE, [MORNING]), more_hours, ...period });
    expect([await slotsOn(server, TUESDAY), await slotsOn(server, '2026-12-08')]).toMatchObject([
      { length: 10 },
      { length: 6 },
    ]);
    const { body } = await manager('doctor', { id: 1 });
    expect(body.schedules[0].changes).toMatchObject([{ day: '2026-12-02', more_hours: [] }]);
  });

  test('hours of some weeks may be the same in odd and in even weeks', async () => {
    const more_hours = [moreOn(2, 'odd'), moreOn(2, 'even'), moreOn(3, 'first')];
    const { body } = await manager('saveHours', { ...hoursOf(SCHEDULE, []), more_hours });
    expect(body.is_saved).toBe(true);
    expect(await tuesday()).toHaveLength(4);
  });

  test.each([
    ['every week', [moreOn(2, 'odd', [[690, 780]])]],
    ['the same week of a month', [moreOn(2, 'fifth'), moreOn(2, 'last')]],
    ['odd weeks and a week of a month', [moreOn(2, 'odd'), moreOn(2, 'third')]],
  ])(
    'hours of some weeks are refused if they overlap with those of %s',
    async (_case, more_hours) => {
      const edit = { ...hoursOf(SCHEDULE, [MORNING]), more_hours };
      const { status, body } = await manager('saveHours', edit);
      expect([status, body.errors[0]]).toMatchObject([
        400,
        { code: 'hours_twice', attr: 'more_hours' },
      ]);
      expect(await tuesday()).toHaveLength(6);
    },
  );

  test('hours of some weeks do not overlap with other weeks at another branch', async () => {
    await manager('addSchedule', { doctor_id: 1, branch_id: 2 });
    const here = { ...hoursOf(SCHEDULE, []), more_hours: [moreOn(2, 'odd')] };
    expect((await manager('saveHours', here)).body.is_saved).toBe(true);
    const there = { ...hoursOf(4, []), more_hours: [moreOn(2, 'even')] };
    expect((await manager('saveHours', there)).body.is_saved).toBe(true);
    const sometimes = { ...hoursOf(4, []), more_hours: [moreOn(2, 'first')] };
    expect((await manager('saveHours', sometimes)).body.errors[0].code).toBe('hours_overlap');
  });
});

describe('hours by phone only', () => {
  const byPhone = { weekday: 2, weeks: 'every' as const, is_phone_only: true, hours: [AFTERNOON] };

  test('hours by phone only are not offered to patients, and found by the desk', async () => {
    const edit = { ...hoursOf(SCHEDULE, [MORNING]), more_hours: [byPhone] };
    const { body } = await manager('saveHours', edit);
    expect(body.days[1]).toEqual({
      day: TUESDAY,
      hours: [MORNING],
      phone_hours: [AFTERNOON],
      free: 6,
      kept: 0,
    });
    expect(await tuesday()).not.toContain('14:00');
    expect((await manager('doctor', { id: 1 })).body.schedules[0].more_hours).toEqual([byPhone]);
    const desk = await deskClient(server, 'desk');
    const { times } = await desk.findTimesOfOffer({ id: ids.consultation, from: TUESDAY });
    expect(times.map((time) => time.starts_at)).toContain(`${TUESDAY}T14:00:00+01:00`);
    const { columns } = await desk.deskDay({ id: ids.branch, day: TUESDAY });
    expect(columns).toMatchObject([{ hours: [MORNING, AFTERNOON], phone_hours: [AFTERNOON] }]);
  });

  test('hours by phone only are refused to a patient who sends such a start', async () => {
    await manager('saveHours', { ...hoursOf(SCHEDULE, [MORNING]), more_hours: [byPhone] });
    const { rows } = await server.database.pool.query(
      `select outcome from book_appointment(1, 1, '${TUESDAY}T14:00:00+01:00', $1, repeat('a', 32),
         '{"name": "Kata", "phone": "+36201234567", "language": "hu", "consents": [], "additional_fields": [], "origin": {}}',
         null, '', null, '{}', null, null)`,
      [new Date(server.clock.now())],
    );
    expect(rows).toEqual([{ outcome: 'taken' }]);
  });

  test('hours by phone only that were bookable leave appointments of patients where they are', async () => {
    await buildAppointment(server.database.pool, { starts_at: `${TUESDAY}T08:00:00Z` });
    const more_hours = [{ ...byPhone, hours: [MORNING] }];
    const { body } = await manager('saveHours', { ...hoursOf(SCHEDULE, []), more_hours });
    expect([body.is_saved, body.displaced]).toEqual([true, []]);
    expect(await tuesday()).toEqual([]);
  });
});

describe('hours at two branches', () => {
  beforeEach(async () => {
    const { body } = await manager('addSchedule', { doctor_id: 1, branch_id: 2 });
    expect(body.id).toBe(4);
  });

  test('hours at two branches are refused if they overlap, with the place and the hours', async () => {
    const { status, body } = await manager('saveHours', hoursOf(4, [[690, 780]]));
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe('hours_overlap');
    expect(body.errors[0].detail).toContain(
      'Duna Clinic, Budapest, District V, Váci utca 1, hétfő 09:00–12:00',
    );
  });

  test('hours at two branches are refused if they overlap on a single day', async () => {
    await manager('saveHours', hoursOf(4, [AFTERNOON]));
    const { body } = await manager('saveDays', { ...dayOff, id: 4, hours: [[600, 720]] });
    expect(body.errors[0].code).toBe('hours_overlap');
  });

  test('hours at two branches are saved by one of two edits at the same moment that overlap', async () => {
    await manager('saveHours', { ...hoursOf(SCHEDULE, []), intent: 'confirm' });
    const edits = [hoursOf(SCHEDULE, [AFTERNOON]), hoursOf(4, [AFTERNOON])];
    const responses = await Promise.all(edits.map((edit) => manager('saveHours', edit)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

test('other hours of a day take the times of a day off away, and give them back', async () => {
  expect((await manager('saveDays', dayOff)).body.is_saved).toBe(true);
  expect(await tuesday()).toEqual([]);
  expect(await manager('doctor', { id: 1 })).toMatchObject({
    body: { schedules: [{ exceptions: [{ day: TUESDAY, hours: [], is_phone_only: false }] }] },
  });
  await manager('saveDays', { ...dayOff, hours: null });
  expect(await tuesday()).toHaveLength(6);
});

test('other hours of a day replace the hours of several days', async () => {
  await manager('saveDays', { ...dayOff, to: '2026-11-25', hours: [MORNING, AFTERNOON] });
  expect(await tuesday()).toHaveLength(10);
  expect(await slotsOn(server, '2026-11-25')).toHaveLength(10);
});

test('other hours of a day are by phone only if the clinic says so: the desk books them, patients do not', async () => {
  const byPhone = { ...dayOff, hours: [AFTERNOON], is_phone_only: true };
  const { body } = await manager('saveDays', byPhone);
  expect(body.days[1]).toEqual({
    day: TUESDAY,
    hours: [],
    phone_hours: [AFTERNOON],
    free: 0,
    kept: 0,
  });
  expect(await tuesday()).toEqual([]);
  expect((await manager('doctor', { id: 1 })).body.schedules[0].exceptions).toEqual([
    { day: TUESDAY, hours: [AFTERNOON], is_phone_only: true },
  ]);
  const desk = await deskClient(server, 'desk');
  const { times } = await desk.findTimesOfOffer({ id: ids.consultation, from: TUESDAY });
  expect(times.map((time) => time.starts_at)).toContain(`${TUESDAY}T14:00:00+01:00`);
  await manager('saveDays', { ...byPhone, is_phone_only: false });
  expect(await tuesday()).toEqual(['14:00', '14:30', '15:00', '15:30']);
});

test('other hours of a day by phone only without hours are a day off', async () => {
  await manager('saveDays', { ...dayOff, is_phone_only: true });
  expect((await manager('doctor', { id: 1 })).body.schedules[0].exceptions).toEqual([
    { day: TUESDAY, hours: [], is_phone_only: false },
  ]);
});

test.each([
  ['of a day in the past', { from: '2026-11-22' }, 'from'],
  ['that end before they begin', { to: TODAY }, 'to'],
  ['of more than a year', { to: '2028-01-01' }, 'to'],
])('other hours of a day are refused %s', async (_case, change, attr) => {
  const { status, body } = await manager('saveDays', { ...dayOff, ...change });
  expect([status, body.errors[0].attr]).toEqual([400, attr]);
});
