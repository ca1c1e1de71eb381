import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse } from '#tests/support/web/fake-server.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import {
  bookableServer,
  button,
  code,
  fillIn,
  name,
  openModal,
  resetBookingState,
  routes,
} from '#tests/support/web/bookable-page.tsx';

resetBookingState();

const FOLLOW_UP = { price: 18_000, duration: 15 };
const question = () =>
  page.getByRole('radiogroup', { name: 'Have you been here for this before?' });
const summary = () => page.getByRole('region', { name: 'Your choice' });

test('a patient chooses a follow-up, sees its price, and holds and books it', async () => {
  const server = bookableServer();
  server.on(routes.hold, () => ({
    token: 'b'.repeat(32),
    expires_at: '2026-11-23T10:05:00+01:00',
  }));
  await openModal({ service: { follow_up: FOLLOW_UP, total: 28_000, duration: 30 } });
  await expect.element(name()).toHaveFocus();
  const first = question().getByRole('radio', { name: /^No, .*28,000.*, 30 min/ });
  await expect.element(first).toBeChecked();
  await expect.element(summary()).toMatchTextContent(/28,000/);
  await userEvent.click(question().getByText(/^Yes, .*18,000.*, 15 min/));
  await expect.element(summary()).toMatchTextContent(/18,000/);
  await expect.element(summary()).toMatchTextContent(/follow-up/);
  expect(await axeViolations()).toEqual([]);
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  for (const route of [routes.validate, routes.hold]) {
    expect(server.callsTo(route)[0]?.body).toMatchObject({ is_follow_up: true });
  }
});

test('a service without a follow-up asks nothing, and its booking names no kind', async () => {
  const server = bookableServer();
  await openModal();
  expect(question().elements()).toEqual([]);
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  expect(server.callsTo(routes.validate)[0]?.body).not.toHaveProperty('is_follow_up');
});

test('a follow-up that the clinic has just withdrawn is refused at the question', async () => {
  const server = bookableServer();
  server.on(routes.validate, () =>
    errorResponse([
      { code: 'does_not_exist', attr: 'is_follow_up', detail: 'Choose from the list' },
    ]),
  );
  await openModal({ service: { follow_up: FOLLOW_UP } });
  await userEvent.click(question().getByText(/^Yes/));
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(page.getByText('Choose from the list')).toBeVisible();
});
