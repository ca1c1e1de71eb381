import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import type { PageHandle } from './pages.ts';
import { PermittedPage } from './permitted-page.tsx';

const handle: PageHandle = { permission: 'prices.edit' };

/** Opens the prices of the cabinet. */
const open = (role: 'clinic_admin' | 'clinic_branch_admin') =>
  renderStaffPage(<PermittedPage />, {
    path: '/prices',
    role,
    site: 'cabinet',
    api: {
      clinicHeads: () => Promise.resolve({ results: ['Éva Kiss', 'Béla Nagy'] }),
    },
    route: { children: [{ path: '', handle, element: <h1>Prices</h1> }] },
  });

test('a page that a role must not see is not drawn, and says for which roles it is', async () => {
  await open('clinic_branch_admin');
  const title = page.getByRole('heading', { level: 1, name: 'This page is not for your role' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('It is for: Clinic administrator')).toBeVisible();
  await expect.element(page.getByText(/ask .*Éva Kiss, Béla Nagy/)).toBeVisible();
  const home = page.getByRole('link', { name: 'To the start page' });
  await expect.element(home).toHaveAttribute('href', '/');
  expect(page.getByRole('heading', { name: 'Prices' }).elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('a page is drawn for a role that may see it', async () => {
  await open('clinic_admin');
  await expect.element(page.getByRole('heading', { name: 'Prices' })).toBeVisible();
});
