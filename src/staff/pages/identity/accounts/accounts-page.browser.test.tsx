import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { accountOf } from '#tests/support/web/staff-account.ts';
import { AccountsPage } from './accounts-page.tsx';

const IMRE = accountOf(1, 'Imre');
const ZOLTAN = accountOf(2, 'Zoltán');

const listAccounts = vi.fn<StaffApp['api']['listAccounts']>();
beforeEach(() => {
  listAccounts.mockReset();
  listAccounts.mockImplementation(({ text = '', cursor } = {}) => {
    if (text !== '') {
      const found = [IMRE, ZOLTAN].filter(({ username }) => username.startsWith(text));
      return Promise.resolve({ results: found, next: null });
    }
    return Promise.resolve(
      cursor === undefined ? { results: [IMRE], next: 'imre' } : { results: [ZOLTAN], next: null },
    );
  });
});

const waitingInvitations = vi.fn(() => Promise.resolve({ results: [] }));
const renewInvitation = () =>
  Promise.resolve({ token: 'token', username: 'imre', effective_at: null });
const open = (role: Role) =>
  renderStaffPage(<AccountsPage />, {
    path: '/accounts',
    role,
    api: { listAccounts, waitingInvitations, renewInvitation },
  });
const names = () => page.getByRole('listitem').elements().map((row) => row.querySelector('strong')?.textContent); // prettier-ignore

test('more accounts are loaded below those that are shown', async () => {
  await open('admin');
  await expect.poll(names).toEqual(['Imre']);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(names).toEqual(['Imre', 'Zoltán']);
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(listAccounts.mock.lastCall?.[0]).toEqual({ cursor: 'imre' });
  expect(await axeViolations()).toEqual([]);
});

test('accounts are searched by name and role, and no result is said', async () => {
  await open('admin');
  await expect.poll(names).toEqual(['Imre']);
  await userEvent.fill(page.getByLabelText('Name or username'), 'zol');
  await expect.poll(names).toEqual(['Zoltán']);
  await userEvent.selectOptions(page.getByLabelText('Role'), 'Operator');
  await expect
    .poll(() => listAccounts.mock.lastCall?.[0])
    .toEqual({ text: 'zol', role: 'operator' });
  await userEvent.fill(page.getByLabelText('Name or username'), 'nobody');
  await expect.element(page.getByRole('heading', { name: 'No accounts found' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('a manager of one role has no filter by role', async () => {
  await open('operator_manager');
  await expect.poll(names).toEqual(['Imre']);
  await expect.element(page.getByLabelText('Role')).not.toBeInTheDocument();
});

test('a list that cannot be loaded is loaded again on request', async () => {
  listAccounts.mockRejectedValueOnce(new Error('offline'));
  await open('admin');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(names).toEqual(['Imre']);
});

test('a new link to an account is listed at once among those that wait', async () => {
  await open('admin');
  await expect.poll(names).toEqual(['Imre']);
  waitingInvitations.mockClear();
  await userEvent.click(page.getByRole('button', { name: 'Invite again: Imre' }));
  await expect.poll(() => waitingInvitations).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/The username is imre\./)).toBeVisible();
});
