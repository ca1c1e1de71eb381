import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  bookableServer,
  resetBookingState,
  button,
  openModal,
} from '#tests/support/web/bookable-page.tsx';
import { makeSlot } from '#tests/support/web/doctors.ts';
import { pageOf, failConnection, type FakeCall } from '#tests/support/web/fake-server.ts';

resetBookingState();

const SLOTS = 'GET /api/v1/slots/';
const NEAREST = 'GET /api/v1/slots/nearest/';
const slots = ['2026-11-24', '2026-11-30', '2026-12-09', '2026-12-31'].map((day) =>
  makeSlot(`${day}T09:00:00+01:00`),
);

const day = (name: string) => page.getByRole('button', { name, exact: true });
const month = (name: string) => page.getByRole('grid', { name });
const next = () => button('Next month');

/** Opens the slots step for a doctor with these slots. */
async function openDays() {
  const server = bookableServer();
  const dayOf = ({ datetime }: (typeof slots)[number]) => datetime.slice(0, 10);
  const paramOf = (call: FakeCall, name: string) => call.query.get(name) ?? '';
  server.on(SLOTS, (call) =>
    pageOf(
      slots.filter(
        (slot) =>
          dayOf(slot) >= paramOf(call, 'date_from') && dayOf(slot) <= paramOf(call, 'date_to'),
      ),
    ),
  );
  server.on(
    NEAREST,
    (call) => slots.find((slot) => dayOf(slot) >= paramOf(call, 'date_from')) ?? null,
  );
  await openModal({ chosen: null });
  return server;
}

test('only days with a slot can be chosen, and the grid starts at the chosen day', async () => {
  await openDays();
  const other = button('Choose another day');
  await expect.element(other).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(other);
  await expect.element(other).toHaveAttribute('aria-expanded', 'true');
  await expect.element(month('November 2026')).toBeVisible();
  await expect.element(day('30 November 2026')).toBeEnabled();
  await expect.element(day('24 November 2026')).toBeEnabled();
  await expect.element(day('25 November 2026')).toBeDisabled();

  await userEvent.click(day('30 November 2026'));
  await expect.element(month('November 2026')).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
  await expect.element(other).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('Times from 2026-11-30')).toBeInTheDocument();
  await expect
    .element(page.getByText('Available times from Monday, 30 November'))
    .toHaveAttribute('role', 'status');
});

test('a month is shown while it loads, and is requested once', async () => {
  const server = await openDays();
  await userEvent.click(button('Choose another day'));
  await expect.element(day('30 November 2026')).toBeEnabled();
  const [november] = server.callsTo(SLOTS);
  expect(Object.fromEntries(november?.query ?? [])).toEqual({
    doctor: '1',
    service: '5',
    clinic_branch: '3',
    date_from: '2026-11-23',
    date_to: '2026-11-30',
  });

  const response = Promise.withResolvers<unknown>();
  server.on(SLOTS, () => response.promise);
  await userEvent.click(next());
  await expect.element(month('December 2026')).toBeVisible();
  await expect.element(page.getByText('Looking for available days')).toBeVisible();
  await expect.element(day('9 December 2026')).toBeDisabled();
  const { height } = page.getByRole('dialog').element().getBoundingClientRect();
  response.resolve(pageOf(slots.slice(2)));
  await expect.element(day('9 December 2026')).toBeEnabled();
  expect(page.getByRole('dialog').element().getBoundingClientRect().height).toBe(height);

  await userEvent.click(button('Previous month'));
  await expect.element(day('30 November 2026')).toBeEnabled();
  await userEvent.click(next());
  await expect.element(day('31 December 2026')).toBeEnabled();
  expect(server.callsTo(SLOTS)).toHaveLength(2);
});

test('Next month is disabled in the last month with a slot', async () => {
  await openDays();
  await userEvent.click(button('Choose another day'));
  await expect.element(button('Previous month')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next());
  await expect.element(day('31 December 2026')).toBeEnabled();
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
});

test('a failed request for the days can be retried', async () => {
  const server = await openDays();
  server.on(SLOTS, failConnection);
  await userEvent.click(button('Choose another day'));
  await expect.element(page.getByText('Available days could not be loaded')).toBeVisible();
  server.on(SLOTS, () => pageOf(slots));
  await userEvent.click(button('Try again'));
  await expect.element(day('30 November 2026')).toBeEnabled();
});

test('the calendar is hidden for a service without slots', async () => {
  const server = bookableServer();
  await openModal({ chosen: null, service: { nearest_slot_datetime: null } });
  await expect.element(button('Pick another time')).toBeVisible();
  expect(button('Choose another day').elements()).toHaveLength(0);
  await vi.waitFor(() => expect(server.callsTo(SLOTS)).toHaveLength(0));
});
