import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { WaitingInvitation } from '#shared/contract/identity/accounts.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

const OTHER: WaitingInvitation = {
  account_id: 9,
  username: 'eva',
  display_name: 'Éva Kovács',
  asked_by: 'manager',
  effective_at: '2026-11-24T10:30:00+01:00',
  can_approve: true,
};

const waitingInvitations = vi.fn<() => Promise<{ results: WaitingInvitation[] }>>();
const stopInvitation = vi.fn(() => Promise.resolve());
const approveInvitation = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.clearAllMocks();
  waitingInvitations.mockResolvedValue({ results: [] });
});

const open = (...results: WaitingInvitation[]) => {
  waitingInvitations.mockResolvedValueOnce({ results });
  return renderStaffPage(<WaitingInvitations />, {
    path: '/',
    role: 'clinic_admin',
    api: { waitingInvitations, stopInvitation, approveInvitation },
  });
};
const title = page.getByText('New access to the account Éva Kovács');

test('an administrator stops a link to the account of a colleague', async () => {
  await open(OTHER);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/^manager has created .*24 Nov, 10:30/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Stop the link' }).click();
  await expect.element(page.getByText('The link no longer works')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  expect(stopInvitation.mock.calls).toEqual([[{ id: 9 }]]);
});

test('an administrator lets a link work at once only as a second person', async () => {
  await open({ ...OTHER, can_approve: false }, { ...OTHER, account_id: 8, username: 'ida' });
  const approve = page.getByRole('button', { name: 'Let it work now' });
  await expect.element(approve).toBeVisible();
  expect(approve.elements()).toHaveLength(1);
  await approve.click();
  await expect.element(page.getByText('The link works now')).toBeVisible();
  expect(approveInvitation.mock.calls).toEqual([[{ id: 8 }]]);
});

test('a link that a colleague has stopped is no longer listed', async () => {
  stopInvitation.mockRejectedValueOnce(new Error('Not found'));
  await open(OTHER);
  await page.getByRole('button', { name: 'Stop the link' }).click();
  await expect.element(title).not.toBeInTheDocument();
});
