import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { SECTIONS } from '../shell/sections.ts';

/** The pages of each site; their code is loaded when they are opened. */
const PAGES: Readonly<Record<StaffSite, readonly RouteObject[]>> = {
  operator: [
    {
      path: '/inbox',
      lazy: async () => ({
        Component: (await import('../pages/inbox/inbox-page.tsx')).InboxPage,
      }),
    },
  ],
  cabinet: [],
};

/** Creates the router of a staff site. The start page is the first section. */
export function createStaffRouter(site: StaffSite) {
  const start = SECTIONS.find((section) => section.site === site)?.path;
  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        ...(start === undefined ? [] : [{ index: true, element: <Navigate to={start} replace /> }]),
        ...PAGES[site],
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
