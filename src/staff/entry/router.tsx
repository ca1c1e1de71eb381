import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { ACCOUNT_PATH, SECTIONS } from '../shell/sections.ts';
import { SETUP_PAGES } from './setup-pages.ts';

/** The pages of each site; their code is loaded when they are opened. */
const PAGES: Readonly<Record<StaffSite, readonly RouteObject[]>> = {
  operator: [
    {
      path: '/inbox/:id?',
      lazy: async () => ({
        Component: (await import('../pages/inbox/inbox-page.tsx')).InboxPage,
      }),
    },
    {
      path: '/support',
      lazy: async () => ({
        Component: (await import('../pages/inbox/support/support-page.tsx')).SupportPage,
      }),
    },
    {
      path: '/messages',
      lazy: async () => ({
        Component: (await import('../pages/messages/messages-page.tsx')).MessagesPage,
      }),
    },
    {
      path: '/erasures',
      lazy: async () => ({
        Component: (await import('../pages/inbox/erasures/erasures-page.tsx')).ErasuresPage,
      }),
    },
    {
      path: '/reviews',
      lazy: async () => ({
        Component: (await import('../pages/reviews/moderation/reviews-page.tsx')).ReviewsPage,
      }),
    },
    {
      path: '/accounts',
      lazy: async () => ({
        Component: (await import('../pages/identity/accounts/accounts-page.tsx')).AccountsPage,
      }),
    },
    {
      path: '/audit',
      lazy: async () => ({
        Component: (await import('../pages/identity/audit/audit-page.tsx')).AuditPage,
      }),
    },
    {
      path: '/onboarding',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/onboarding/onboarding-page.tsx'))
          .OnboardingPage,
      }),
    },
    ...SETUP_PAGES,
  ],
  cabinet: [
    {
      path: '/desk',
      lazy: async () => ({
        Component: (await import('../pages/desk/desk-page.tsx')).DeskPage,
      }),
    },
    {
      path: '/holidays',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/holidays/branches/branch-holidays-page.tsx'))
          .BranchHolidaysPage,
      }),
    },
    {
      path: '/absences',
      lazy: async () => ({
        Component: (await import('../pages/desk/absences/absences-page.tsx')).AbsencesPage,
      }),
    },
    {
      path: '/calendars',
      lazy: async () => ({
        Component: (await import('../pages/desk/calendars/calendars-page.tsx')).CalendarsPage,
      }),
    },
    {
      path: '/reviews',
      lazy: async () => ({
        Component: (await import('../pages/reviews/received/received-page.tsx')).ReceivedPage,
      }),
    },
    {
      path: '/prices',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/prices/prices-page.tsx')).PricesPage,
      }),
    },
    {
      path: '/schedules',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/schedules/schedules-page.tsx'))
          .SchedulesPage,
      }),
    },
    {
      path: '/schedules/:schedule',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/schedules/schedule-page.tsx')).SchedulePage,
      }),
    },
    {
      path: '/preparations',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/preparations/preparations-page.tsx'))
          .PreparationsPage,
      }),
    },
    {
      path: '/preparations/:service',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/preparations/preparation-page.tsx'))
          .PreparationPage,
      }),
    },
    {
      path: '/content',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/content/content-page.tsx')).ContentPage,
      }),
    },
    {
      path: '/content/:subject/:id/preview',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/content/preview-page.tsx')).PreviewPage,
      }),
    },
    {
      path: '/content/:subject/:id',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/content/content-row-page.tsx'))
          .ContentRowPage,
      }),
    },
    {
      path: '/figures',
      lazy: async () => ({
        Component: (await import('../pages/desk/figures/figures-page.tsx')).FiguresPage,
      }),
    },
    {
      path: '/imports',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/imports/imports-page.tsx')).ImportsPage,
      }),
    },
    {
      path: '/onboarding',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/onboarding/onboarding-page.tsx'))
          .OnboardingPage,
      }),
    },
    {
      path: '/team',
      lazy: async () => ({
        Component: (await import('../pages/identity/accounts/accounts-page.tsx')).AccountsPage,
      }),
    },
    {
      path: '/imports/:id',
      lazy: async () => ({
        Component: (await import('../pages/clinic-data/imports/import-page.tsx')).ImportPage,
      }),
    },
    {
      path: '/absences/:id',
      lazy: async () => ({
        Component: (await import('../pages/desk/absences/absence-page.tsx')).AbsencePage,
      }),
    },
  ],
};

/** Creates the router of a staff site. The start page is the first section, or else the own account. */
export function createStaffRouter(site: StaffSite) {
  const start = SECTIONS.find((section) => section.site === site)?.path ?? ACCOUNT_PATH;
  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <Navigate to={start} replace /> },
        ...PAGES[site],
        {
          path: ACCOUNT_PATH,
          lazy: async () => ({
            Component: (await import('../pages/identity/account/account-page.tsx')).AccountPage,
          }),
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}
