import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const form = page.getByLabelText('Who cancels?');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  await renderDesk({
    appointments: [KATA],
    api: {
      deskAppointmentDetails: () => Promise.resolve(deskAppointmentDetails(KATA)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}x');
  await expect.element(form).toHaveFocus();
});

test('a form of a cancellation does not come back on another day', async () => {
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Kata' })).toBeVisible();
  expect(form.elements()).toHaveLength(0);
});

test('the usual reason of a patient is not the reason of a clinic', async () => {
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveValue('Phoned reception');
  await userEvent.selectOptions(form, 'The clinic');
  await expect.element(reason).toHaveValue('');
  await expect.element(reason).toBeValid();
  await userEvent.fill(reason, 'No electricity');
  await userEvent.selectOptions(form, 'The patient');
  await userEvent.selectOptions(form, 'The clinic');
  await expect.element(reason).toHaveValue('No electricity');
});

test('a form of a cancellation that was left opens again by its key only', async () => {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.keyboard('x');
  await expect.element(form).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /^Kata 09:00/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Kata' })).toBeVisible();
  expect(form.elements()).toHaveLength(0);
});

test('a move that begins closes the form of a cancellation', async () => {
  await page.getByRole('heading', { name: 'Kata' }).click();
  await userEvent.keyboard('m');
  await expect.element(page.getByText('Choose the new time of Kata')).toBeVisible();
  expect(form.elements()).toHaveLength(0);
});
