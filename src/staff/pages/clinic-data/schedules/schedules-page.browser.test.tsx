import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnSchedule } from '#shared/contract/clinic-data/setup/own-schedules.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { SchedulePage } from './schedule-page.tsx';
import { SchedulesPage } from './schedules-page.tsx';

const OWN: OwnSchedule = {
  doctor: 'Dr. Anna Nagy',
  place: 'Maros, Fő utca 1',
  schedule: {
    id: 7,
    branch_id: 1,
    clinic_id: 1,
    step_minutes: 30,
    lead_minutes: 60,
    horizon_days: 30,
    buffer_minutes: 0,
    kept_starts: 0,
    kept_until: 420,
    week: [[[540, 720]], [], [], [], [], [], []],
    more_hours: [],
    changes: [],
    exceptions: [],
    offers: [],
    days: [
      {
        day: '2026-11-23',
        hours: [[540, 720]],
        phone_hours: [],
        free: 4,
        kept: 0,
      },
    ],
  },
};
const api = {
  schedules: () => Promise.resolve({ results: [{ id: 7, doctor: OWN.doctor, place: OWN.place }] }),
  schedule: () => Promise.resolve(OWN),
  saveHours: () => Promise.resolve({ is_saved: false, days: OWN.schedule.days, displaced: [] }),
};

test('a clinic finds the hours of its doctors by branch', async () => {
  await renderStaffPage(<SchedulesPage />, { path: '/schedules', role: 'clinic_admin', api });
  await expect.element(page.getByRole('heading', { name: OWN.place })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: OWN.doctor }))
    .toHaveAttribute('href', '/schedules/7');
  expect(await axeViolations()).toEqual([]);
});

test('a clinic edits the hours of a doctor', async () => {
  await renderStaffPage(<SchedulePage />, {
    path: '/schedules',
    role: 'clinic_admin',
    api,
  });
  await expect.element(page.getByRole('heading', { name: OWN.doctor })).toBeVisible();
  await expect.element(page.getByLabelText('Monday')).toHaveValue('09:00–12:00');
  expect(await axeViolations()).toEqual([]);
});
