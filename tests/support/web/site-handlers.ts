import type { DoctorsQuery } from '#shared/contract/doctors.ts';
import { fakeApi } from './fake-api.ts';
import type { FakeCall } from './fake-server.ts';

const api = fakeApi();
const numberIn = (call: FakeCall, name: string) =>
  call.query.has(name) ? Number(call.query.get(name)) : undefined;

export const DOCTORS = 'GET /api/v1/doctors/';

/** The part of a list of doctors that a call asks for. */
export function pageAsked(call: FakeCall): Pick<DoctorsQuery, 'limit' | 'offset'> {
  const limit = numberIn(call, 'limit');
  const offset = numberIn(call, 'offset');
  return { ...(limit === undefined ? {} : { limit }), ...(offset === undefined ? {} : { offset }) };
}

/** What `fakeApi` knows, as answers of a server. */
export const siteHandlers = {
  'GET /api/v1/cities/': () => api.cities(),
  'GET /api/v1/city-areas/': () => api.cityAreas(10),
  'GET /api/v1/insurances/': () => api.insurances(),
  'GET /api/v1/services/': () => api.services({}),
  'GET /api/v1/services/cardiologist/': () => api.service('cardiologist', {}),
  [DOCTORS]: (call: FakeCall) => api.doctors(pageAsked(call)),
  'GET /api/v1/slots/': (call: FakeCall) =>
    api.slots({ doctor: call.query.get('doctor') ?? '', date_from: '', date_to: '' }),
  'GET /api/v1/doctors/premium/': () => ({ next: null, previous: null, count: 0, results: [] }),
  'GET /api/v1/slots/nearest/': () => null,
  'GET /api/v1/service-categories/': () => api.serviceCategories({}),
  'GET /api/v1/clinics/': () => api.clinics({}),
  'GET /api/v1/reviews/': () => api.latestReviews({}),
};
