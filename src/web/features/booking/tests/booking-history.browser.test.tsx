import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  appointment,
  askForCode,
  bookableServer,
  bookingTests,
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
import { refuse } from '#tests/support/web/fake-server.ts';

bookingTests();

type Router = Awaited<ReturnType<typeof openModal>>['router'];

/** The history is as far as the flow. */
const hasEntries = (router: Router, steps: readonly string[]) =>
  vi.waitFor(() => expect(router.state.location.state).toMatchObject({ steps }));

test('Back closes it, forgets the patient and leaves the page where it is', async () => {
  bookableServer();
  const { router } = await openModal();
  await fillIn();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  await expect.element(button('Open')).toBeVisible();
});

test('Back closes it, however quickly it comes', async () => {
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

test('closed by its button it leaves no step in the history', async () => {
  bookableServer();
  const { router } = await openModal();
  await vi.waitFor(() => expect(router.state.location.state).not.toBeNull());
  await userEvent.click(button('Close'));
  await vi.waitFor(() => expect(router.state.location.state).toBeNull());
  await userEvent.click(button('Open'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('closed as soon as it is there it leaves none either', async () => {
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

test('from the appointment Back leads to the page it was booked on', async () => {
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

test('Back goes through the steps as they were walked, and from the first one out', async () => {
  bookableServer();
  const { router } = await askForCode();
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

test('Forward leads to no code that was left', async () => {
  bookableServer();
  const { router } = await askForCode();
  await hasEntries(router, ['form', 'otp']);
  await router.navigate(-1);
  await expect.element(name()).toHaveFocus();
  await router.navigate(1);
  await hasEntries(router, ['form']);
  await expect.element(title('Who is coming')).toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Back never leads to a code whose time was taken', async () => {
  const server = bookableServer();
  server.on(routes.book, () => refuse([{ code: 'slot_taken', attr: 'slot' }]));
  const { router } = await askForCode();
  await userEvent.keyboard('1234');
  await expect.element(title('Choose a time')).toHaveFocus();
  await hasEntries(router, ['form', 'slots']);
  await router.navigate(-1);
  await expect.element(name()).toHaveValue('Anna Nagy');
});

test('after the code, Back from the appointment leads past all steps', async () => {
  bookableServer();
  const { router } = await askForCode();
  await hasEntries(router, ['form', 'otp']);
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?hash=${appointment.hash}`);
  await router.navigate(-1);
  await expect.element(button('Open')).toBeVisible();
  await userEvent.click(button('Open'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('a phone’s own Back is a step back, Escape closes', async () => {
  bookableServer();
  const { router } = await askForCode();
  await hasEntries(router, ['form', 'otp']);
  const dialog = page.getByRole('dialog');
  // What a phone sends instead of a key.
  dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(name()).toHaveFocus();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  await hasEntries(router, ['form', 'otp']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.waitFor(() => expect(router.state.location.state).toBeNull());
});
