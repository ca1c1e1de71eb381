import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { accessOfAccount } from '#tests/support/web/access-of-account.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { accountOf } from '#tests/support/web/staff-account.ts';
import { AccountsPage } from './accounts-page.tsx';

const IMRE = accountOf(1, 'Imre');

let access: AccountAccess;
const api = {
  listAccounts: () => Promise.resolve({ results: [IMRE], next: null }),
  waitingInvitations: () => Promise.resolve({ results: [] }),
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
  access = accessOfAccount(IMRE.id);
  vi.clearAllMocks();
});
const press = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }));
const rows = () => page.getByRole('dialog').getByRole('listitem').elements();
async function open() {
  await renderStaffPage(<AccountsPage />, { path: '/accounts', role: 'admin', api });
  await userEvent.click(page.getByRole('button', { name: 'Access to the account: Imre' }));
  await expect.poll(rows).toHaveLength(8);
}

test('a manager sees everything that opens an account, and ends feeds and links one by one', async () => {
  await open();
  expect(api.accountAccess).toHaveBeenCalledWith({ id: IMRE.id });
  expect(await axeViolations()).toEqual([]);
  const buttons = page.getByRole('listitem').getByRole('button').elements();
  expect(
    buttons.map((button) => button.ariaLabel).filter((label) => label?.startsWith('Stop')),
  ).toEqual([
    'Stop the subscription: All doctors, Buda Clinic',
    'Stop the link: Kata',
    'Stop the link: Dóra',
  ]);
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
  await press('Sign out Imre everywhere');
  expect(api.endAccountSessions).toHaveBeenCalledWith({ id: IMRE.id });
  await expect.element(page.getByText('Nothing opens this account at the moment.')).toBeVisible();
});
