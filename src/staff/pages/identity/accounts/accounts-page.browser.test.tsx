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

const waitingInvitations = vi.fn<StaffApp['api']['waitingInvitations']>(() =>
  Promise.resolve({ results: [] }),
);
const open = (role: Role) =>
  renderStaffPage(<AccountsPage />, {
    path: '/accounts',
    role,
    api: { listAccounts, waitingInvitations },
  });
const names = () =>
  page
    .getByRole('list', { name: 'Accounts' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

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
  await userEvent.fill(page.getByRole('searchbox', { name: 'Name or username' }), 'zol');
  await expect.poll(names).toEqual(['Zoltán']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role' }), 'Operator');
  await expect
    .poll(() => listAccounts.mock.lastCall?.[0])
    .toEqual({ text: 'zol', role: 'operator' });
  await userEvent.fill(page.getByRole('searchbox', { name: 'Name or username' }), 'nobody');
  await expect.element(page.getByRole('heading', { name: 'No accounts found' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.poll(names).toEqual(['Imre']);
  await expect.element(page.getByRole('combobox', { name: 'Role' })).toHaveValue('');
  await expect.element(page.getByRole('link', { name: 'Imre' })).toHaveFocus();
});

test('a manager of one role has no filter by role', async () => {
  await open('operator_manager');
  await expect.poll(names).toEqual(['Imre']);
  await expect.element(page.getByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
});

test('a list that cannot be loaded is loaded again on request', async () => {
  listAccounts.mockRejectedValueOnce(new Error('offline'));
  await open('admin');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(names).toEqual(['Imre']);
});

test('a row says what the account is, its state and its protection', async () => {
  const invited = { ...ZOLTAN, is_accepted: false, has_second_factor: false };
  listAccounts.mockResolvedValue({
    results: [
      { ...IMRE, last_seen_at: new Date().toISOString() },
      { ...invited, invitation_ends_at: '2026-12-01T10:00:00+01:00' },
      { ...invited, id: 3, username: 'ida', display_name: 'Ida' },
      { ...IMRE, id: 4, username: 'lajos', display_name: 'Lajos', is_locked: true },
    ],
    next: null,
  });
  await open('admin');
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent);
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(/^Imre.*Operator.*In use.*On/),
      expect.stringMatching(/^Zoltán.*Invited, the link works until.*None/),
      expect.stringMatching(/^Ida.*The invitation has ended/),
      expect.stringMatching(/^Lajos.*Locked/),
    ]);
});

test('a clinic filters its team by position, branch and state', async () => {
  const branch = { id: 5, name: 'Buda Clinic', address: 'Fő utca 1' };
  await renderStaffPage(<AccountsPage />, {
    path: '/team',
    role: 'clinic_admin',
    site: 'cabinet',
    clinics: [1],
    api: {
      listAccounts,
      deskBranches: () =>
        Promise.resolve([branch, { ...branch, id: 6, address: 'Váci út 2' }] as never),
    },
  });
  await expect.poll(names).toEqual(['Imre']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role' }), 'Reception');
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Branch' }),
    'Buda Clinic, Váci út 2',
  );
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'State' }),
    'Without a second factor',
  );
  await expect
    .poll(() => listAccounts.mock.lastCall?.[0])
    .toEqual({ position: 'desk', branch_id: 6, state: 'unprotected' });
});

test('links that do not work yet are rows that lead to their accounts', async () => {
  waitingInvitations.mockResolvedValueOnce({
    results: [
      {
        account_id: 9,
        username: 'dora',
        display_name: 'Dóra',
        asked_by: 'kata',
        effective_at: '2026-12-01T10:00:00+01:00',
        can_approve: true,
      },
    ],
  });
  await open('admin');
  await expect
    .element(page.getByRole('link', { name: 'Dóra' }))
    .toHaveAttribute('href', '/accounts/9');
  await expect.element(page.getByText(/Created by .*kata/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test.each([360, 1280])('the list has no accessibility violations at %i pixels', async (width) => {
  await page.viewport(width, 800);
  await open('admin');
  await expect.poll(names).toEqual(['Imre']);
  expect(await axeViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
