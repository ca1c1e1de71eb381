import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { AbsencePage } from './absence-page.tsx';

const ABSENCE: Absence = {
  id: 1,
  doctor: 'Dr. Beteg Bea',
  starts_at: '2020-11-24T07:00:00+01:00',
  ends_at: null,
  reason: '',
  state: 'blocked',
  apply_at: null,
  appointments_count: 0,
  unanswered: 0,
  appointments: [],
};

test.each([
  ['has begun', ABSENCE.starts_at, 'The doctor is back'],
  ['begins later', '2199-11-24T07:00:00+01:00', 'Discard the absence'],
])(
  'an absence without appointments that %s waits for no decision and can be ended',
  async (_case, starts_at, label) => {
    await renderStaffPage(<AbsencePage />, {
      path: '/absences/:id?',
      role: 'clinic_admin',
      api: { absence: () => Promise.resolve({ ...ABSENCE, starts_at }) },
    });
    await expect.element(page.getByText('Time blocked')).toBeVisible();
    await expect.element(page.getByText('No booked appointments are affected.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: label })).toBeVisible();
  },
);
