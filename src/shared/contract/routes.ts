/**
 * The method and path of every call of the API. This table has no schemas, so that clients can
 * import it without the schema library; `endpoints.ts` adds the rest.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A path with `:name` for each path parameter. */
  readonly path: `/${string}`;
  /** The query parameters that our own clients add to every request. */
  readonly clientQuery?: Readonly<Record<string, string>>;
}

const ALL = { limit: 'none' } as const;
const EXPANDED = { expand: 'services,clinic_branches' } as const;

/** The calls that pages are rendered from. The server answers them without HTTP when it renders. */
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
  premiumDoctors: { method: 'GET', path: '/api/v1/doctors/premium/', clientQuery: EXPANDED },
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
  appointment: { method: 'GET', path: '/api/v1/appointments/:id/' },
} as const satisfies Record<string, Route>;

/** Every call under `/api/`. */
export const routes = {
  ...pageRoutes,
  registrationCodes: { method: 'POST', path: '/api/v0/registration_codes/' },
  holdSlot: { method: 'POST', path: '/api/v1/slot-holds/' },
  releaseSlot: { method: 'DELETE', path: '/api/v1/slot-holds/:token/' },
  validateAppointment: { method: 'POST', path: '/api/v1/appointments/validate/' },
  createAppointment: { method: 'POST', path: '/api/v1/appointments/' },
  cancelAppointment: { method: 'POST', path: '/api/v1/appointments/:id/cancel/' },
  rescheduleAppointment: { method: 'POST', path: '/api/v1/appointments/:id/reschedule/' },
  appointmentCalendar: { method: 'GET', path: '/api/v1/appointments/:id/calendar.ics' },
  createFeedback: { method: 'POST', path: '/api/v1/feedback/' },
  createClinicRequest: { method: 'POST', path: '/api/v1/clinic-requests/' },
  createSurveyAnswer: { method: 'POST', path: '/api/v1/survey-answers/' },
  createContactMessage: { method: 'POST', path: '/api/v1/contact-messages/' },
  createSession: { method: 'POST', path: '/api/v1/sessions/' },
  closeSession: { method: 'DELETE', path: '/api/v1/sessions/current/' },
  me: { method: 'GET', path: '/api/v1/users/me/' },
} as const satisfies Record<string, Route>;

export type PageRouteName = keyof typeof pageRoutes;
export type RouteName = keyof typeof routes;

/** The calls of Algolia's search API, outside of `/api/`. */
export const searchRoutes = {
  search: { method: 'POST', path: '/1/indexes/:index/query' },
  searchMany: { method: 'POST', path: '/1/indexes/*/queries' },
} as const satisfies Record<string, Route>;
