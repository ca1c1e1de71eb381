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
async function openForm(
  correctAtDesk: StaffApi['correctAtDesk'],
  details: StaffApi['deskAppointmentDetails'] = () =>
    Promise.resolve({
      ...deskAppointmentDetails(KATA),
      additional_fields: PATIENT.additional_fields,
    }),
) {
  await renderDesk({
    appointments: [KATA],
    api: {
      correctAtDesk,
      deskAppointmentDetails: details,
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

test('a new phone says that the old link ends, and asks about the SMS', async () => {
  await openForm(() => Promise.resolve(KATA));
  const notice = page.getByText(/The link that was sent to the old number ends/u);
  const sends = page.getByRole('switch', { name: 'Send the patient an SMS' });
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.fill(phone, '06 20 765 4321');
  await expect.element(notice).toBeVisible();
  await expect.element(sends).toBeVisible();
  await userEvent.fill(phone, '');
  await expect.element(notice).toBeVisible();
  await expect.element(sends).not.toBeInTheDocument();
});

test('a correction that was refused shows what the appointment has now when it is opened again', async () => {
  const changed = vi
    .fn<StaffApi['deskAppointmentDetails']>(() =>
      Promise.resolve({ ...deskAppointmentDetails(KATA), surname: 'Szabó' }),
    )
    .mockResolvedValueOnce(deskAppointmentDetails(KATA));
  await openForm(() => Promise.reject(new Error('refused')), changed);
  await userEvent.fill(surname, 'Nagyné');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changed.mock.calls).toHaveLength(2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Correct the details' }).click();
  await expect.element(surname).toHaveValue('Szabó');
});
