import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountAccess } from '#shared/contract/identity/access.ts';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { accessOfAccount } from '#tests/support/web/access-of-account.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { accountOf } from '#tests/support/web/staff-account.ts';
import { AccountPage } from './account-page.tsx';

const IMRE = accountOf(1, 'Imre');

let imre: StaffAccount;
let access: AccountAccess;
const api = {
  account: vi.fn(() => Promise.resolve(imre)),
  waitingInvitations: vi.fn(() => Promise.resolve({ results: [] })),
  renewInvitation: vi.fn(() =>
    Promise.resolve({ token: 'token', username: 'imre', effective_at: null }),
  ),
  lockAccount: vi.fn(({ is_locked }: { is_locked: boolean }) => {
    imre = { ...imre, is_locked };
    return Promise.resolve(imre);
  }),
  accountAccess: vi.fn(() => Promise.resolve(access)),
  endAccountFeed: vi.fn(() => Promise.resolve()),
  withdrawLink: vi.fn(({ opened }: { opened: number }) => {
    access = { ...access, links: access.links.filter((each) => each.account_id !== opened) };
    return Promise.resolve();
  }),
  endAccountSessions: vi.fn(() => {
    access = { sessions: [], devices: [], second_factors: [], calendar_feeds: [], links: [] };
    return Promise.resolve(IMRE);
  }),
};
beforeEach(() => {
  imre = IMRE;
  access = accessOfAccount(IMRE.id);
  vi.clearAllMocks();
});
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const choose = async (name: string) => {
  await press('More actions');
  await userEvent.click(page.getByRole('menuitem', { name }));
};
const rows = () => page.getByRole('listitem').elements();
async function open() {
  await renderStaffPage(<AccountPage />, { path: '/accounts/:id?', role: 'admin', api });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a manager sees everything that opens an account, and ends feeds and links one by one', async () => {
  await open();
  await expect.poll(rows).toHaveLength(8);
  expect(api.accountAccess).toHaveBeenCalledWith({ id: IMRE.id });
  expect(await axeViolations()).toEqual([]);
  await press('Stop the subscription: All doctors, Buda Clinic');
  expect(api.endAccountFeed).toHaveBeenCalledWith({ id: IMRE.id, feed: 5 });
  await press('Stop the link: Kata');
  expect(api.withdrawLink).toHaveBeenCalledWith({ id: IMRE.id, opened: IMRE.id });
  await expect.poll(rows).toHaveLength(7);
  await press('Stop the link: Dóra');
  expect(api.withdrawLink).toHaveBeenCalledWith({ id: IMRE.id, opened: 9 });
});

test('a manager ends everything at once, and the empty list says so', async () => {
  await open();
  await press('Sign out everywhere');
  expect(api.endAccountSessions).toHaveBeenCalledWith({ id: IMRE.id });
  await expect.element(page.getByText('Nothing opens this account at the moment.')).toBeVisible();
});

test('an active account is invited again only from the menu, as that ends its access', async () => {
  imre = { ...IMRE, role: 'operator' };
  await open();
  expect(page.getByRole('button', { name: 'Invite again' }).elements()).toEqual([]);
  await choose('Invite again');
  expect(api.renewInvitation).toHaveBeenCalledOnce();
});

test('a locked account is unlocked by the main action', async () => {
  await open();
  await choose('Lock the account');
  await expect.element(page.getByText(/Imre.* is locked/)).toBeVisible();
  await press('Unlock the account');
  await expect.element(page.getByText(/Imre.* is unlocked/)).toBeVisible();
  expect(api.lockAccount.mock.calls.map(([{ is_locked: isLocked }]) => isLocked)).toEqual([
    true,
    false,
  ]);
});

test('the focus moves from the menu, which goes with the lock, to the button that unlocks', async () => {
  imre = { ...IMRE, role: 'operator', is_accepted: false };
  await open();
  await choose('Lock the account');
  await expect.element(page.getByRole('button', { name: 'Unlock the account' })).toHaveFocus();
});

test('an invited person is invited again, and the waiting links are read again', async () => {
  imre = { ...IMRE, is_accepted: false };
  await open();
  await expect.element(page.getByText('The invitation has ended')).toBeVisible();
  api.waitingInvitations.mockClear();
  await press('Invite again');
  await expect.element(page.getByText(/The username is .*imre/)).toBeVisible();
  await expect.poll(() => api.waitingInvitations).toHaveBeenCalledOnce();
});

test('an account of others has neither actions nor what opens it', async () => {
  imre = { ...IMRE, can_manage: false };
  await open();
  await expect.element(page.getByText(/You can see this account but not change it/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(api.accountAccess).not.toHaveBeenCalled();
});

test.each([360, 1280])('an account has no accessibility violations at %i pixels', async (width) => {
  await page.viewport(width, 800);
  await open();
  await expect.poll(rows).toHaveLength(8);
  expect(await axeViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
