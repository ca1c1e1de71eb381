import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';

/** The data of a clinic: of the own ones in the cabinet, of any in the console. */
const CLINIC_PAGES: RouteObject[] = [
  page(
    'holidays',
    'BranchHolidaysPage',
    () => import('../pages/clinic-data/holidays/branches/branch-holidays-page.tsx'),
  ),
  page('imports', 'ImportsPage', () => import('../pages/clinic-data/imports/imports-page.tsx')),
  page('imports/:id', 'ImportPage', () => import('../pages/clinic-data/imports/import-page.tsx')),
  page('prices', 'PricesPage', () => import('../pages/clinic-data/prices/prices-page.tsx')),
  page('content', 'ContentPage', () => import('../pages/clinic-data/content/content-page.tsx')),
  page(
    'content/:subject/:id/preview',
    'PreviewPage',
    () => import('../pages/clinic-data/content/preview-page.tsx'),
  ),
  page(
    'content/:subject/:id',
    'ContentRowPage',
    () => import('../pages/clinic-data/content/content-row-page.tsx'),
  ),
  page(
    'preparations',
    'PreparationsPage',
    () => import('../pages/clinic-data/preparations/preparations-page.tsx'),
  ),
  page(
    'preparations/:service',
    'PreparationPage',
    () => import('../pages/clinic-data/preparations/preparation-page.tsx'),
  ),
];

/** The pages that set up the catalogue, clinics, doctors and their texts. */
const SETUP_PAGES: readonly RouteObject[] = [
  page(
    '/catalogue',
    'CataloguePage',
    () => import('../pages/clinic-data/catalogue/catalogue-page.tsx'),
  ),
  page(
    '/catalogue/:kind/:id',
    'CatalogueRowPage',
    () => import('../pages/clinic-data/catalogue/catalogue-row-page.tsx'),
  ),
  page('/clinics', 'ClinicsPage', () => import('../pages/clinic-data/clinics/clinics-page.tsx')),
  page(
    '/clinics/new',
    'NewClinicPage',
    () => import('../pages/clinic-data/clinics/clinic-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic',
    'ClinicPage',
    () => import('../pages/clinic-data/clinics/clinic-page.tsx'),
  ),
  page(
    '/clinics/:clinic/edit',
    'ClinicFormPage',
    () => import('../pages/clinic-data/clinics/clinic-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/branches/:branch',
    'BranchFormPage',
    () => import('../pages/clinic-data/clinics/branch-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/new',
    'NewDoctorPage',
    () => import('../pages/clinic-data/clinics/doctor-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/:doctor',
    'DoctorPage',
    () => import('../pages/clinic-data/doctors/doctor-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/:doctor/edit',
    'DoctorFormPage',
    () => import('../pages/clinic-data/clinics/doctor-form-page.tsx'),
  ),
  page(
    '/holidays',
    'HolidaysPage',
    () => import('../pages/clinic-data/holidays/holidays-page.tsx'),
  ),
  page(
    '/seasons/:id',
    'SeasonFormPage',
    () => import('../pages/clinic-data/holidays/holiday-form-page.tsx'),
  ),
  page(
    '/holidays/:id',
    'HolidayFormPage',
    () => import('../pages/clinic-data/holidays/holiday-form-page.tsx'),
  ),
  page('/texts', 'TextsPage', () => import('../pages/clinic-data/texts/texts-page.tsx')),
  page(
    '/texts/:subject/:id',
    'RowTextsPage',
    () => import('../pages/clinic-data/texts/row-texts-page.tsx'),
  ),
  { path: '/clinics/:clinic', children: CLINIC_PAGES },
];

/** The pages of each site. */
export const PAGES: Readonly<Record<StaffSite, readonly RouteObject[]>> = {
  operator: [
    page('/start', 'StartPage', () => import('../pages/clinic-data/start/start-page.tsx')),
    page('/inbox/:id?', 'InboxPage', () => import('../pages/inbox/inbox-page.tsx')),
    page('/support', 'SupportPage', () => import('../pages/inbox/support/support-page.tsx')),
    page('/messages', 'MessagesPage', () => import('../pages/messages/messages-page.tsx')),
    page('/erasures', 'ErasuresPage', () => import('../pages/inbox/erasures/erasures-page.tsx')),
    page('/reviews', 'ReviewsPage', () => import('../pages/reviews/moderation/reviews-page.tsx')),
    page('/accounts', 'AccountsPage', () => import('../pages/identity/accounts/accounts-page.tsx')),
    page('/audit', 'AuditPage', () => import('../pages/identity/audit/audit-page.tsx')),
    page(
      '/onboarding',
      'OnboardingPage',
      () => import('../pages/clinic-data/onboarding/onboarding-page.tsx'),
    ),
    page(
      '/proposals',
      'ProposalsPage',
      () => import('../pages/clinic-data/proposals/proposals-page.tsx'),
    ),
    ...SETUP_PAGES,
  ],
  cabinet: [
    page('/desk', 'DeskPage', () => import('../pages/desk/desk-page.tsx')),
    page('/absences', 'AbsencesPage', () => import('../pages/desk/absences/absences-page.tsx')),
    page('/calendars', 'CalendarsPage', () => import('../pages/desk/calendars/calendars-page.tsx')),
    page('/reviews', 'ReceivedPage', () => import('../pages/reviews/received/received-page.tsx')),
    page(
      '/schedules',
      'SchedulesPage',
      () => import('../pages/clinic-data/schedules/schedules-page.tsx'),
    ),
    page(
      '/schedules/:schedule',
      'SchedulePage',
      () => import('../pages/clinic-data/schedules/schedule-page.tsx'),
    ),
    page('/figures', 'FiguresPage', () => import('../pages/desk/figures/figures-page.tsx')),
    page(
      '/onboarding',
      'OnboardingPage',
      () => import('../pages/clinic-data/onboarding/onboarding-page.tsx'),
    ),
    page(
      '/clinic',
      'OwnClinicPage',
      () => import('../pages/clinic-data/proposals/own-clinic-page.tsx'),
    ),
    page(
      '/clinic/:clinic/doctors/new',
      'OwnDoctorPage',
      () => import('../pages/clinic-data/proposals/own-doctor-page.tsx'),
    ),
    page(
      '/clinic/:clinic/branches/:proposal',
      'OwnBranchPage',
      () => import('../pages/clinic-data/proposals/own-branch-page.tsx'),
    ),
    page(
      '/clinic/:clinic/legal-name',
      'LegalNamePage',
      () => import('../pages/clinic-data/proposals/legal-name-page.tsx'),
    ),
    page('/team', 'AccountsPage', () => import('../pages/identity/accounts/accounts-page.tsx')),
    page('/absences/:id', 'AbsencePage', () => import('../pages/desk/absences/absence-page.tsx')),
    { path: '/', children: CLINIC_PAGES },
  ],
};

/** Returns the route of a page, whose code is loaded when it is opened. */
export function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}
