import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a manager puts a doctor first', async () => {
  const arrangeDoctors = vi.fn(({ schedules }: { schedules: readonly number[] }) =>
    Promise.resolve({ schedules: [...schedules] }),
  );
  await renderDesk({ appointments: [], api: { arrangeDoctors } });
  await page.getByRole('button', { name: 'All doctors' }).click();
  await page.getByRole('button', { name: 'Order of the columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order of the doctors' });
  await expect.element(dialog.getByRole('button', { name: /Doctor 1.* up/ })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: /Doctor 2.* down/ })).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: /Doctor 2.* up/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(arrangeDoctors.mock.calls).toEqual([[{ id: 1, schedules: [2, 1] }]]);
});
