import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const LAJOS = deskAppointment(2, '10:00', 30, { name: 'Lajos' });
const DETAILS = deskAppointmentDetails(KATA);
const CHANGED = new ApiError(400, {
  type: 'client_error',
  errors: [{ code: 'appointment_changed', detail: 'A colleague has changed it', attr: null }],
});
const dialog = page.getByRole('dialog');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the cursor to the appointment of 09:00, and then moves the appointment down by free times. */
async function move(...keys: string[]) {
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}m');
  await expect.element(page.getByText('Choose the new time of Kata')).toBeVisible();
  await userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
}

test.each([
  [1, ['ArrowDown', 'Enter'], true],
  [0, ['ArrowDown', 'Enter'], false],
  [1, ['ArrowRight', 'ArrowDown', 'Enter'], false],
])(
  'with a buffer of %i min a move by %o warns of an appointment nearby: %s',
  async (...example) => {
    const [buffer_minutes, keys, isWarned] = example;
    await renderDesk({ appointments: [KATA, LAJOS], doctor: { buffer_minutes } });
    await move(...keys);
    await expect.element(dialog.getByText(/09:30/)).toBeVisible();
    const warning = dialog.getByText(/This time is less than/);
    expect(warning.elements()).toHaveLength(isWarned ? 1 : 0);
    expect(await axeViolations()).toEqual([]);
  },
);

test('the place that an appointment leaves is not near to it', async () => {
  await renderDesk({ appointments: [KATA], doctor: { buffer_minutes: 10 } });
  await move('ArrowDown', 'Enter');
  await expect.element(dialog.getByText(/09:30/)).toBeVisible();
  expect(dialog.getByText(/less than/).elements()).toHaveLength(0);
});

test('a move of an appointment that has moved says where it is, and moves it from there', async () => {
  const moveAtDesk = vi
    .fn<(move: object) => Promise<typeof KATA>>()
    .mockRejectedValueOnce(CHANGED)
    .mockResolvedValueOnce({ ...KATA, starts_at: '2026-11-24T09:30:00+01:00' });
  await renderDesk({
    appointments: [KATA],
    api: {
      moveAtDesk,
      deskAppointmentDetails: () =>
        Promise.resolve({ ...DETAILS, schedule_id: 2, starts_at: '2026-11-25T11:00:00+01:00' }),
    },
  });
  await move('ArrowDown', 'Enter');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog.getByText(/^A colleague has moved this appointment/)).toBeVisible();
  await expect.element(dialog.getByText(/11:00, Doctor 2/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(moveAtDesk.mock.calls.map(([call]) => call)).toMatchObject([
    { from: { offer: 1, starts_at: KATA.starts_at }, starts_at: '2026-11-24T09:30:00+01:00' },
    { from: { offer: 1, starts_at: '2026-11-25T11:00:00+01:00' } },
  ]);
});
