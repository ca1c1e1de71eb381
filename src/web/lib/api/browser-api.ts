import type { Api } from '#shared/contract/api.ts';
import { apiPaths } from '#shared/paths.ts';
import type { Http } from './http.ts';

/** The reading half of the API over HTTP. */
export function createBrowserApi(http: Pick<Http, 'get'>): Api {
  const all = { limit: 'none' } as const;
  const expanded = { expand: 'services,clinic_branches' } as const;
  return {
    settings: () => http.get(apiPaths.settings()),
    cities: () => http.get(apiPaths.cities(), all),
    cityAreas: (city) => http.get(apiPaths.cityAreas(), { city, ...all }),
    insurances: () => http.get(apiPaths.insurances(), all),
    services: (query) => http.get(apiPaths.services(), query),
    service: (slug, query) => http.get(apiPaths.service(slug), query),
    doctors: (query) => http.get(apiPaths.doctors(), { ...query, ...expanded }),
    doctorsMeta: (query) => http.get(apiPaths.doctorsMeta(), query),
    premiumDoctors: (query) => http.get(apiPaths.premiumDoctors(), { ...query, ...expanded }),
    doctor: (slug) => http.get(apiPaths.doctor(slug)),
    reviews: (slug, query) => http.get(apiPaths.reviews(slug), query),
    latestReviews: (query) => http.get(apiPaths.latestReviews(), query),
    serviceCategories: (query) => http.get(apiPaths.serviceCategories(), query),
    clinics: (query) => http.get(apiPaths.clinics(), query),
    clinic: (slug, query) => http.get(apiPaths.clinic(slug), query),
    clinicReviews: (slug, query) => http.get(apiPaths.clinicReviews(slug), query),
    clinicBranches: (query) => http.get(apiPaths.clinicBranches(), query),
    slots: (query) => http.get(apiPaths.slots(), query),
    nearestSlot: (query) => http.get(apiPaths.nearestSlot(), query),
    appointmentFields: (clinicBranch) => http.get(apiPaths.appointmentFields(clinicBranch)),
    appointment: (id, hash) => http.get(apiPaths.appointment(id), { hash }),
  };
}
