import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskSpanDay } from '#shared/contract/desk/span.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const dayOf = (schedule: number, day: string, first: number | null): DeskSpanDay => ({
  schedule_id: schedule,
  day,
  appointments: 3,
  booked_minutes: 90,
  working_minutes: 180,
  first_free: first,
});

/** Renders the desk, opens a view, and returns the calls for spans. */
async function openView(name: 'Week' | 'Month') {
  const deskSpan = vi.fn((_call: { day: string; days: number; doctor?: number | undefined }) =>
    Promise.resolve({
      days: [
        dayOf(1, '2026-11-24', 570),
        dayOf(2, '2026-11-25', null),
        dayOf(1, '2026-12-01', 600),
      ],
    }),
  );
  await renderDesk({ appointments: [], api: { deskSpan } });
  await page.getByRole('button', { name, exact: true }).click();
  return deskSpan;
}

test('the week has a row for each doctor, and a day leads to the doctor', async () => {
  const deskSpan = await openView('Week');
  const table = page.getByRole('table');
  await expect.element(table.getByRole('row', { name: /Doctor 1/ })).toBeVisible();
  await expect
    .element(table.getByRole('button', { name: /Full 3 appointments.*25 November.*Doctor 2/ }))
    .toBeVisible();
  await expect
    .poll(() => deskSpan.mock.lastCall?.[0])
    .toMatchObject({ day: '2026-11-22', days: 7 });
  expect(await axeViolations()).toEqual([]);

  await table.getByRole('button', { name: /free 09:30.*24 November.*Doctor 1/ }).click();
  await expect.element(page.getByRole('region', { name: 'Day by doctor' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Book/ }).first()).toBeVisible();
});

test('the keys step by weeks', async () => {
  const deskSpan = await openView('Week');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(() => deskSpan.mock.calls.map(([call]) => call.day)).toContain('2026-11-29');
});

test('the month is a calendar of the doctor whose week was shown', async () => {
  const deskSpan = await openView('Week');
  await page.getByRole('button', { name: 'Doctor 1', exact: true }).click();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect.element(page.getByText(/November 2026/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /24 November.*Doctor 1/ })).toBeVisible();
  await expect
    .poll(() => deskSpan.mock.lastCall?.[0])
    .toMatchObject({ day: '2026-11-01', days: 35, doctor: 1 });
  expect(await axeViolations()).toEqual([]);

  await page.getByRole('combobox', { name: 'Doctor' }).selectOptions('Doctor 2');
  await expect.element(page.getByRole('button', { name: /25 November.*Doctor 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.element(page.getByText(/December 2026/).first()).toBeVisible();
});
