import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the head of a column has photograph, specialty, next free time and load', async () => {
  await renderDesk({
    appointments: [
      deskAppointment(1, '09:00', 45),
      deskAppointment(2, '09:00', 180, { schedule_id: 2 }),
    ],
    doctor: { portrait: PIXEL, specialty: 'Allergist' },
  });
  await expect.element(page.getByText('Allergist')).toBeVisible();
  await expect.element(page.getByText('free 10:00')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '25% booked' })).toBeVisible();
  await expect.element(page.getByText('Fully booked')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '100% booked' })).toBeVisible();
  const photographs = [...document.querySelectorAll('img')].filter(({ src }) => src === PIXEL);
  expect(photographs.map(({ width, height }) => [width, height])).toEqual([[24, 24]]);
  await expect.element(page.getByText('D', { exact: true })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
