import type { DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import { fakeApi } from './fake-api.ts';
import type { FakeCall } from './fake-server.ts';

const api = fakeApi();
const numberIn = (call: FakeCall, name: string) =>
  call.query.has(name) ? Number(call.query.get(name)) : undefined;

export const DOCTORS = 'GET /api/v1/doctors/';

/** Returns the limit and offset of a request for a list of doctors. */
export function paginationOf(call: FakeCall): Pick<DoctorsQuery, 'limit' | 'offset'> {
  const limit = numberIn(call, 'limit');
  const offset = numberIn(call, 'offset');
  return { ...(limit === undefined ? {} : { limit }), ...(offset === undefined ? {} : { offset }) };
}

/** The responses of `fakeApi`, as handlers of `fakeServer`. */
export const siteHandlers = {
  'GET /api/v1/cities/': () => api.cities(),
  'GET /api/v1/city-areas/': () => api.cityAreas(),
  'GET /api/v1/insurances/': () => api.insurances(),
  'GET /api/v1/services/': () => api.services(),
  'GET /api/v1/services/cardiologist/': () => api.service({ slug: 'cardiologist' }),
  [DOCTORS]: (call: FakeCall) => api.doctors(paginationOf(call)),
  'GET /api/v1/slots/': (call: FakeCall) =>
    api.slots({ doctor: call.query.get('doctor') ?? '', date_from: '', date_to: '' }),
  'GET /api/v1/doctors-day-counts/': (call: FakeCall) =>
    api.dayCounts({ service: 5, city: 10, date_from: call.query.get('date_from') ?? '', days: 2 }),
  'GET /api/v1/doctors/premium/': () => api.premiumDoctors(),
  'GET /api/v1/doctors/nearest/': () => api.doctors({ limit: 12 }),
  'GET /api/v1/slots/nearest/': () => api.nearestSlot({ doctor: '' }),
  'GET /api/v1/service-categories/': () => api.serviceCategories(),
  'GET /api/v1/clinics/': () => api.clinics(),
  'GET /api/v1/reviews/': () => api.latestReviews(),
};
