import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { FirstPage } from '../pages/clinic-data/start/first-page.tsx';
import { FailedPage } from '../pages/failed/failed-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { ACCOUNT_PATH } from '../shell/sections.ts';
import { page, PAGES } from './pages.ts';
import { PermittedPage } from './permitted-page.tsx';
import { StartPage } from './start-page.tsx';

/** The pages of a staff site. The router is created after the sign-in, which changes the address. */
export function StaffPages() {
  const { site } = useStaffApp();
  const [router] = useState(() => createStaffRouter(site));
  return <RouterProvider router={router} />;
}

/** Creates the router of a staff site. */
function createStaffRouter(site: StaffSite) {
  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        {
          // Below the frame, so that its navigation stays.
          ErrorBoundary: FailedPage,
          children: [
            { index: true, Component: site === 'operator' ? FirstPage : StartPage },
            { Component: PermittedPage, children: [...PAGES[site]] },
            page(
              ACCOUNT_PATH,
              null,
              'AccountPage',
              () => import('../pages/account/account-page.tsx'),
            ),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ]);
}
