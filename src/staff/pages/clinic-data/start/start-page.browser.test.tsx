import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'react-router';
import type { CountryStart } from '#shared/contract/clinic-data/onboarding/country-start.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { FirstPage } from './first-page.tsx';
import { StartPage } from './start-page.tsx';

let start: CountryStart;
beforeEach(() => {
  start = { is_live: false, done: ['catalogue', 'city'] };
});

const api: Partial<StaffApp['api']> = { countryStart: () => Promise.resolve(start) };

const open = () => renderStaffPage(<StartPage />, { path: '/start', role: 'admin', api });

test('each open step leads to its page, and done ones are folded', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Invite a second administrator' }))
    .toHaveAttribute('href', '/accounts');
  await expect
    .element(page.getByRole('link', { name: 'Make the first clinic live' }))
    .toHaveAttribute('href', '/onboarding');
  await expect
    .element(page.getByRole('link', { name: 'Open the form for clinics' }))
    .toHaveAttribute('href', expect.stringMatching(/\/en\/join$/));
  const done = page.getByText(/Done: .*2.* of .*7/);
  await expect.element(done).toBeVisible();
  const city = page.getByRole('link', { name: 'Add the first city' });
  await expect.element(city).not.toBeInTheDocument();
  await done.click();
  await expect.element(city).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('the page says that the first clinic is live', async () => {
  start = { is_live: true, done: ['catalogue', 'city', 'clinic'] };
  await open();
  await expect
    .element(page.getByText('The first clinic is live: patients can book.'))
    .toBeVisible();
});

test('the steps that fill the catalogue lead to the lists of services and of cities', async () => {
  start = { is_live: false, done: [] };
  await open();
  const addressOf = (name: string) =>
    page.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(page.getByRole('link', { name: 'Fill the catalogue' })).toBeVisible();
  expect(addressOf('Fill the catalogue')).toBe('/catalogue?kind=services');
  expect(addressOf('Add the first city')).toBe('/catalogue?kind=cities');
});

function Address() {
  return (
    <>
      <FirstPage />
      <output>{useLocation().pathname}</output>
    </>
  );
}

test.each([
  ['an administrator', 'admin', false, '/start'],
  ['an administrator', 'admin', true, '/inbox'],
  ['an account manager', 'account_manager', false, '/inbox'],
] as const)(
  'the console leads %s (%s, a live clinic: %s) to %s at first',
  async (_who, role, isLive, path) => {
    start = { ...start, is_live: isLive };
    await renderStaffPage(<Address />, { path: '/*', role, api });
    await expect.element(page.getByText(path)).toBeVisible();
  },
);
