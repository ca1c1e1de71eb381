import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
const cursor = page.getByRole('button', { name: 'Book 09:00' });

test('Alt and a digit move the cursor to a column, a digit alone searches', async () => {
  await renderDesk({ appointments: [] });
  await expect
    .element(columnOf('Doctor 1').getByRole('button', { name: 'Book 09:00' }))
    .toBeVisible();
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await expect
    .element(columnOf('Doctor 2').getByRole('button', { name: 'Book 09:00' }))
    .toHaveFocus();
  await userEvent.keyboard('{Alt>}9{/Alt}');
  await expect
    .element(columnOf('Doctor 2').getByRole('button', { name: 'Book 09:00' }))
    .toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('textbox')).toHaveValue('2');
});

test('Alt and a digit choose the doctor of the list', async () => {
  await renderDesk({ appointments: [] });
  await page.getByRole('button', { name: 'List' }).click();
  // The keys of the grid are bound until the list is shown.
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Doctor 2');
});

test('Ctrl+Z undoes the last step', async () => {
  const appointment = deskAppointment(1, '09:00');
  const steps: string[] = [];
  await renderDesk({
    appointments: [appointment],
    api: {
      setAttendance: ({ to }) => {
        steps.push(to);
        return Promise.resolve({ ...appointment, attendance: to });
      },
    },
  });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}a');
  await expect.poll(() => steps).toEqual(['arrived']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => steps).toEqual(['arrived', 'expected']);
});

test('Ctrl+P prints the day as P does', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await renderDesk({ appointments: [] });
  await expect.element(cursor.first()).toBeVisible();
  await userEvent.keyboard('p');
  await userEvent.keyboard('{Control>}p{/Control}');
  expect(print).toHaveBeenCalledTimes(2);
});
