import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { FiguresPage } from './figures-page.tsx';

const FIGURES: Figures = {
  first_day: '2026-08-24',
  last_day: '2026-11-22',
  fill: [
    {
      week: '2026-11-09',
      offered_minutes: 1800,
      booked_minutes: 900,
    },
    {
      week: '2026-11-16',
      offered_minutes: 0,
      booked_minutes: 0,
    },
  ],
  third_next: [
    {
      doctor: 'Anna Nagy',
      service: 'Cardiologist',
      days: 4,
      starts_at: '2026-11-27T09:00:00+01:00',
    },
    {
      doctor: 'Béla Kis',
      service: 'Cardiologist',
      days: null,
      starts_at: null,
    },
  ],
  refill: {
    cancelled_minutes: 120,
    refilled_minutes: 30,
  },
  no_shows: [
    {
      lead: 'month',
      is_reminded: false,
      appointments: 20,
      no_shows: 3,
    },
  ],
  wait: {
    appointments: 0,
    median_minutes: null,
    p90_minutes: null,
  },
  by_patient: { cancelled: 8, late: 2 },
  by_clinic: {
    appointments: 200,
    moved: 4,
    cancelled: 0,
  },
  demand: [
    {
      week: '2026-11-16',
      service: 'Cardiologist',
      city: 'Debrecen',
      looked: 40,
      unmet: 31,
    },
  ],
};

let asked: (string | undefined)[];
beforeEach(() => {
  asked = [];
});

const api: Partial<StaffApp['api']> = {
  figures: (input) => {
    asked.push(input?.weeks);
    return Promise.resolve(FIGURES);
  },
};

test('every figure stands beside its denominator, and a missing one is a dash', async () => {
  await renderStaffPage(<FiguresPage />, { path: '/figures', role: 'clinic_admin', api });
  await expect.element(page.getByRole('row', { name: /15 30 50%/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /0 0 –/ })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: '16 Nov Cardiologist Debrecen 31 40 78%' }))
    .toBeVisible();
  await expect.element(page.getByText('30 of 120')).toBeVisible();
  await expect.element(page.getByText('4 of 200')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '7–29 days no 3 20 15%' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Béla Kis Cardiologist none' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('another period is read when it is chosen', async () => {
  await renderStaffPage(<FiguresPage />, { path: '/figures', role: 'clinic_admin', api });
  await userEvent.click(page.getByRole('button', { name: '52 weeks' }));
  await expect.element(page.getByRole('button', { name: '52 weeks', pressed: true })).toBeVisible();
  expect(asked).toEqual(['13', '52']);
});
