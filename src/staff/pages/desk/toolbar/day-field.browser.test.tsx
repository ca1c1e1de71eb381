import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shownDay = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox', { name: 'Day' });

test('D and a typed date show that day, which the field says before Enter', async () => {
  await renderDesk({ appointments: [] });
  await expect.element(shownDay('Tuesday, 24 November')).toBeVisible();
  await userEvent.keyboard('d3.12');
  await expect.element(field).toHaveValue('3.12');
  await expect.element(page.getByText('Thursday, 3 December 2026')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(shownDay('Thursday, 3 December')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('d+7{Enter}');
  await expect.element(shownDay('Thursday, 10 December')).toBeVisible();
});

test('a date that does not exist is refused until it is corrected', async () => {
  await renderDesk({ appointments: [] });
  await shownDay('Tuesday, 24 November').click();
  await userEvent.keyboard('30.2{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/There is no such day/);
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}28.2{Enter}');
  await expect.element(shownDay('Sunday, 28 February 2027')).toBeVisible();
});

test('Escape closes the field and leaves the day', async () => {
  await renderDesk({ appointments: [] });
  await expect.element(page.getByRole('button', { name: 'Book 09:00' })).toBeVisible();
  await userEvent.keyboard('d15{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(shownDay('Tuesday, 24 November')).toHaveFocus();
});
