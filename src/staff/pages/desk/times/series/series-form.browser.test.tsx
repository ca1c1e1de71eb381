import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const FIRST = '2026-12-01';
const SECOND = '2026-12-08';
const THIRD = '2026-12-15';
const at = (day: string, time: string) => `${day}T${time}:00+01:00`;
const of = (day: string, ...times: string[]) => ({
  day,
  times: times.map((time) => at(day, time)),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Booking = Parameters<StaffApp['api']['bookFollowUp']>[0];

/**
 * Opens a series of Kata by the keyboard. Each proposal is the next of those given, the last one again and again. Returns
 * the searches and the bookings that are sent.
 */
async function render(
  proposals: readonly (readonly { day: string; times: string[] }[])[],
  book: (booking: Booking) => Promise<DeskAppointment> = ({ starts_at }) =>
    Promise.resolve(deskAppointment(9, '09:00', 30, { starts_at })),
) {
  const searches: object[] = [];
  const bookings: Booking[] = [];
  await renderDesk({
    appointments: [KATA],
    api: {
      findTimesOfOffer: () => Promise.resolve({ doctors: 1, times: [], next: null }),
      proposeSeries: (search) => {
        searches.push(search);
        const days = proposals[searches.length - 1] ?? proposals.at(-1) ?? [];
        return Promise.resolve({ days: [...days] });
      },
      bookFollowUp: (booking) => {
        bookings.push(booking);
        return book(booking);
      },
    },
  });
  await expect.element(page.getByRole('button', { name: /Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}f');
  await expect.element(page.getByRole('heading', { name: /^Next appointment/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Series' })).toBeChecked();
  return { searches, bookings };
}

const refuse = (status: number, code: ErrorCode, detail: string) =>
  Promise.reject(
    new ApiError(status, { type: 'client_error', errors: [{ code, attr: null, detail }] }),
  );

const mark = (name: RegExp) => page.getByRole('checkbox', { name });

/** Agrees to what the country asks for. */
async function agree() {
  const consent = mark(/consent/);
  if (consent.elements().length > 0) await consent.click();
}

test('a series is planned, confirmed row by row and booked by the keyboard', async () => {
  const { searches, bookings } = await render([
    [of(FIRST, '09:00', '09:30'), of(SECOND, '09:00', '08:30', '09:30')],
  ]);
  await expect.element(mark(/1 Dec/)).toBeVisible();
  expect(searches).toEqual([
    { id: 1, from: FIRST, count: 6, interval: 7, minute: 540, is_follow_up: true },
  ]);
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}2');
  await expect.poll(() => searches.at(-1)).toMatchObject({ count: 2 });
  await expect.element(mark(/1 Dec/)).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expect.element(mark(/1 Dec/)).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(mark(/8 Dec/)).toHaveFocus();
  await userEvent.keyboard(' {Tab}{ArrowDown}');
  await expect.element(page.getByLabelText(/Time on Tue, 8 Dec/)).toHaveValue(at(SECOND, '09:30'));
  await agree();
  await page.getByLabelText('Note').click();
  await userEvent.keyboard('Gyógytorna{Enter}');
  await expect.element(page.getByText(/^Booked: 2 of 2/)).toHaveFocus();
  expect(bookings).toMatchObject([
    { id: 1, offer: 1, starts_at: at(FIRST, '09:00'), note: 'Gyógytorna' },
    { id: 1, offer: 1, starts_at: at(SECOND, '09:30'), note: 'Gyógytorna' },
  ]);
  expect(new Set(bookings.map(({ key }) => key)).size).toBe(2);
  expect(await axeViolations()).toEqual([]);
});

test('a day of a series without a free time says which day replaces it, or that none does', async () => {
  await render([[{ day: FIRST, times: [at('2026-12-02', '10:00')] }, of(SECOND)]]);
  await expect.element(mark(/2 Dec/)).toBeVisible();
  await expect.element(page.getByText(/instead of .*1 Dec/)).toBeVisible();
  await expect.element(page.getByText('No available time around this day')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
});

test('a time of a series that was just taken keeps the others and offers the next ones', async () => {
  const { bookings } = await render(
    [
      [of(FIRST, '09:00', '09:30'), of(SECOND, '09:00', '09:30'), of(THIRD, '09:00')],
      [of(FIRST, '09:30'), of(SECOND, '09:30', '10:00'), of(THIRD, '09:30')],
    ],
    ({ starts_at }) =>
      starts_at === at(SECOND, '09:00')
        ? refuse(400, 'slot_taken', 'This time has just been taken')
        : Promise.resolve(deskAppointment(9, '09:00', 30, { starts_at })),
  );
  for (const day of [/1 Dec/, /8 Dec/, /15 Dec/]) await mark(day).click();
  await agree();
  await page.getByRole('button', { name: /^Book 3 appointments/ }).click();
  await expect.element(page.getByText(/^Booked: 2 of 3/)).toHaveFocus();
  await expect.element(page.getByText('This time has just been taken')).toBeVisible();
  await expect.element(page.getByLabelText(/Time on Tue, 8 Dec/)).toHaveValue(at(SECOND, '09:30'));
  await expect.element(mark(/8 Dec/)).not.toBeChecked();
  await mark(/8 Dec/).click();
  await page.getByRole('button', { name: /^Book 1 appointment/ }).click();
  await expect.element(page.getByText(/^Booked: 3 of 3/)).toBeVisible();
  expect(bookings.map(({ starts_at }) => starts_at)).toEqual([
    at(FIRST, '09:00'),
    at(SECOND, '09:00'),
    at(THIRD, '09:00'),
    at(SECOND, '09:30'),
  ]);
});

test('a series ends at a failure that is not about a time, and goes on with what is left', async () => {
  let isLimited = true;
  const { bookings } = await render(
    [[of(FIRST, '09:00'), of(SECOND, '09:00'), of(THIRD, '09:00')]],
    ({ starts_at }) =>
      isLimited && starts_at === at(SECOND, '09:00')
        ? refuse(429, 'throttled', 'Too many bookings')
        : Promise.resolve(deskAppointment(9, '09:00', 30, { starts_at })),
  );
  for (const day of [/1 Dec/, /8 Dec/, /15 Dec/]) await mark(day).click();
  await agree();
  await page.getByRole('button', { name: /^Book 3 appointments/ }).click();
  await expect.element(page.getByText('Too many bookings')).toBeVisible();
  isLimited = false;
  await page.getByRole('button', { name: /^Book 2 appointments/ }).click();
  await expect.element(page.getByText(/^Booked: 3 of 3/)).toBeVisible();
  expect(bookings).toHaveLength(4);
  expect(bookings[1]?.key).toBe(bookings[2]?.key);
});

test('a series stays open while it is sent, and says why it ended', async () => {
  let answer: () => void = () => {};
  await render([[of(FIRST, '09:00'), of(SECOND, '09:00')]], ({ starts_at }) =>
    starts_at === at(FIRST, '09:00')
      ? new Promise((resolve) => {
          answer = () => resolve(deskAppointment(9, '09:00', 30, { starts_at }));
        })
      : refuse(429, 'throttled', 'Too many bookings'),
  );
  for (const day of [/1 Dec/, /8 Dec/]) await mark(day).click();
  await agree();
  await page.getByRole('button', { name: /^Book 2 appointments/ }).click();
  await expect.element(mark(/8 Dec/)).toBeDisabled();
  expect(page.getByRole('radio', { name: 'One appointment' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/^Saving/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  answer();
  await expect.element(page.getByText('Too many bookings')).toBeVisible();
  await expect.element(page.getByText(/^Booked: 1 of 2/)).toBeVisible();
});

test('another day keeps what is booked of a series, and leaving the rest is asked for', async () => {
  let isLimited = true;
  const { bookings } = await render([[of(FIRST, '09:00'), of(SECOND, '09:00')]], ({ starts_at }) =>
    isLimited && starts_at === at(SECOND, '09:00')
      ? refuse(429, 'throttled', 'Too many bookings')
      : Promise.resolve(deskAppointment(9, '09:00', 30, { starts_at })),
  );
  for (const day of [/1 Dec/, /8 Dec/]) await mark(day).click();
  await page.getByLabelText('Note').fill('Gyógytorna');
  await agree();
  await page.getByRole('button', { name: /^Book 2 appointments/ }).click();
  await expect.element(page.getByText('Too many bookings')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByText('Too many bookings')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Booked: 1 of 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Go on typing' }).click();
  isLimited = false;
  await page.getByRole('button', { name: /^Book 1 appointment/ }).click();
  await expect.element(page.getByText(/^Booked: 2 of 2/)).toBeVisible();
  expect(bookings).toHaveLength(3);
  expect(bookings[2]).toEqual(bookings[1]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(/^Booked: 2 of 2/)).not.toBeInTheDocument();
});

test('a time of a series whose answer was lost is sent again with its key', async () => {
  let isLost = true;
  const { bookings, searches } = await render(
    [[of(FIRST, '09:00', '09:30')], [of(FIRST, '09:30')]],
    ({ starts_at }) =>
      isLost
        ? Promise.reject(new NetworkError(null))
        : Promise.resolve(deskAppointment(9, '09:00', 30, { starts_at })),
  );
  await mark(/1 Dec/).click();
  await agree();
  await page.getByRole('button', { name: /^Book 1 appointment/ }).click();
  await expect.element(page.getByText(/No connection/)).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByLabelText(/Time on Tue, 1 Dec/)).toHaveValue(at(FIRST, '09:00'));
  expect(searches).toHaveLength(1);
  // Another day reads the free times again, of which the booked one is none.
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.poll(() => searches).toHaveLength(2);
  await expect.element(page.getByLabelText(/Time on Tue, 1 Dec/)).toHaveValue(at(FIRST, '09:00'));
  isLost = false;
  await page.getByRole('button', { name: /^Book 1 appointment/ }).click();
  await expect.element(page.getByText(/^Booked: 1 of 1/)).toBeVisible();
  expect(bookings[1]).toEqual(bookings[0]);
});
