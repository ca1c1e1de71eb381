import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { MessagesPage } from './messages-page.tsx';

const MESSAGE: SentMessage = {
  id: 12,
  at: '2026-11-23T09:30:00+01:00',
  appointment: 1001,
  kind: 'confirmation',
  state: 'sent',
  language: 'hu',
  network: '+36 20',
  reason: null,
  can_resend: true,
};
const FAILED: SentMessage = {
  ...MESSAGE,
  id: 11,
  state: 'failed',
  reason: 'Twilio rejected: 30003',
};
const DROPPED: SentMessage = {
  ...MESSAGE,
  id: 10,
  state: 'dropped',
  reason: 'superseded',
  can_resend: false,
};

const api = {
  messageCounts: vi.fn<StaffApp['api']['messageCounts']>(),
  messages: vi.fn<StaffApp['api']['messages']>(),
  resendMessage: vi.fn<StaffApp['api']['resendMessage']>(),
  sendTestMessage: vi.fn<StaffApp['api']['sendTestMessage']>(),
};
beforeEach(() => {
  vi.resetAllMocks();
  api.messageCounts.mockResolvedValue({
    day: '2026-11-23',
    first_day: '2026-11-17',
    days: [
      {
        day: '2026-11-23',
        state: 'failed',
        count: 1,
      },
    ],
    counts: [
      {
        kind: 'confirmation',
        state: 'sent',
        network: '+36 20',
        count: 41,
      },
      {
        kind: 'confirmation',
        state: 'delivered',
        network: '+36 20',
        count: 38,
      },
      {
        kind: 'confirmation',
        state: 'failed',
        network: null,
        count: 1,
      },
    ],
  });
  api.messages.mockImplementation(({ cursor } = {}) =>
    Promise.resolve(
      cursor === undefined
        ? { results: [MESSAGE, FAILED], next: '1.1' }
        : { results: [DROPPED], next: null },
    ),
  );
});

const open = async (role: Role = 'operator_manager') => {
  await renderStaffPage(<MessagesPage />, { path: '/messages', role, api });
  await expect.element(page.getByText(/Twilio rejected: 30003/)).toBeVisible();
};

const rowOf = (list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });
const textOf = (list: string, name: string) => rowOf(list, name).element().textContent;

test('the numbers of a day are shown by kind and by network', async () => {
  await open();
  const day = 'Monday, 23 November';
  expect(textOf(day, 'Confirmation')).toMatch(/Failed 1.*Waiting\s*Sent 41.*Delivered 38/);
  await userEvent.click(page.getByRole('button', { name: 'By network' }));
  expect(textOf(day, '+36 20')).toMatch(/Failed\s*Waiting\s*Sent 41.*Delivered 38/);
  expect(textOf(day, 'Erased')).toMatch(/Failed 1/);
  expect(textOf('Last seven days', '23')).toMatch(/Mon.*Failed 1/);
  await expect
    .element(page.getByRole('link', { name: /20.Nov/ }))
    .toHaveAttribute('href', '/messages?day=2026-11-20');
});

test('a message says what it was, for which appointment and why it failed, and no phone', async () => {
  await open();
  const rows = page.getByRole('list', { name: 'Messages of the day' }).getByRole('listitem');
  expect(rows.nth(1).element().textContent).toMatch(
    /Confirmation.*Appointment 1001.*\+36.20 · Hungarian.*Failed · Twilio rejected: 30003.*09:30/,
  );
});

test('a filter and a page are read from the server', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.element(page.getByText(/replaced by a newer message/)).toBeVisible();
  expect(api.messages).toHaveBeenLastCalledWith({ cursor: '1.1' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(status, 'Failed');
  await expect.poll(() => api.messages.mock.lastCall).toEqual([{ state: 'failed' }]);
});

test('a day without messages leads out of its filters', async () => {
  await open();
  api.messages.mockResolvedValue({ results: [], next: null });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Cancellation');
  await expect.element(page.getByText('No such messages on this day')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(page.getByText(/Twilio rejected: 30003/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Messages of the day' })).toHaveFocus();
});

test('a message is sent again', async () => {
  api.resendMessage.mockResolvedValue({ is_queued: true });
  await open();
  const button = page.getByRole('button', { name: /^Send again: Confirmation/ });
  await userEvent.click(button.first());
  await expect.element(page.getByText('The message will be sent again')).toBeVisible();
  expect(api.resendMessage).toHaveBeenCalledWith({ id: 12 });
});

test('messages that failed are chosen and sent again together', async () => {
  api.messages.mockResolvedValue({
    results: [MESSAGE, FAILED, { ...FAILED, id: 9, appointment: 1002 }],
    next: null,
  });
  api.resendMessage.mockImplementation(({ id }) => Promise.resolve({ is_queued: id === 11 }));
  await renderStaffPage(<MessagesPage />, { path: '/messages', role: 'operator_manager', api });
  await expect.element(page.getByText(/Appointment 1002/)).toBeVisible();
  const boxes = page.getByRole('checkbox');
  expect(boxes.elements()).toHaveLength(2);
  await userEvent.click(
    page.getByRole('checkbox', { name: 'Choose: Confirmation, appointment 1001' }),
  );
  const count = page.getByRole('status').filter({ hasText: 'Chosen' });
  await expect.element(count).toHaveTextContent('Chosen: 1');
  expect(count.getByRole('button').elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Choose all that failed: 2' }));
  await expect.element(page.getByText('Chosen: 2')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Send again', exact: true }));
  await expect.element(page.getByText('Sent again: 1. Out of date and not sent: 1.')).toBeVisible();
  expect(api.resendMessage.mock.calls).toEqual([[{ id: 11 }], [{ id: 9 }]]);
  await expect.element(page.getByText('Chosen: 2')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Messages of the day' })).toHaveFocus();
});

const refuse = (status: number, code: ErrorCode, detail: string) =>
  Promise.reject(
    new ApiError(status, { type: 'client_error', errors: [{ code, attr: null, detail }] }),
  );

/** Chooses five messages that failed, of the ids 1 to 5, and sends them again. */
async function resendFive() {
  api.messages.mockResolvedValue({
    results: [1, 2, 3, 4, 5].map((id) => ({ ...FAILED, id, appointment: 1000 + id })),
    next: null,
  });
  await renderStaffPage(<MessagesPage />, { path: '/messages', role: 'operator_manager', api });
  await userEvent.click(page.getByRole('checkbox', { name: /appointment 1001/ }));
  await userEvent.click(page.getByRole('button', { name: 'Choose all that failed: 5' }));
  await userEvent.click(page.getByRole('button', { name: 'Send again', exact: true }));
}

test('messages behind one that is gone or over its limit are sent again all the same', async () => {
  api.resendMessage.mockImplementation(({ id }) => {
    if (id === 2) return refuse(404, 'not_found', 'Not found.');
    if (id === 3) return refuse(429, 'throttled', 'Too many messages.');
    return Promise.resolve({ is_queued: true });
  });
  await resendFive();
  await expect
    .element(
      page.getByText(
        'Sent again: 3. No longer there: 1. Not sent, the limit of messages is reached: 1.',
      ),
    )
    .toBeVisible();
  expect(api.resendMessage).toHaveBeenCalledTimes(5);
});

test('messages that a lost connection leaves behind are counted and stay chosen', async () => {
  api.resendMessage.mockImplementation(({ id }) =>
    id === 3 ? Promise.reject(new NetworkError('offline')) : Promise.resolve({ is_queued: true }),
  );
  await resendFive();
  await expect
    .element(page.getByText('Sent again: 2. Not sent because of a failure: 3.'))
    .toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(api.resendMessage).toHaveBeenCalledTimes(3);
  await expect.element(page.getByRole('checkbox', { name: /1005/ })).toBeChecked();
});

test('a message over its limit says so', async () => {
  api.resendMessage.mockImplementation(() => refuse(429, 'throttled', 'Too many messages.'));
  await open();
  await userEvent.click(page.getByRole('button', { name: /^Send again: Confirmation/ }).first());
  await expect.element(page.getByText('Too many messages.')).toBeVisible();
});

test('a test message shows what the provider replied', async () => {
  api.sendTestMessage.mockResolvedValue({ is_accepted: true, reason: null, milliseconds: 420 });
  await open();
  await userEvent.keyboard('t');
  await userEvent.fill(page.getByLabelText('Phone'), '06 20 123 4567');
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
  await expect.element(page.getByText(/It took 0\.42 s\./)).toBeVisible();
  expect(api.sendTestMessage).toHaveBeenCalledWith({ phone: '+36201234567' });
  expect(await axeViolations()).toEqual([]);
});

test('the filters stay within a phone when text is twice as large', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  try {
    await open();
    expect(document.documentElement.scrollWidth).toBe(360);
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  }
});

test('an operator sends no test messages', async () => {
  await open('operator');
  await expect.element(page.getByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});
