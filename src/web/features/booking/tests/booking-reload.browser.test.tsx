import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  NOW,
  button,
  name,
  code,
  resetBookingState,
  bookableServer,
  showPage,
  openModal,
  fillIn,
  openCodeStep,
} from '#tests/support/web/bookable-page.tsx';

resetBookingState();

test('a reload restores the step, the countdown and the name', async () => {
  bookableServer();
  const before = await openCodeStep();
  await userEvent.keyboard('12');
  // As a value of its own: the random id of the flow may end in these digits.
  expect(sessionStorage.getItem('vizit:booking')).not.toMatch(/"12\\?"/);
  // A reload keeps only the storage.
  const stored = sessionStorage.getItem('vizit:booking') ?? '';
  await before.unmount();
  sessionStorage.setItem('vizit:booking', stored);

  await showPage({ now: () => NOW + 20_000 });
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveValue('');
  await expect.element(page.getByText(/in 40 seconds/)).toBeInTheDocument();
  await userEvent.click(button('Change the number'));
  await expect.element(name()).toHaveValue('Anna Nagy');
});

test('closing the modal deletes the stored patient data, but opening it again shows the name', async () => {
  bookableServer();
  await openModal();
  await fillIn();
  expect(sessionStorage).toHaveLength(1);
  await userEvent.click(button('Close'));
  expect(sessionStorage).toHaveLength(0);
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(0));
  await userEvent.click(button('Open'));
  await expect.element(name()).toHaveValue('Anna Nagy');
});
