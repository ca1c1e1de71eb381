import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CancelledAppointment } from '#shared/contract/desk/appointment.ts';
import { deskAppointment, deskAppointmentDetails, freeTime } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA: CancelledAppointment = {
  ...deskAppointment(1, '09:00', 30, { cancelled_by: 'clinic' }),
  cancelled_at: '2026-11-23T15:10:00+01:00',
  actor: 'zsuzsa',
  reason: 'Doctor is ill',
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const render = () =>
  renderDesk({
    appointments: [KATA],
    api: {
      cancelledAppointments: () => Promise.resolve([KATA]),
      findTimesOfOffer: () =>
        Promise.resolve({ doctors: 1, times: [freeTime('2026-11-24T11:30:00+01:00')], next: null }),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
      deskAppointmentDetails: () =>
        Promise.resolve({ ...deskAppointmentDetails(KATA), cancel_reason: KATA.reason }),
    },
  });

test('a cancelled appointment is opened at its doctor and booked again with its patient', async () => {
  await render();
  await page.getByRole('button', { name: '1 cancelled: Doctor 1' }).click();
  const panel = page.getByRole('region', { name: 'Doctor 1: 1 cancelled' });
  await expect
    .element(panel.getByText('cancelled by the clinic · zsuzsa · Mon, 23 Nov, 15:10'))
    .toBeVisible();
  await expect.element(panel.getByText('Doctor is ill')).toBeVisible();

  await panel.getByRole('button', { name: 'Book again: Kata' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'New appointment for Kata' }))
    .toHaveFocus();
  await page
    .getByRole('list', { name: 'Tue, 24 Nov' })
    .getByRole('button', { name: '11:30' })
    .click();
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+36201234567');
  await expect.element(page.getByLabelText('Surname')).toHaveValue('Nagy');
});

test('the list of all doctors counts the cancelled appointments and opens them', async () => {
  await render();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: '1 cancelled' }).click();
  await expect.element(page.getByText('Doctor 1', { exact: true }).last()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Doctor is ill')).not.toBeInTheDocument();
});
