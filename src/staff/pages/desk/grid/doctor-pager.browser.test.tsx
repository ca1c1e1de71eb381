import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const arrived = deskAppointment(1, '09:00', 30, {
  schedule_id: 2,
  attendance: 'arrived',
  arrived_at: '2026-11-24T08:20:00+01:00',
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const doctor = page.getByRole('combobox', { name: 'Doctor' });
const next = page.getByRole('button', { name: 'Next doctor' });
const previous = page.getByRole('button', { name: 'Previous doctor' });
const columnOf = (name: string) => page.getByRole('region', { name, exact: true });

/** Renders the desk on a phone. */
async function renderOnPhone() {
  await page.viewport(360, 740);
  await renderDesk({ appointments: [arrived] });
  await expect.element(doctor).toHaveDisplayValue('Doctor 1');
}

/** Returns the left edge of a doctor's column, and the width that the phone leaves it. */
const placeOf = (name: string) => {
  const { left, right } = columnOf(name).element().getBoundingClientRect();
  return { left: Math.round(left), right: Math.round(right) };
};

test('a phone shows one doctor, and buttons lead to the others', async () => {
  await renderOnPhone();
  const shown = placeOf('Doctor 1');
  expect(shown.right).toBeLessThanOrEqual(360);
  expect(placeOf('Doctor 2').left).toBe(shown.right);
  await expect.element(previous).toBeDisabled();
  expect(await axeViolations()).toEqual([]);

  await next.click();
  await expect.element(doctor).toHaveDisplayValue('Doctor 2');
  await expect.poll(() => placeOf('Doctor 2')).toEqual(shown);
  await expect.element(next).toBeDisabled();
  await doctor.selectOptions('Doctor 1');
  await expect.poll(() => placeOf('Doctor 1')).toEqual(shown);
});

test('a swipe that ends between two doctors shows one of them', async () => {
  await renderOnPhone();
  const shown = placeOf('Doctor 1');
  document.querySelector('[data-scroller]')?.scrollTo({ left: 200, behavior: 'instant' });
  await expect.poll(() => placeOf('Doctor 2')).toEqual(shown);
  await expect.element(doctor).toHaveDisplayValue('Doctor 2');
});

test('an appointment that is opened from the arrivals is scrolled to', async () => {
  await renderOnPhone();
  const shown = placeOf('Doctor 1');
  await page
    .getByRole('region', { name: 'Waiting: 1' })
    .getByRole('button', { name: 'Kata' })
    .click();
  await expect.poll(() => placeOf('Doctor 2')).toEqual(shown);
});

test('a wide screen shows all doctors and no buttons', async () => {
  await page.viewport(1280, 800);
  await renderDesk({ appointments: [arrived] });
  await expect.element(columnOf('Doctor 2')).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
});
