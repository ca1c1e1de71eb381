import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  NOW,
  routes,
  appointment,
  button,
  phone,
  code,
  resetBookingState,
  bookableServer,
  openModal,
  fillIn,
  openCodeStep,
} from '#tests/support/web/bookable-page.tsx';
import { errorResponse, failConnection } from '#tests/support/web/fake-server.ts';

resetBookingState();

/** Fakes a browser that reads the code from the SMS, until the test ends. */
function fakeWebOtp(respond: () => Promise<Credential>) {
  vi.stubGlobal('OTPCredential', Object);
  const read = vi.spyOn(navigator.credentials, 'get').mockImplementation(respond);
  onTestFinished(() => read.mockRestore());
  return read;
}

test('a wrong code shows an error, clears the field and can be corrected', async () => {
  const server = bookableServer();
  server.on(routes.book, () =>
    errorResponse([{ code: 'code_invalid', attr: 'code.code', detail: 'The code is not right' }]),
  );
  await openCodeStep();
  await userEvent.keyboard('1111');
  await expect.element(page.getByText('The code is not right')).toBeInTheDocument();
  await expect.element(code()).toHaveValue('');
  await expect.element(code()).toHaveFocus();
  server.on(routes.book, () => appointment);
  await userEvent.keyboard('2222');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  const keys = server.callsTo(routes.book).map((call) => call.headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('a complete code is submitted once, even if Enter is pressed', async () => {
  const server = bookableServer();
  server.on(routes.book, () => new Promise(() => {}));
  await openCodeStep();
  await userEvent.fill(code(), '1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Confirm and book')).toHaveAttribute('aria-busy', 'true');
  expect(server.callsTo(routes.book)).toHaveLength(1);
});

test('a retry after a lost response sends the same request', async () => {
  const server = bookableServer();
  server.on(routes.book, failConnection);
  await openCodeStep();
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/you will not be booked twice/);
  server.on(routes.book, () => appointment);
  await userEvent.click(button('Try again'));
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  const [first, second] = server.callsTo(routes.book);
  expect(second?.body).toEqual(first?.body);
  expect(first?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}-0-/);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('another code can be requested after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  const server = bookableServer();
  await openCodeStep({ now: () => Date.now() });
  await expect.element(page.getByText(/in 60 seconds/)).toBeInTheDocument();
  vi.advanceTimersByTime(59_000);
  await expect.element(page.getByText(/in 1 second/)).toBeInTheDocument();
  expect(button('Send the code again').elements()).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  await userEvent.click(button('Send the code again'));
  await expect.element(page.getByText('We sent a new code')).toBeInTheDocument();
  await expect.element(page.getByText(/in 60 seconds/)).toBeInTheDocument();
  expect(server.callsTo(routes.codes)).toHaveLength(2);
});

test('an SMS that cannot be sent leads back to the form', async () => {
  const server = bookableServer();
  server.on(routes.codes, () => errorResponse([{ code: 'sms_failed', attr: null }], 503));
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The SMS could not be sent/);
  await expect.element(phone()).toHaveValue('+36 20 123 4567');
});

test('returning to the form and submitting the same phone sends no second code', async () => {
  const server = bookableServer();
  await openCodeStep();
  await userEvent.click(button('Change the number'));
  await expect.element(phone()).toHaveValue('+36 20 123 4567');
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  expect(server.callsTo(routes.codes)).toHaveLength(1);
});

test('the code step shows the remaining minutes of the hold, and when it has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  const server = bookableServer();
  const expires_at = new Date(NOW + 5 * 60_000).toISOString();
  server.on(routes.hold, () => ({ token: 'b'.repeat(32), expires_at }));
  await openCodeStep({ now: () => Date.now() });
  await expect
    .element(page.getByText('We are holding this time for you for 5 more minutes'))
    .toBeVisible();
  vi.advanceTimersByTime(4 * 60_000);
  await expect
    .element(page.getByText('We are holding this time for you for 1 more minute'))
    .toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText(/We are no longer holding this time for you/)).toBeVisible();
});

test('a code that the browser reads from the SMS is submitted', async () => {
  const server = bookableServer();
  server.on(routes.book, () => new Promise(() => {}));
  const credential = { id: '', type: 'otp', code: '1234' };
  const read = fakeWebOtp(() => Promise.resolve(credential));
  await openCodeStep();
  await vi.waitFor(() => expect(server.callsTo(routes.book)).toHaveLength(1));
  expect(server.callsTo(routes.book)[0]?.body).toMatchObject({ code: { code: '1234' } });
  expect(read).toHaveBeenCalledExactlyOnceWith({
    otp: { transport: ['sms'] },
    signal: expect.any(AbortSignal),
  });
});

test('a code can be typed when reading the SMS is denied', async () => {
  bookableServer();
  const denial = new DOMException('Refused', 'NotAllowedError');
  const read = fakeWebOtp(() => Promise.reject(denial));
  await openCodeStep();
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  const [options] = read.mock.calls[0] ?? [];
  await userEvent.click(button('Change the number'));
  expect(options?.signal?.aborted).toBe(true);
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
});

test('too many code requests show a toast and the form stays open', async () => {
  const server = bookableServer();
  server.on(routes.codes, () =>
    errorResponse([{ code: 'throttled', attr: 'phone', detail: 'Try again in 10 minutes' }], 429),
  );
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect
    .element(page.getByRole('region', { name: 'Messages' }))
    .toMatchTextContent(/Try again in 10 minutes/);
  await expect.element(phone()).not.toHaveAttribute('aria-invalid');
});

test('a server error is reported and keeps the values of the form', async () => {
  const server = bookableServer();
  server.on(routes.book, () => errorResponse([{ code: 'server_error', attr: null }], 500));
  const { app } = await openCodeStep();
  const onFailure = vi.fn();
  app.failures.subscribe(onFailure);
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your details are kept/);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ isSilent: false, error: { status: 500 } });
});
