import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
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

test('the numbers of a day are shown by kind and by network', async () => {
  await open();
  await expect.element(page.getByRole('row', { name: /^Confirmation 1 38 41 – –$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^\+36 20 – 38 41 – –$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Erased 1 – – – –$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /23 Nov 1 – – – –$/ })).toBeVisible();
});

test('a filter and a page are read from the server', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.element(page.getByText(/replaced by a newer message/)).toBeVisible();
  expect(api.messages).toHaveBeenLastCalledWith({ cursor: '1.1' });
  await userEvent.click(page.getByRole('button', { name: 'Failed' }));
  await expect.poll(() => api.messages.mock.lastCall).toEqual([{ state: 'failed' }]);
});

test('a message is sent again', async () => {
  api.resendMessage.mockResolvedValue({ is_queued: true });
  await open();
  const button = page.getByRole('button', { name: /^Send again: Confirmation/ });
  await userEvent.click(button.first());
  await expect.element(page.getByText('The message will be sent again')).toBeVisible();
  expect(api.resendMessage).toHaveBeenCalledWith({ id: 12 });
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

test('an operator sends no test messages', async () => {
  await open('operator');
  await expect.element(page.getByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});
