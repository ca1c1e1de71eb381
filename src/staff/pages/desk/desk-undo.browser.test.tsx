import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Marks Kata as arrived, and presses undo, which fails. */
async function undoInVain(failure: Error) {
  const setAttendance = vi
    .fn<(step: { to: string }) => Promise<typeof KATA>>()
    .mockResolvedValueOnce({ ...KATA, attendance: 'arrived' })
    .mockRejectedValueOnce(failure)
    .mockResolvedValueOnce(KATA);
  await renderDesk({ appointments: [KATA], api: { setAttendance } });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}a');
  await undo.click();
  return setAttendance;
}

test('an undo that fails is said, stays, and can be tried again', async () => {
  const setAttendance = await undoInVain(new NetworkError(null));
  const region = page.getByRole('region', { name: 'Messages' });
  await expect.element(region).toHaveTextContent('No connection. Check the network and try again.');
  await expect.element(undo).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(undo).not.toBeInTheDocument();
  expect(setAttendance.mock.calls.map(([{ to }]) => to)).toEqual([
    'arrived',
    'expected',
    'expected',
  ]);
});

test('an undo of an appointment that a colleague has changed is said, and not offered again', async () => {
  await undoInVain(
    new ApiError(400, {
      type: 'client_error',
      errors: [{ code: 'appointment_changed', detail: 'A colleague has changed it', attr: null }],
    }),
  );
  await expect.element(page.getByText('A colleague has changed it')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});
