import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskColumn, deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const arrived = deskAppointment(1, '09:00', 30, {
  schedule_id: 2,
  attendance: 'arrived',
  arrived_at: '2026-11-24T08:20:00+01:00',
});
const heads = () =>
  [...document.querySelectorAll('[data-scroller] strong')].map((name) => name.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders the desk and shows only the first doctor. */
async function chooseFirst() {
  const desk = await renderDesk({ appointments: [arrived] });
  await page.getByRole('button', { name: 'All doctors' }).click();
  await page.getByRole('checkbox', { name: 'Doctor 1' }).click({ force: true });
  await userEvent.keyboard('{Escape}');
  return desk;
}

test('a filter by doctor is visible, stays on this desk, and one press clears it', async () => {
  const desk = await chooseFirst();
  await expect.poll(heads).toEqual(['Doctor 1']);
  await expect.element(page.getByRole('button', { name: '1 of 2 doctors' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await desk.unmount();

  await renderDesk({ appointments: [arrived] });
  await expect.poll(heads).toEqual(['Doctor 1']);
  await page.getByRole('button', { name: 'Show all doctors' }).click();
  await expect.poll(heads).toEqual(['Doctor 1', 'Doctor 2']);
});

test('arrivals show everyone, and opening one shows its column', async () => {
  await chooseFirst();
  await expect.poll(heads).toEqual(['Doctor 1']);
  const waiting = page.getByRole('region', { name: 'Waiting: 1' });
  await waiting.getByRole('button', { name: 'Kata' }).click();
  await expect.poll(heads).toEqual(['Doctor 1', 'Doctor 2']);
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
});

test('a day on which no chosen doctor works offers to show all', async () => {
  localStorage.setItem('desk-view-1', JSON.stringify({ filter: { doctors: [1] } }));
  const day = { day: '2026-11-24', columns: [deskColumn(2)], appointments: [arrived] };
  await renderDesk({
    appointments: [],
    api: { deskDay: () => Promise.resolve(structuredClone(day)) },
  });
  await expect
    .element(page.getByText('None of the chosen doctors works on this day'))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Waiting: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all doctors' }).last().click();
  await expect.poll(heads).toEqual(['Doctor 2']);
});

test('a specialty is chosen where there are several', async () => {
  await renderDesk({ appointments: [arrived], doctor: { specialty_id: 7, specialty: 'Dentist' } });
  await page.getByRole('button', { name: 'All doctors' }).click();
  await page.getByRole('checkbox', { name: 'Dentist' }).click({ force: true });
  await expect.poll(heads).toEqual(['Doctor 1']);
});
