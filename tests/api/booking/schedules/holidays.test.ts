import { afterEach, describe, expect, test } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import { slotsOn, timesOf } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const OPEN = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

let server: TestServer;
let admin: StaffClient;
let manager: StaffClient;
afterEach(() => server.close());

/** Starts the sample clinic of a country, and enters the known holidays of the year of `now`. */
async function open(country: CountryCode, timeZone: string, now: string, year: number) {
  server = await startTestServer({ country, template: clinic({ timeZone, now }), now });
  admin = await staffClient(server, 'admin');
  manager = await staffClient(server, 'account_manager');
  await admin.adoptHolidays({ id: year });
}

/** Returns for each day the times that patients can book. */
async function timesOn(...days: string[]): Promise<string[][]> {
  return Promise.all(days.map(async (day) => timesOf(await slotsOn(server, day))));
}

/** Chooses for the branch of the first doctor; a null day means all holidays. */
async function choose(
  day: string | null,
  choice: 'closed' | 'usual' | 'official' | 'hours' | null,
  more: { hours?: [number, number][]; intent?: 'save' | 'confirm' } = {},
) {
  const { holidays } = await manager.branchHolidays({});
  const holiday = holidays.find((each) => each.day === day);
  const choiceOf = { branch_ids: [ids.branch], holiday_id: holiday?.id ?? null, choice };
  return manager.saveBranchHoliday({ ...choiceOf, hours: [], intent: 'save', ...more });
}

async function dayOf(day: string) {
  const { holidays, branches } = await manager.branchHolidays({});
  const holiday = holidays.find((each) => each.day === day);
  const branch = branches.find(({ id }) => id === ids.branch);
  return branch?.days.find(({ holiday_id }) => holiday_id === holiday?.id);
}

test.each([
  ['2026-01-10', '2026-01-02', '2025-12-29T06:00:00Z'],
  ['2026-08-08', '2026-08-21', '2026-08-03T06:00:00Z'],
  ['2026-12-12', '2026-12-24', '2026-11-30T06:00:00Z'],
])(
  'in Hungary, %s is a working Saturday for a branch that follows the calendar',
  async (work, rest, now) => {
    await open('hu', 'Europe/Budapest', now, 2026);
    expect(await timesOn(work, rest)).toEqual([[], []]);
    await choose(null, 'official');
    expect(await timesOn(work, rest)).toEqual([OPEN, []]);
    await choose(work, 'closed');
    expect(await timesOn(work, rest)).toEqual([[], []]);
  },
);

test('in Hungary, a moved working day has the hours of the day that it replaces', async () => {
  await open('hu', 'Europe/Budapest', '2026-08-03T06:00:00Z', 2026);
  await server.database.pool.query(
    `update schedule_rule set starts_minute = 600 where schedule_id = 1 and weekday = 5`,
  );
  await choose(null, 'official');
  expect(await timesOn('2026-08-08')).toEqual([OPEN.slice(2)]);
  await choose('2026-08-08', 'hours', { hours: [[660, 1000]] });
  expect(await timesOn('2026-08-08')).toEqual([OPEN.slice(4)]);
});

test('in Hungary, a branch has special hours, its usual ones, or none on a holiday', async () => {
  await open('hu', 'Europe/Budapest', '2026-11-30T06:00:00Z', 2026);
  expect(await timesOn('2026-12-25')).toEqual([[]]);
  await choose('2026-12-25', 'usual');
  expect(await timesOn('2026-12-25')).toEqual([OPEN]);
  await choose('2026-12-25', 'hours', { hours: [[600, 660]] });
  expect(await timesOn('2026-12-25')).toEqual([['10:00', '10:30']]);
  await choose('2026-12-25', null);
  expect(await timesOn('2026-12-25')).toEqual([[]]);
  await choose(null, 'usual');
  expect(await timesOn('2026-12-25', '2026-12-24')).toEqual([OPEN, OPEN]);
});

test('in Hungary, hours of a day win over the holiday', async () => {
  await open('hu', 'Europe/Budapest', '2026-11-30T06:00:00Z', 2026);
  const day = { from: '2026-12-25', to: '2026-12-25', intent: 'save' as const };
  await manager.saveDays({ id: 1, ...day, hours: [[540, 600]], is_phone_only: false });
  expect(await timesOn('2026-12-25')).toEqual([OPEN.slice(0, 2)]);
});

test('Romania closes on the Orthodox Easter, and a branch may close on the Western one too', async () => {
  await open('ro', 'Europe/Bucharest', '2026-03-30T06:00:00Z', 2026);
  const [western, orthodox] = [
    ['2026-04-03', '2026-04-06'],
    ['2026-04-10', '2026-04-13'],
  ];
  expect(await timesOn(...western, ...orthodox)).toEqual([OPEN, OPEN, [], []]);
  await choose('2026-04-06', 'closed');
  expect(await timesOn(...western, ...orthodox)).toEqual([OPEN, [], [], []]);
});

test('Kazakhstan rests on the days to which Nauryz moves its weekend', async () => {
  await open('kz', 'Asia/Almaty', '2026-03-16T06:00:00Z', 2026);
  const days = ['2026-03-20', '2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26'];
  expect(await timesOn(...days)).toEqual([OPEN, [], [], [], OPEN]);
});

test('an estimated holiday takes the choice of a branch along when it moves by a day', async () => {
  await open('ae', 'Asia/Dubai', '2027-05-03T06:00:00Z', 2027);
  expect(await timesOn('2027-05-18', '2027-05-19')).toEqual([[], OPEN]);
  await choose('2027-05-18', 'hours', { hours: [[600, 660]] });
  const { results } = await admin.holidays({ year: 2027 });
  const last = results.find(({ day }) => day === '2027-05-18');
  if (last === undefined) throw new Error('The estimate was not entered');
  expect(last.is_confirmed).toBe(false);
  await admin.saveHoliday({ ...last, day: '2027-05-19', is_confirmed: true });
  expect(await timesOn('2027-05-18', '2027-05-19')).toEqual([OPEN, ['10:00', '10:30']]);
  await expect(admin.saveHoliday({ ...last, day: '2027-05-17' })).rejects.toThrow('already_exists');
  await admin.deleteHoliday({ id: last.id });
  expect(await timesOn('2027-05-19')).toEqual([OPEN]);
});

test('Ramadan hours move by a day with the season, and appointments outside of them are counted', async () => {
  await open('ae', 'Asia/Dubai', '2027-02-01T05:00:00Z', 2027);
  const { seasons, branches: shown } = await manager.branchHolidays({});
  expect(shown.find(({ id }) => id === ids.branch)?.cities).toMatchObject({ en: 'Budapest' });
  const [ramadan] = seasons;
  if (ramadan === undefined) throw new Error('The season was not entered');
  expect(ramadan).toMatchObject({ first_day: '2027-02-08', is_confirmed: false });
  expect(await timesOn('2027-02-08')).toEqual([OPEN]);
  const hours: [number, number][] = [[600, 660]];
  const season = {
    branch_ids: [ids.branch],
    season_id: ramadan.id,
    weekday_hours: [],
    intent: 'save' as const,
  };
  expect((await manager.saveBranchSeason({ ...season, hours })).is_saved).toBe(true);
  const LATE = ['10:00', '10:30'];
  const days = ['2027-02-05', '2027-02-08', '2027-02-09', '2027-03-01'];
  expect(await timesOn(...days)).toEqual([OPEN, LATE, LATE, LATE]);

  const moved = { ...ramadan, first_day: '2027-02-09', last_day: '2027-03-09' };
  await admin.saveSeason({ ...moved, is_confirmed: true });
  expect(await timesOn(...days)).toEqual([OPEN, OPEN, LATE, LATE]);

  await buildAppointment(server.database.pool, { starts_at: '2027-02-08T05:00:00Z' });
  await admin.saveSeason({ ...ramadan });
  const { branches } = await manager.branchHolidays({});
  expect(branches.find(({ id }) => id === ids.branch)?.seasons).toEqual([
    { season_id: ramadan.id, hours, weekday_hours: [], displaced: 1 },
  ]);
  const asked = await manager.saveBranchSeason({ ...season, hours });
  expect(asked).toMatchObject({ is_saved: false, displaced: [expect.anything()] });
  await manager.saveBranchSeason({ ...season, hours: [] });
  expect(await timesOn('2027-02-09')).toEqual([OPEN]);
});

test('hours of a season differ by weekday, for one that is closed as well', async () => {
  await open('ae', 'Asia/Dubai', '2027-02-01T05:00:00Z', 2027);
  const { seasons } = await manager.branchHolidays({});
  const [thursday, friday, monday, fridayBefore] = [
    '2027-02-11',
    '2027-02-12',
    '2027-02-15',
    '2027-02-05',
  ] as const;
  const season = {
    branch_ids: [ids.branch],
    season_id: seasons[0]?.id ?? 0,
    intent: 'save' as const,
    hours: [[600, 720]] as [number, number][],
  };
  const weekday_hours = [
    { weekday: 1, hours: [] },
    { weekday: 5, hours: [[540, 600]] as [number, number][] },
  ];
  await manager.saveBranchSeason({ ...season, weekday_hours });
  expect(await timesOn(thursday, friday, monday, fridayBefore)).toEqual([
    OPEN.slice(2),
    ['09:00', '09:30'],
    [],
    OPEN,
  ]);
  const { branches } = await manager.branchHolidays({});
  expect(branches.find(({ id }) => id === ids.branch)?.seasons[0]?.weekday_hours).toEqual(
    weekday_hours,
  );

  await manager.saveBranchSeason({ ...season, hours: [], weekday_hours });
  expect(await timesOn(thursday, friday)).toEqual([OPEN, ['09:00', '09:30']]);
  await buildAppointment(server.database.pool, { starts_at: `${thursday}T05:00:00Z` });
  const early = [...weekday_hours, { weekday: 4, hours: [[600, 720]] as [number, number][] }];
  expect(await manager.saveBranchSeason({ ...season, weekday_hours: early })).toMatchObject({
    is_saved: false,
    displaced: [{ starts_at: `${thursday}T09:00:00+04:00` }],
  });
  const twice = [...weekday_hours, { weekday: 5, hours: [] }];
  await expect(manager.saveBranchSeason({ ...season, weekday_hours: twice })).rejects.toThrow(
    'already_exists',
  );
});

test('seasons do not overlap, and none ends before it begins', async () => {
  await open('ae', 'Asia/Dubai', '2027-02-01T05:00:00Z', 2027);
  const { seasons } = await admin.holidays({ year: 2027 });
  const { id: _id, ...ramadan } = seasons[0] ?? { id: 0 };
  const other = { ...(ramadan as Omit<(typeof seasons)[number], 'id'>) };
  await expect(admin.saveSeason(other)).rejects.toThrow('already_exists');
  const reversed = { ...other, first_day: '2027-08-02', last_day: '2027-08-01' };
  await expect(admin.saveSeason(reversed)).rejects.toThrow('day_too_early');
  await admin.deleteSeason({ id: seasons[0]?.id ?? 0 });
  await admin.saveSeason(other);
});

test('Hungary awaits moved working days of a year until one is entered or the year is complete', async () => {
  await open('hu', 'Europe/Budapest', '2026-11-24T06:00:00Z', 2026);
  const awaited = async () => (await manager.branchHolidays({})).years_awaiting_moves;
  expect(await awaited()).toEqual([2027]);
  expect((await admin.holidays({ year: 2026 })).is_awaiting_moves).toBe(false);
  expect((await admin.holidays({ year: 2027 })).is_awaiting_moves).toBe(true);
  await admin.adoptHolidays({ id: 2027 });
  expect(await awaited()).toEqual([2027]);
  await admin.completeHolidays({ id: 2027, is_complete: true });
  expect(await awaited()).toEqual([]);
  await admin.completeHolidays({ id: 2027, is_complete: false });
  const { holidays } = await manager.branchHolidays({});
  const { id: _id, ...holiday } = holidays[0] ?? { id: 0 };
  const moved = { ...(holiday as Omit<(typeof holidays)[number], 'id'>), day: '2027-12-24' };
  await expect(
    admin.saveHoliday({ ...moved, kind: 'moved_work', as_weekday: null }),
  ).rejects.toThrow('required');
  await admin.saveHoliday({ ...moved, kind: 'moved_rest', as_weekday: null });
  expect(await awaited()).toEqual([]);
});

test('a country without a yearly decree awaits no moved working days', async () => {
  await open('ae', 'Asia/Dubai', '2026-11-24T06:00:00Z', 2026);
  expect((await manager.branchHolidays({})).years_awaiting_moves).toEqual([]);
});

describe('a day with appointments', () => {
  const HOLIDAY = '2026-12-25';
  const now = '2026-11-30T06:00:00Z';

  async function openWithAppointment() {
    server = await startTestServer({ template: clinic({ now }), now });
    admin = await staffClient(server, 'admin');
    manager = await staffClient(server, 'account_manager');
    await buildAppointment(server.database.pool, { starts_at: `${HOLIDAY}T09:00:00Z` });
    await admin.adoptHolidays({ id: 2026 });
  }

  test('a day with appointments is not closed by a new holiday', async () => {
    await openWithAppointment();
    expect(await timesOn(HOLIDAY)).toEqual([OPEN.filter((time) => time !== '10:00')]);
    expect(await dayOf(HOLIDAY)).toMatchObject({
      choice: 'usual',
      is_automatic: true,
      appointments: 1,
    });
  });

  test('a day with appointments is closed when the branch has seen the appointments and confirms', async () => {
    await openWithAppointment();
    const asked = await choose(HOLIDAY, 'closed');
    expect(asked).toMatchObject({
      is_saved: false,
      displaced: [{ starts_at: `${HOLIDAY}T10:00:00+01:00` }],
    });
    expect(await dayOf(HOLIDAY)).toMatchObject({ choice: 'usual' });
    expect((await choose(HOLIDAY, 'closed', { intent: 'confirm' })).is_saved).toBe(true);
    expect(await timesOn(HOLIDAY)).toEqual([[]]);
    expect(await dayOf(HOLIDAY)).toMatchObject({ choice: 'closed', is_automatic: false });
  });

  test('a day with appointments stays closed when a text of its holiday is corrected after an appointment was added', async () => {
    await open('hu', 'Europe/Budapest', now, 2026);
    await buildAppointment(server.database.pool, { starts_at: `${HOLIDAY}T09:00:00Z` });
    const { results } = await admin.holidays({ year: 2026 });
    const holiday = results.find(({ day }) => day === HOLIDAY);
    if (holiday === undefined) throw new Error('no holiday');
    await admin.saveHoliday({ ...holiday, names: { ...holiday.names, en: 'Christmas' } });
    expect(await timesOn(HOLIDAY)).toEqual([[]]);
  });

  test('a day with appointments is closed by a new holiday if all its appointments are outside the hours or extra', async () => {
    server = await startTestServer({ template: clinic({ now }), now });
    admin = await staffClient(server, 'admin');
    await buildAppointment(
      server.database.pool,
      { starts_at: `${HOLIDAY}T09:00:00Z`, is_extra: true, is_outside_hours: false },
      { starts_at: `${HOLIDAY}T17:00:00Z`, is_extra: false, is_outside_hours: true },
    );
    await admin.adoptHolidays({ id: 2026 });
    expect(await timesOn(HOLIDAY)).toEqual([[]]);
  });
});

test('the holidays of a year count the announced ones not yet entered, and can be marked as complete', async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'admin');
  const before = await admin.holidays({ year: 2027 });
  expect(before).toMatchObject({ is_complete: false, results: [] });
  expect(before.announced).toBeGreaterThan(10);
  await admin.adoptHolidays({ id: 2027 });
  await admin.adoptHolidays({ id: 2027 });
  await admin.completeHolidays({ id: 2027, is_complete: true });
  await admin.completeHolidays({ id: 2027, is_complete: true });
  const { results } = await admin.audit({ subject: 'holiday_year' });
  expect(results).toMatchObject([{ action: 'changed', subject_id: 2027 }]);
  const after = await admin.holidays({ year: 2027 });
  expect(after).toMatchObject({ is_complete: true, announced: 0 });
  expect(after.results).toHaveLength(before.announced);
});

test('a manager of a branch chooses for the own branch and for no other', async () => {
  const now = '2026-11-30T06:00:00Z';
  server = await startTestServer({ template: clinic({ now }), now });
  admin = await staffClient(server, 'admin');
  await admin.adoptHolidays({ id: 2026 });
  const rights = { position: 'manager' as const, branchIds: [ids.branch] };
  manager = await staffClient(server, 'clinic_branch_admin', rights);
  expect((await manager.branchHolidays({})).branches.map(({ id }) => id)).toEqual([ids.branch]);
  await choose('2026-12-25', 'usual');
  expect(await timesOn('2026-12-25')).toEqual([OPEN]);
  const other = { branch_ids: [ids.branch, ids.branchWithQuestions], holiday_id: null };
  await expect(
    manager.saveBranchHoliday({ ...other, choice: 'usual', hours: [], intent: 'save' }),
  ).rejects.toThrow('404');
});

test('special hours need hours that follow each other', async () => {
  await open('hu', 'Europe/Budapest', '2026-11-30T06:00:00Z', 2026);
  await expect(choose('2026-12-25', 'hours')).rejects.toThrow('required');
  const hours: [number, number][] = [
    [600, 660],
    [630, 700],
  ];
  await expect(choose('2026-12-25', 'hours', { hours })).rejects.toThrow('hours_invalid');
});

test('the settings of patients name the next closed days', async () => {
  await open('hu', 'Europe/Budapest', '2026-11-30T06:00:00Z', 2026);
  await server.site.reference.reload();
  const { body } = await server.get('/api/v1/settings/');
  expect(body.holidays).toEqual([
    { day: '2026-12-24', name: 'Pihenőnap' },
    { day: '2026-12-25', name: 'Karácsony' },
    { day: '2026-12-26', name: 'Karácsony másnapja' },
  ]);
});
