import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints, type StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { PAGES, type PageHandle } from './pages.ts';

type Call = keyof StaffEndpoints;

/** The call without which each page has nothing to show, or its form nothing to save. */
const CLINIC_CALLS: Readonly<Record<string, Call>> = {
  holidays: 'branchHolidays',
  imports: 'imports',
  'imports/:id': 'import',
  prices: 'prices',
  content: 'content',
  'content/:subject/:id/preview': 'previewContent',
  'content/:subject/:id': 'contentRow',
  preparations: 'preparations',
  'preparations/:service': 'preparations',
};
const CALLS: Readonly<Record<keyof typeof PAGES, Readonly<Record<string, Call>>>> = {
  operator: {
    '/inbox/:id?': 'inbox',
    '/start': 'countryStart',
    '/support': 'lookUpAppointment',
    '/messages': 'messages',
    '/erasures': 'erasures',
    '/reviews': 'nextReview',
    '/accounts': 'listAccounts',
    '/accounts/:id': 'account',
    '/audit': 'audit',
    '/onboarding': 'onboardings',
    '/proposals': 'proposals',
    '/catalogue': 'catalogue',
    '/catalogue/:kind/:id': 'catalogue',
    '/clinics': 'clinics',
    '/clinics/new': 'saveClinic',
    '/clinics/:clinic': 'clinic',
    '/clinics/:clinic/edit': 'saveClinic',
    '/clinics/:clinic/branches/:branch': 'saveBranch',
    '/clinics/:clinic/doctors/new': 'saveDoctor',
    '/clinics/:clinic/doctors/:doctor': 'doctor',
    '/clinics/:clinic/doctors/:doctor/edit': 'saveDoctor',
    '/holidays': 'holidays',
    '/seasons/:id': 'saveSeason',
    '/holidays/:id': 'saveHoliday',
    '/texts': 'texts',
    '/texts/:subject/:id': 'rowTexts',
    ...CLINIC_CALLS,
  },
  cabinet: {
    '/desk': 'deskBranches',
    '/absences': 'absences',
    '/absences/:id': 'absence',
    '/calendars': 'busyCalendars',
    '/reviews': 'receivedReviews',
    '/schedules': 'schedules',
    '/schedules/:schedule': 'schedule',
    '/figures': 'figures',
    '/onboarding': 'onboardings',
    '/clinic': 'ownClinics',
    '/clinic/:clinic/doctors/new': 'proposeDoctor',
    '/clinic/:clinic/branches/:proposal': 'proposeBranch',
    '/clinic/:clinic/places/new': 'proposePlace',
    '/clinic/:clinic/legal-name': 'proposePartner',
    '/team': 'listAccounts',
    '/team/:id': 'account',
    ...CLINIC_CALLS,
  },
};

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children === undefined ? [route] : flat(route.children)));

test.each(['operator', 'cabinet'] as const)(
  'each page of the site %s has the permission of its call',
  (site) => {
    const actual = flat(PAGES[site]).map(({ path, handle }) => [
      path,
      (handle as PageHandle).permission,
    ]);
    const endpoints: Readonly<Record<Call, StaffEndpoint>> = staffEndpoints;
    const expected = Object.entries(CALLS[site]).map(([path, call]) => [
      path,
      endpoints[call].permission,
    ]);
    expect(actual.toSorted()).toEqual(expected.toSorted());
  },
);
