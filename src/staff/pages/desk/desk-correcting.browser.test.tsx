import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const PATIENT = {
  given_name: 'Kata',
  surname: 'Nagy',
  phone: '+36201234567',
  insurance: null,
  additional_fields: [{ clinic_branch_field: 9, value: 170 }],
};
const surname = page.getByRole('textbox', { name: 'Surname' });
const phone = page.getByRole('textbox', { name: 'Phone' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the form of a correction by its key. */
async function openForm(correctAtDesk: StaffApi['correctAtDesk']) {
  await renderDesk({
    appointments: [KATA],
    api: {
      correctAtDesk,
      deskAppointmentDetails: () =>
        Promise.resolve({
          ...deskAppointmentDetails(KATA),
          additional_fields: PATIENT.additional_fields,
        }),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}c');
  await expect.element(surname).toHaveValue('Nagy');
}

test('a corrected name is saved by keys alone, and all else stays as it is stored', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve({ ...KATA, name: 'Kata Nagyné' }));
  await openForm(correctAtDesk);
  await userEvent.fill(surname, 'Nagyné');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Kata Nagyné 09:00/ })).toBeVisible();
  await expect.element(surname).not.toBeInTheDocument();
  expect(correctAtDesk).toHaveBeenCalledExactlyOnceWith({
    id: 1,
    from: PATIENT,
    to: { ...PATIENT, surname: 'Nagyné' },
    silent_reason: null,
  });
});

test('a new phone says that it gets a new link', async () => {
  await openForm(() => Promise.resolve(KATA));
  const notice = page.getByText(/The new number gets the confirmation with a new link/u);
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.fill(phone, '06 20 765 4321');
  await expect.element(notice).toBeVisible();
});
