import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';

/** The data of a clinic: of the own ones in the cabinet, of any in the console. */
const CLINIC_PAGES: RouteObject[] = [
  page(
    'holidays',
    'branch_holidays.edit',
    'BranchHolidaysPage',
    () => import('../pages/clinic-data/holidays/branches/branch-holidays-page.tsx'),
  ),
  page(
    'imports',
    'imports.edit',
    'ImportsPage',
    () => import('../pages/clinic-data/imports/imports-page.tsx'),
  ),
  page(
    'imports/:id',
    'imports.edit',
    'ImportPage',
    () => import('../pages/clinic-data/imports/import-page.tsx'),
  ),
  page(
    'prices',
    'prices.edit',
    'PricesPage',
    () => import('../pages/clinic-data/prices/prices-page.tsx'),
  ),
  page(
    'content',
    'content.edit',
    'ContentPage',
    () => import('../pages/clinic-data/content/content-page.tsx'),
  ),
  page(
    'content/:subject/:id/preview',
    'content.edit',
    'PreviewPage',
    () => import('../pages/clinic-data/content/preview-page.tsx'),
  ),
  page(
    'content/:subject/:id',
    'content.edit',
    'ContentRowPage',
    () => import('../pages/clinic-data/content/content-row-page.tsx'),
  ),
  page(
    'preparations',
    'content.edit',
    'PreparationsPage',
    () => import('../pages/clinic-data/preparations/preparations-page.tsx'),
  ),
  page(
    'preparations/:service',
    'content.edit',
    'PreparationPage',
    () => import('../pages/clinic-data/preparations/preparation-page.tsx'),
  ),
];

/** The pages that set up the catalogue, clinics, doctors and their texts. */
const SETUP_PAGES: readonly RouteObject[] = [
  page(
    '/catalogue',
    'catalogue.view',
    'CataloguePage',
    () => import('../pages/clinic-data/catalogue/catalogue-page.tsx'),
  ),
  page(
    '/catalogue/:kind/:id',
    'catalogue.view',
    'CatalogueRowPage',
    () => import('../pages/clinic-data/catalogue/catalogue-row-page.tsx'),
  ),
  page(
    '/clinics',
    'clinics.view',
    'ClinicsPage',
    () => import('../pages/clinic-data/clinics/clinics-page.tsx'),
  ),
  page(
    '/clinics/new',
    'clinics.edit',
    'NewClinicPage',
    () => import('../pages/clinic-data/clinics/clinic-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic',
    'clinics.view',
    'ClinicPage',
    () => import('../pages/clinic-data/clinics/clinic-page.tsx'),
  ),
  page(
    '/clinics/:clinic/edit',
    'clinics.edit',
    'ClinicFormPage',
    () => import('../pages/clinic-data/clinics/clinic-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/branches/:branch',
    'clinics.edit',
    'BranchFormPage',
    () => import('../pages/clinic-data/clinics/branch-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/new',
    'clinics.edit',
    'NewDoctorPage',
    () => import('../pages/clinic-data/clinics/doctor-form-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/:doctor',
    'clinics.view',
    'DoctorPage',
    () => import('../pages/clinic-data/doctors/doctor-page.tsx'),
  ),
  page(
    '/clinics/:clinic/doctors/:doctor/edit',
    'clinics.edit',
    'DoctorFormPage',
    () => import('../pages/clinic-data/clinics/doctor-form-page.tsx'),
  ),
  page(
    '/holidays',
    'holidays.view',
    'HolidaysPage',
    () => import('../pages/clinic-data/holidays/holidays-page.tsx'),
  ),
  page(
    '/seasons/:id',
    'holidays.edit',
    'SeasonFormPage',
    () => import('../pages/clinic-data/holidays/holiday-form-page.tsx'),
  ),
  page(
    '/holidays/:id',
    'holidays.edit',
    'HolidayFormPage',
    () => import('../pages/clinic-data/holidays/holiday-form-page.tsx'),
  ),
  page(
    '/texts',
    'texts.edit',
    'TextsPage',
    () => import('../pages/clinic-data/texts/texts-page.tsx'),
  ),
  page(
    '/texts/:subject/:id',
    'texts.edit',
    'RowTextsPage',
    () => import('../pages/clinic-data/texts/row-texts-page.tsx'),
  ),
  { path: '/clinics/:clinic', children: CLINIC_PAGES },
];

/** The pages of each site. */
export const PAGES: Readonly<Record<StaffSite, readonly RouteObject[]>> = {
  operator: [
    page(
      '/start',
      'catalogue.edit',
      'StartPage',
      () => import('../pages/clinic-data/start/start-page.tsx'),
    ),
    page('/inbox/:id?', 'inbox.view', 'InboxPage', () => import('../pages/inbox/inbox-page.tsx')),
    page(
      '/support',
      'appointments.support',
      'SupportPage',
      () => import('../pages/inbox/support/support-page.tsx'),
    ),
    page(
      '/messages',
      'messages.view',
      'MessagesPage',
      () => import('../pages/messages/messages-page.tsx'),
    ),
    page(
      '/erasures',
      'erasures.view',
      'ErasuresPage',
      () => import('../pages/inbox/erasures/erasures-page.tsx'),
    ),
    page(
      '/reviews',
      'reviews.moderate',
      'ReviewsPage',
      () => import('../pages/reviews/moderation/reviews-page.tsx'),
    ),
    page(
      '/accounts',
      'accounts.manage',
      'AccountsPage',
      () => import('../pages/identity/accounts/accounts-page.tsx'),
    ),
    page(
      '/accounts/:id',
      'accounts.manage',
      'AccountPage',
      () => import('../pages/identity/accounts/account-page.tsx'),
    ),
    page(
      '/audit',
      'audit.view',
      'AuditPage',
      () => import('../pages/identity/audit/audit-page.tsx'),
    ),
    page(
      '/onboarding',
      'onboarding.view',
      'OnboardingPage',
      () => import('../pages/clinic-data/onboarding/onboarding-page.tsx'),
    ),
    page(
      '/proposals',
      'proposals.view',
      'ProposalsPage',
      () => import('../pages/clinic-data/proposals/proposals-page.tsx'),
    ),
    ...SETUP_PAGES,
  ],
  cabinet: [
    page('/desk', 'appointments.view', 'DeskPage', () => import('../pages/desk/desk-page.tsx')),
    page(
      '/absences',
      'absences.view',
      'AbsencesPage',
      () => import('../pages/desk/absences/absences-page.tsx'),
    ),
    page(
      '/calendars',
      'busy_calendars.edit',
      'CalendarsPage',
      () => import('../pages/desk/calendars/calendars-page.tsx'),
    ),
    page(
      '/reviews',
      'received_reviews.view',
      'ReceivedPage',
      () => import('../pages/reviews/received/received-page.tsx'),
    ),
    page(
      '/schedules',
      'schedules.view',
      'SchedulesPage',
      () => import('../pages/clinic-data/schedules/schedules-page.tsx'),
    ),
    page(
      '/schedules/:schedule',
      'schedules.view',
      'SchedulePage',
      () => import('../pages/clinic-data/schedules/schedule-page.tsx'),
    ),
    page(
      '/figures',
      'figures.view',
      'FiguresPage',
      () => import('../pages/desk/figures/figures-page.tsx'),
    ),
    page(
      '/onboarding',
      'onboarding.view',
      'OnboardingPage',
      () => import('../pages/clinic-data/onboarding/onboarding-page.tsx'),
    ),
    page(
      '/clinic',
      'proposals.make',
      'OwnClinicPage',
      () => import('../pages/clinic-data/proposals/own-clinic-page.tsx'),
    ),
    page(
      '/clinic/:clinic/doctors/new',
      'proposals.make',
      'OwnDoctorPage',
      () => import('../pages/clinic-data/proposals/own-doctor-page.tsx'),
    ),
    page(
      '/clinic/:clinic/places/new',
      'proposals.make',
      'OwnPlacePage',
      () => import('../pages/clinic-data/proposals/own-place-page.tsx'),
    ),
    page(
      '/clinic/:clinic/branches/:proposal',
      'proposals.make',
      'OwnBranchPage',
      () => import('../pages/clinic-data/proposals/own-branch-page.tsx'),
    ),
    page(
      '/clinic/:clinic/legal-name',
      'proposals.make',
      'LegalNamePage',
      () => import('../pages/clinic-data/proposals/legal-name-page.tsx'),
    ),
    page(
      '/team',
      'accounts.manage',
      'AccountsPage',
      () => import('../pages/identity/accounts/accounts-page.tsx'),
    ),
    page(
      '/team/:id',
      'accounts.manage',
      'AccountPage',
      () => import('../pages/identity/accounts/account-page.tsx'),
    ),
    page(
      '/absences/:id',
      'absences.edit',
      'AbsencePage',
      () => import('../pages/desk/absences/absence-page.tsx'),
    ),
    { path: '/', children: CLINIC_PAGES },
  ],
};

/** The data of the route of a page. */
export interface PageHandle {
  /** The permission of the call that the page reads; without it the page is not drawn. */
  readonly permission: Permission | null;
}

/** Returns the route of a page, whose code is loaded when it is opened; null for a page of every account. */
export function page<Name extends string>(
  path: string,
  permission: Permission | null,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): RouteObject {
  const handle: PageHandle = { permission };
  return { path, handle, lazy: async () => ({ Component: (await load())[name] }) };
}
