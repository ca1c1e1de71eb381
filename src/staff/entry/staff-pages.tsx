import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, Navigate } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { FirstPage } from '../pages/clinic-data/start/first-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { ACCOUNT_PATH, SECTIONS } from '../shell/sections.ts';
import { page, PAGES } from './pages.ts';

/** The pages of a staff site. The router is created after the sign-in, which changes the address. */
export function StaffPages() {
  const { site } = useStaffApp();
  const [router] = useState(() => createStaffRouter(site));
  return <RouterProvider router={router} />;
}

/**
 * Creates the router of a staff site. The start page is the first section, or the account if the site has none; in the
 * console of a new country an administrator begins with the steps that start it.
 */
function createStaffRouter(site: StaffSite) {
  const start = SECTIONS[site][0]?.path ?? ACCOUNT_PATH;
  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        site === 'operator'
          ? { index: true, Component: FirstPage }
          : { index: true, element: <Navigate to={start} replace /> },
        ...PAGES[site],
        page(ACCOUNT_PATH, 'AccountPage', () => import('../pages/account/account-page.tsx')),
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
