import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskTasks } from '#shared/contract/desk/tasks.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const LAJOS = deskAppointment(2, '10:00', 30, { name: 'Lajos' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function detailsOf(appointment: typeof KATA, isUnreached: boolean): DeskAppointmentDetails {
  return {
    ...appointment,
    given_name: appointment.name,
    surname: null,
    phone: '+36201234567',
    language: 'hu',
    total: 1e3,
    cancel_reason: null,
    answers: [],
    insurance_id: null,
    additional_fields: [],
    messages: [],
    undo_until: '2026-11-25T00:00:00+01:00',
    can_resend: true,
    known: null,
    is_unreached: isUnreached,
    history: [
      {
        at: '2026-11-20T09:00:00+01:00',
        action: 'booked',
        actor: 'patient',
        starts_at: appointment.starts_at,
        silent_reason: null,
      },
      ...[1, 2].map((minute) => ({
        at: `2026-11-20T10:0${minute}:00+01:00`,
        action: 'viewed' as const,
        actor: 'clinic zsuzsa',
        starts_at: appointment.starts_at,
        silent_reason: null,
      })),
    ],
  };
}

test('an appointment in an absence is marked, is a task, and leads to the absence', async () => {
  const tasks: DeskTasks = {
    misplaced: [{ ...KATA, absence_id: 7 }],
    unreached: [],
    proposals: [],
  };
  await renderDesk({
    appointments: [KATA, LAJOS],
    api: {
      deskTasks: () => Promise.resolve(tasks),
      deskAppointmentDetails: () => Promise.resolve(detailsOf(KATA, false)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });
  await expect
    .element(page.getByRole('button', { name: /^Kata 09:00.*doctor away/ }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Lajos 10:00/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Lajos.*doctor away/ }).elements()).toHaveLength(0);

  const list = page.getByRole('region', { name: 'To do: 1' });
  await list.getByRole('button', { name: 'Kata' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Decide in the absence' }))
    .toHaveAttribute('href', '/absences/7');

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect.element(page.getByRole('row', { name: /Kata.*doctor away/ })).toBeVisible();
});

test('a patient whose SMS failed is reached by phone, and the task is gone', async () => {
  let isUnreached = true;
  await renderDesk({
    appointments: [KATA],
    api: {
      deskTasks: () =>
        Promise.resolve({
          misplaced: [],
          unreached: isUnreached ? [KATA] : [],
          proposals: [],
        } as DeskTasks),
      deskAppointmentDetails: () => Promise.resolve(detailsOf(KATA, isUnreached)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      reachByPhone() {
        isUnreached = false;
        return Promise.resolve(KATA);
      },
    },
  });
  const list = page.getByRole('region', { name: 'To do: 1' });
  await expect.element(list.getByText('SMS not delivered')).toBeVisible();
  await list.getByRole('button', { name: 'Kata' }).click();
  await page.getByRole('button', { name: 'Reached by phone' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Reached by phone' }))
    .not.toBeInTheDocument();
});

test('the history names who did what, and joins repeated looks', async () => {
  await renderDesk({
    appointments: [KATA],
    api: {
      deskAppointmentDetails: () => Promise.resolve(detailsOf(KATA, false)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });
  await page.getByRole('button', { name: /^Kata 09:00/ }).click();
  await page.getByText('History').click();
  await expect
    .element(page.getByText('Fri, 20 Nov, 09:00 · booked for Tue, 24 Nov, 09:00 · patient'))
    .toBeVisible();
  await expect
    .element(page.getByText('Fri, 20 Nov, 10:02 · opened (2×) · zsuzsa, clinic'))
    .toBeVisible();
});

test('an absence that a doctor proposes is a task, and leads to the absences', async () => {
  const proposal = { id: 3, doctor: 'Dr. Nagy Anna', first_day: '2026-12-21', last_day: null };
  await renderDesk({
    appointments: [KATA],
    api: {
      deskTasks: () => Promise.resolve({ misplaced: [], unreached: [], proposals: [proposal] }),
    },
  });
  const list = page.getByRole('region', { name: 'To do: 1' });
  await expect.element(list.getByText('Proposed absence')).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Dr. Nagy Anna' }))
    .toHaveAttribute('href', '/absences');
});
