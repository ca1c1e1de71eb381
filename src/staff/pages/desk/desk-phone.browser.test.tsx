import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const grid = () => document.querySelector<HTMLElement>('[data-scroller]');

test('a phone opens the day at now, with one row above it and the view behind a button', async () => {
  await page.viewport(360, 740);
  await renderDesk({
    time: '15:10',
    column: { hours: [[480, 1080]] },
    appointments: [deskAppointment(1, '15:00')],
  });
  await expect.element(page.getByRole('button', { name: /Kata 15:00/ })).toBeInViewport();
  expect(grid()?.scrollTop).toBeGreaterThan(400);
  const above = grid()?.getBoundingClientRect().top ?? Infinity;
  expect(above).toBeLessThanOrEqual(112);

  const list = page.getByRole('button', { name: 'List', exact: true });
  expect(list.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'View' }).click();
  expect(await axeViolations()).toEqual([]);
  await list.click();
  await expect.element(page.getByRole('row', { name: /^15:00 Kata/ })).toBeVisible();
});
