import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  appointment,
  openCodeStep,
  bookableServer,
  resetBookingState,
  button,
  code,
  fillIn,
  name,
  openModal,
  phone,
  routes,
  showPage,
  title,
} from '#tests/support/web/bookable-page.tsx';
import { errorResponse } from '#tests/support/web/fake-server.ts';

resetBookingState();

type Router = Awaited<ReturnType<typeof openModal>>['router'];

/** Waits until the history has these steps. */
const hasEntries = (router: Router, steps: readonly string[]) =>
  vi.waitFor(() => expect(router.state.location.state).toMatchObject({ steps }));

test('Back closes the modal, deletes the patient data and stays on the page', async () => {
  bookableServer();
  const { router } = await openModal();
  await fillIn();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  await expect.element(button('Open')).toBeVisible();
});

test('Back closes the modal even if it is not rendered yet', async () => {
  bookableServer();
  const { router } = await showPage();
  const stop = router.subscribe(({ location }) => {
    if (location.state === null) return;
    stop();
    void router.navigate(-1);
  });
  await userEvent.click(button('Open'));
  await vi.waitFor(() => expect(router.state.historyAction).toBe('POP'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the close button removes the history entry', async () => {
  bookableServer();
  const { router } = await openModal();
  await vi.waitFor(() => expect(router.state.location.state).not.toBeNull());
  await userEvent.click(button('Close'));
  await vi.waitFor(() => expect(router.state.location.state).toBeNull());
  await userEvent.click(button('Open'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('a modal that is closed immediately removes its history entry', async () => {
  bookableServer();
  const { router } = await showPage();
  const wasCovered: boolean[] = [];
  router.subscribe(({ location: { state } }) => void wasCovered.push(state !== null));
  const watch = new MutationObserver(() => {
    document.querySelector<HTMLElement>('dialog [aria-label=Close]')?.click();
  });
  onTestFinished(() => watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(button('Open'));
  await vi.waitFor(() => expect(wasCovered).toContain(true));
  await vi.waitFor(() => expect(wasCovered.at(-1)).toBe(false));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Back from the appointment leads to the page with the modal', async () => {
  const server = bookableServer();
  server.on(routes.validate, () => ({ is_valid: true, needs_code: false }));
  const { router } = await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(button('Open')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Back goes through the steps and then closes the modal', async () => {
  bookableServer();
  const { router } = await openCodeStep();
  await hasEntries(router, ['form', 'otp']);
  await router.navigate(-1);
  await expect.element(phone()).toHaveValue('+36 20 123 4567');
  await userEvent.click(button('Choose another time'));
  await expect.element(title('Choose a time')).toHaveFocus();
  await hasEntries(router, ['form', 'slots']);
  await router.navigate(-1);
  await expect.element(name()).toHaveFocus();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  await hasEntries(router, ['form', 'otp']);
  await router.navigate(-1);
  await expect.element(name()).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.state).toBeNull();
  await expect.element(button('Open')).toBeVisible();
});

test('Forward does not return to the code step', async () => {
  bookableServer();
  const { router } = await openCodeStep();
  await hasEntries(router, ['form', 'otp']);
  await router.navigate(-1);
  await expect.element(name()).toHaveFocus();
  await router.navigate(1);
  await hasEntries(router, ['form']);
  await expect.element(title('Your details')).toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Back skips the code step after the slot was taken', async () => {
  const server = bookableServer();
  server.on(routes.book, () => errorResponse([{ code: 'slot_taken', attr: 'slot' }]));
  const { router } = await openCodeStep();
  await userEvent.keyboard('1234');
  await expect.element(title('Choose a time')).toHaveFocus();
  await hasEntries(router, ['form', 'slots']);
  await router.navigate(-1);
  await expect.element(name()).toHaveValue('Anna Nagy');
});

test('Back from the appointment skips all steps of the booking', async () => {
  bookableServer();
  const { router } = await openCodeStep();
  await hasEntries(router, ['form', 'otp']);
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?hash=${appointment.hash}`);
  await router.navigate(-1);
  await expect.element(button('Open')).toBeVisible();
  await userEvent.click(button('Open'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('the Back button of Android goes one step back, Escape closes the modal', async () => {
  bookableServer();
  const { router } = await openCodeStep();
  await hasEntries(router, ['form', 'otp']);
  const dialog = page.getByRole('dialog');
  // Android sends this event instead of a key.
  dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(name()).toHaveFocus();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  await hasEntries(router, ['form', 'otp']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.waitFor(() => expect(router.state.location.state).toBeNull());
});
