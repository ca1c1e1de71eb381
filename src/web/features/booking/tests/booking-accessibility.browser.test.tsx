import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import {
  appointment,
  bookableServer,
  resetBookingState,
  button,
  code,
  name,
  openModal,
  phone,
  routes,
  slot,
  title,
} from '#tests/support/web/bookable-page.tsx';
import { pageOf, errorResponse } from '#tests/support/web/fake-server.ts';

resetBookingState();

const hasNoAxeViolations = async () => expect(await axeViolations()).toEqual([]);
const hasTitle = (heading: string) =>
  expect.element(page.getByRole('dialog', { name: heading })).toBeVisible();
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

/** Presses Tab until the control has the focus. */
async function tabTo(target: ReturnType<typeof button>) {
  for (let presses = 0; presses < 30; presses += 1) {
    if (document.activeElement === target.element()) return;
    await press('Tab');
  }
  throw new Error('Tab does not reach the control');
}

test('a booking needs only the keyboard, with a title and no axe violation in every step', async () => {
  const server = bookableServer();
  server.on('GET /api/v1/slots/', () => pageOf([slot]));
  server.on('GET /api/v1/slots/nearest/', () => null);
  await openModal({
    chosen: null,
    flags: { consent: true },
    service: { price_conditions: '<p>Lab work is extra.</p>' },
  });

  await hasTitle('Good to know before you book');
  await expect.element(title('Good to know before you book')).toHaveFocus();
  await hasNoAxeViolations();
  await tabTo(button('Continue'));
  await press('Enter');

  await hasTitle('Choose a time');
  await expect.element(title('Choose a time')).toHaveFocus();
  await tabTo(button('Choose another day'));
  await press('Enter');
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect.element(button('24 November 2026')).toBeEnabled();
  await hasNoAxeViolations();
  await tabTo(button('24 November 2026'));
  await press('Enter');
  await expect.element(button('Choose another day')).toHaveFocus();
  await tabTo(button('Pick another time'));
  await press('Enter');

  await hasTitle('Your details');
  await expect.element(name()).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'Your choice' }))
    .toMatchTextContent(/Wednesday, 25 November, 09:00/);
  await hasNoAxeViolations();
  await press('Enter');
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveAccessibleDescription(/This field is required/);
  await expect.element(phone()).toHaveAccessibleDescription(/This field is required/);
  await hasNoAxeViolations();
  await userEvent.keyboard('Anna Nagy');
  await press('Tab');
  await expect.element(phone()).toHaveFocus();
  await userEvent.keyboard('201234567');
  await tabTo(page.getByRole('checkbox', { name: /privacy policy/ }));
  await userEvent.keyboard(' ');
  await press('Enter');

  await hasTitle('Confirm your phone');
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await hasNoAxeViolations();
  server.on(routes.book, () =>
    errorResponse([{ code: 'code_invalid', attr: 'code.code', detail: 'The code is not right' }]),
  );
  await userEvent.keyboard('1111');
  await expect.element(code()).toHaveAccessibleDescription(/The code is not right/);
  await hasNoAxeViolations();
  server.on(routes.book, () => appointment);
  await userEvent.keyboard('2222');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
});
