import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { accessOfAccount } from '#tests/support/web/access-of-account.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { OwnAccess } from './own-access.tsx';

/** The id of the account that looks at the page. */
const KATA = 7;

let access: AccountAccess;
const api = {
  listAccess: () => Promise.resolve(access),
  endSession: vi.fn(({ id }: { id: number }) => {
    access = { ...access, sessions: access.sessions.filter((each) => each.id !== id) };
    return Promise.resolve();
  }),
  removeSecondFactor: vi.fn(() => Promise.resolve()),
  deleteCalendarFeed: vi.fn(() => Promise.resolve()),
  withdrawLink: vi.fn(() => Promise.resolve()),
};
beforeEach(() => {
  access = accessOfAccount(KATA);
  vi.clearAllMocks();
});
const open = () =>
  renderStaffPage(<OwnAccess />, { path: '/account', role: 'account_manager', api });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const rows = () => page.getByRole('listitem').elements().map((row) => row.querySelector('span')?.innerText.split('\n')[0]); // prettier-ignore
const facts = () => page.getByRole('listitem').elements().map((row) => row.querySelector('small')?.textContent); // prettier-ignore

test('the account page shows everything that opens the account as one list', async () => {
  await open();
  await expect
    .poll(rows)
    .toEqual([
      'Signed in: Chrome, Windows',
      'Signed in: unknown device',
      'PIN in a browser',
      'Passkey: Blue key',
      'App for codes',
      'Calendar subscription: All doctors, Buda Clinic',
      'Link that sets a new password for this account',
      'Invitation link: Dóra',
    ]);
  const [current = '', other = ''] = facts();
  expect(current).not.toContain('from another network');
  expect(other).toMatch(/ago, from another network$/);
  expect(facts().slice(2)).toEqual([
    'until Fri, 20 Nov, 10:00, removing or changing the PIN ends it',
    'since Fri, 20 Nov, 10:00, not used yet',
    'since Fri, 20 Nov, 10:00, not used yet',
    'Only “Busy”, since Fri, 20 Nov, 10:00, not fetched yet',
    'created by manager, since Sun, 22 Nov, 10:00, until Wed, 25 Nov, 10:00',
    'created by kata, since Sun, 22 Nov, 10:00, until Wed, 25 Nov, 10:00',
  ]);
  expect(await axeViolations()).toEqual([]);
});

test('an owner ends other sessions, feeds, links to others and second factors', async () => {
  await open();
  await press('Sign out on unknown device');
  expect(api.endSession).toHaveBeenCalledWith({ id: 2 });
  await expect.poll(rows).toHaveLength(7);
  await press('Stop the subscription: All doctors, Buda Clinic');
  expect(api.deleteCalendarFeed).toHaveBeenCalledWith({ id: 5 });
  await press('Stop the link: Dóra');
  expect(api.withdrawLink).toHaveBeenCalledWith({ id: KATA, opened: 9 });
  await press('Delete Blue key');
  expect(api.removeSecondFactor).not.toHaveBeenCalled();
  await press('Delete');
  expect(api.removeSecondFactor).toHaveBeenCalledWith({ id: 3 });
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.ariaLabel);
  expect(names).not.toContain('Sign out on Chrome, Windows');
  expect(names).not.toContain('Stop the link: Kata');
});

test('a list that cannot be loaded says so', async () => {
  const failing = { ...api, listAccess: () => Promise.reject(new Error('offline')) };
  await renderStaffPage(<OwnAccess />, { path: '/account', role: 'operator', api: failing });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
