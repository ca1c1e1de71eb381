import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { BranchHolidaysPage } from './branch-holidays-page.tsx';

type Save = Parameters<StaffApp['api']['saveBranchHoliday']>[0];
type SaveSeason = Parameters<StaffApp['api']['saveBranchSeason']>[0];

const CHRISTMAS = {
  id: 3,
  day: '2026-12-25',
  kind: 'closed' as const,
  as_weekday: null,
  names: { en: 'Christmas Day' },
  is_confirmed: false,
  source_url: 'https://example.org/',
};
const RAMADAN = {
  id: 5,
  first_day: '2027-02-08',
  last_day: '2027-03-08',
  names: { en: 'Ramadan' },
  is_confirmed: false,
  source_url: 'https://example.org/',
};
const BOOKED = {
  holiday_id: 3,
  choice: 'usual' as const,
  hours: [],
  is_automatic: true,
  appointments: 2,
};
const SEASON = { season_id: 5, weekday_hours: [{ weekday: 1, hours: [] }] };
const place = (id: number) => ({
  id,
  names: { en: `Branch ${id}` },
  addresses: { en: 'Main St' },
  cities: { en: `City ${id}` },
});

let data: BranchHolidays;
let calls: Save[];
let seasonCalls: SaveSeason[];
beforeEach(async () => {
  calls = [];
  seasonCalls = [];
  data = {
    seasons: [RAMADAN],
    years_awaiting_moves: [2027],
    holidays: [CHRISTMAS],
    branches: [
      { ...place(1), days: [BOOKED], seasons: [] },
      { ...place(2), days: [], seasons: [{ ...SEASON, hours: [[540, 840]], displaced: 3 }] },
    ],
  };
  const api: Partial<StaffApp['api']> = {
    branchHolidays: () => Promise.resolve(data),
    saveBranchSeason: (call) => {
      seasonCalls.push(call);
      return Promise.resolve({ is_saved: true, displaced: [] });
    },
    saveBranchHoliday: (call) => {
      calls.push(call);
      const isSaved = call.intent === 'confirm' || call.choice !== 'closed';
      const displaced = [{ id: 9, starts_at: '2026-12-25T10:00:00+01:00' }];
      return Promise.resolve({ is_saved: isSaved, displaced: isSaved ? [] : displaced });
    },
  };
  await renderStaffPage(<BranchHolidaysPage />, { path: '/holidays', role: 'clinic_admin', api });
});

const christmas = () => page.getByRole('form', { name: 'Christmas Day' });

test('a holiday shows its estimate, the appointments on it, and that branches differ', async () => {
  await expect.element(christmas().getByText('Estimate')).toBeVisible();
  await expect.element(christmas().getByText('Booked appointments: 2')).toBeVisible();
  await expect
    .element(page.getByText('Moved working days of 2027 are not announced yet'))
    .toBeVisible();
  await expect
    .element(christmas().getByLabelText('Hours'))
    .toHaveDisplayValue('The branches differ');
  await expect
    .element(page.getByText(/^Still open, because appointments were booked/))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('closing all branches asks about the appointments before it is saved', async () => {
  await userEvent.selectOptions(christmas().getByLabelText('Hours'), 'Closed');
  await userEvent.click(christmas().getByRole('button', { name: 'Save' }));
  await userEvent.click(page.getByRole('button', { name: 'Save anyway' }));
  const closed = { branch_ids: [1, 2], holiday_id: 3, choice: 'closed', hours: [] };
  expect(calls).toEqual([
    { ...closed, intent: 'save' },
    { ...closed, intent: 'confirm' },
  ]);
});

test('one branch gets special hours, which are typed', async () => {
  await userEvent.selectOptions(
    page.getByLabelText('Branch', { exact: true }),
    'Branch 2, Main St, City 2',
  );
  await userEvent.selectOptions(christmas().getByLabelText('Hours'), 'Special hours');
  const hours = christmas().getByLabelText('Hours, such as 9-13');
  await userEvent.type(hours, '9-');
  await userEvent.click(christmas().getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Type hours such as 9-13, 14-18')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.type(hours, '13');
  await userEvent.click(christmas().getByRole('button', { name: 'Save' }));
  expect(calls).toMatchObject([{ branch_ids: [2], choice: 'hours', hours: [[540, 780]] }]);
});

test('a branch gets hours in a season, and sees the appointments outside of them', async () => {
  await expect.element(page.getByText(/^Appointments outside these hours: 3/)).toBeVisible();
  await userEvent.selectOptions(
    page.getByLabelText('Branch', { exact: true }),
    'Branch 2, Main St, City 2',
  );
  const ramadan = page.getByRole('form', { name: 'Ramadan' });
  const hours = ramadan.getByLabelText(/^Hours, such as 9-14/);
  await expect.element(hours).toHaveValue('09:00–14:00');
  await userEvent.fill(hours, '10-15');
  await expect.element(ramadan.getByLabelText('Weekday')).toHaveDisplayValue('Monday');
  await userEvent.click(ramadan.getByRole('button', { name: 'Other hours on a weekday' }));
  await userEvent.fill(ramadan.getByLabelText('Hours (leave empty for closed)').nth(1), '9-12');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(ramadan.getByRole('button', { name: 'Save' }));
  expect(seasonCalls).toEqual([
    {
      branch_ids: [2],
      season_id: 5,
      hours: [[600, 900]],
      intent: 'save',
      weekday_hours: [
        {
          weekday: 1,
          hours: [],
        },
        {
          weekday: 5,
          hours: [[540, 720]],
        },
      ],
    },
  ]);
});
