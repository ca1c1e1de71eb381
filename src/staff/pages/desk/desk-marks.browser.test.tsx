import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('follow-ups, new patients and children are marked on the grid and in the list, and said', async () => {
  await renderDesk({
    appointments: [
      deskAppointment(1, '09:00', 30, { is_new: true, child_age: 4, insurance: 'Health Fund' }),
      deskAppointment(2, '10:00', 15, { name: 'Lajos', child_age: 1, is_follow_up: true }),
      deskAppointment(3, '11:00', 30, { name: 'Piroska', is_coming: true, is_new: true }),
    ],
  });
  const kata = page.getByRole('button', { name: /^Kata 09:00 new patient, child, 4 years/ });
  await expect
    .element(kata)
    .toHaveTextContent('Kata 09:00 new patient, child, 4 years, Consultation, Health Fund');
  const lajos = page.getByRole('button', { name: /^Lajos 10:00 follow-up, child, 1 year/ });
  await expect.element(lajos).toHaveTextContent('Lajos, follow-up, child, 1 year');
  await expect
    .element(page.getByRole('button', { name: /^Piroska/ }))
    .toHaveTextContent('Piroska 11:00 new patient, coming, Consultation');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect
    .element(
      page.getByRole('row', {
        name: /^09:00 Kata.*new patient, child, 4 years, Consultation, Health Fund/,
      }),
    )
    .toBeVisible();
});
