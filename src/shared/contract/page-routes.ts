import type { Route } from './route.ts';

const ALL = { limit: 'none' } as const;
const EXPANDED = { expand: 'services,clinic_branches' } as const;

/** The calls that pages make while they render. On the server, they bypass HTTP. */
export const pageRoutes = {
  settings: { method: 'GET', path: '/api/v1/settings/' },
  cities: { method: 'GET', path: '/api/v1/cities/', clientQuery: ALL },
  cityAreas: { method: 'GET', path: '/api/v1/city-areas/', clientQuery: ALL },
  insurances: { method: 'GET', path: '/api/v1/insurances/', clientQuery: ALL },
  services: { method: 'GET', path: '/api/v1/services/' },
  service: { method: 'GET', path: '/api/v1/services/:slug/' },
  serviceCategories: { method: 'GET', path: '/api/v1/service-categories/' },
  doctors: { method: 'GET', path: '/api/v1/doctors/', clientQuery: EXPANDED },
  doctorsMeta: { method: 'GET', path: '/api/v1/doctors-meta/' },
  dayCounts: { method: 'GET', path: '/api/v1/doctors-day-counts/' },
  premiumDoctors: { method: 'GET', path: '/api/v1/doctors/premium/', clientQuery: EXPANDED },
  nearestDoctors: { method: 'GET', path: '/api/v1/doctors/nearest/', clientQuery: EXPANDED },
  doctor: { method: 'GET', path: '/api/v1/doctors/:slug/' },
  reviews: { method: 'GET', path: '/api/v1/doctors/:slug/reviews/' },
  latestReviews: { method: 'GET', path: '/api/v1/reviews/' },
  clinics: { method: 'GET', path: '/api/v1/clinics/' },
  clinic: { method: 'GET', path: '/api/v1/clinics/:slug/' },
  clinicReviews: { method: 'GET', path: '/api/v1/clinics/:slug/reviews/' },
  clinicBranches: { method: 'GET', path: '/api/v1/clinic-branches/' },
  slots: { method: 'GET', path: '/api/v1/slots/' },
  nearestSlot: { method: 'GET', path: '/api/v1/slots/nearest/' },
  appointmentFields: { method: 'GET', path: '/api/v1/clinic-branches/:id/appointment-fields/' },
  queue: { method: 'GET', path: '/api/v1/queues/:code/' },
  appointment: { method: 'GET', path: '/api/v1/appointments/:id/' },
} as const satisfies Record<string, Route>;

export type PageRouteName = keyof typeof pageRoutes;
