import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';
import { forgetArrival } from './kept-arrivals.ts';

/** The account that `renderDesk` signs in. */
const ACCOUNT = 7;
const KATA = deskAppointment(1, '09:00');
const ARRIVED: DeskAppointment = {
  ...KATA,
  attendance: 'arrived',
  arrived_at: '2026-11-24T08:31:00+01:00',
};
const LOST = new NetworkError(new TypeError('Failed to fetch'));
const CHANGED = new ApiError(400, {
  type: 'client_error',
  errors: [{ code: 'appointment_changed', detail: 'A colleague has changed it', attr: null }],
});
const block = page.getByRole('button', { name: /^Kata 09:00/ });
const waiting = page.getByText('No connection. 1 arrival is waiting to be sent');

let setAttendance: ReturnType<typeof vi.fn<(step: object) => Promise<DeskAppointment>>>;

beforeEach(() => {
  setAttendance = vi.fn<(step: object) => Promise<DeskAppointment>>().mockRejectedValue(LOST);
});

afterEach(() => {
  forgetArrival(ACCOUNT, KATA.id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Marks the arrival of the appointment at 09:00 while there is no connection. */
async function arrive() {
  await renderDesk({
    appointments: [KATA],
    api: {
      setAttendance,
      deskAppointmentDetails: () => Promise.resolve(deskAppointmentDetails(KATA)),
    },
  });
  await expect.element(block).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  await userEvent.keyboard('{ArrowLeft}a');
  await expect.element(waiting).toBeVisible();
}

/** Other tests store values of other names in the same tab. */
const storedArrivals = () =>
  Object.entries(sessionStorage).filter(([key]) => key.startsWith('desk-arrivals'));

/** Lets the desk try again, as it does every five seconds. */
const tryAgain = () => vi.advanceTimersByTime(5000);

test('an arrival without a connection is shown as waiting, and sent with what was seen', async () => {
  await arrive();
  await expect.element(block.getByText(/^09:00 arrived, waiting to be sent, /)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Waiting: 1' })).toBeVisible();
  setAttendance.mockResolvedValue(ARRIVED);
  tryAgain();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(block.getByText(/^09:00 arrived \d+ min, /)).toBeVisible();
  expect(setAttendance).toHaveBeenLastCalledWith({
    id: 1,
    from: 'expected',
    to: 'arrived',
    starts_at: KATA.starts_at,
  });
  const calls = setAttendance.mock.calls.length;
  tryAgain();
  expect(setAttendance).toHaveBeenCalledTimes(calls);
});

test('a stored arrival has no name and no phone', async () => {
  await arrive();
  const stored = storedArrivals();
  expect(stored).toHaveLength(1);
  const [arrival] = JSON.parse(String(stored[0]?.[1])) as object[];
  expect(Object.keys(arrival ?? {}).toSorted()).toEqual(['appointment', 'at', 'startsAt']);
});

test('the desk says that an appointment has changed before its arrival was sent', async () => {
  await arrive();
  setAttendance.mockRejectedValue(CHANGED);
  tryAgain();
  await expect.element(page.getByRole('alert').getByText('Kata', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/the arrival was not recorded/)).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('an arrival that is waiting is taken back without a connection', async () => {
  await arrive();
  await block.click();
  await page.getByRole('button', { name: 'Back to expected' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.poll(storedArrivals).toEqual([]);
});
