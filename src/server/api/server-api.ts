import type { Api } from '#shared/contract/api.ts';
import type { Call } from '#server/request-context.ts';
import { findAppointment, listAppointmentFields } from '#server/features/appointments/index.ts';
import { listServiceCategories } from '#server/features/categories/index.ts';
import {
  findClinic,
  listClinicBranches,
  listClinicReviews,
  listClinics,
} from '#server/features/clinics/index.ts';
import {
  describeDoctors,
  findDoctor,
  listDoctors,
  listPremiumDoctors,
  listReviews,
} from '#server/features/doctors/index.ts';
import { listCities, listCityAreas, listInsurances } from '#server/features/places/index.ts';
import { listLatestReviews } from '#server/features/reviews/index.ts';
import { findService, listServices } from '#server/features/services/index.ts';
import { presentSettings } from '#server/features/settings/index.ts';
import { findNearestSlot, listSlots } from '#server/features/slots/index.ts';
import { refusalsAsApiErrors } from './api-error-of.ts';

/** What pages ask for, answered without the network: the very features that the API serves. */
export function createServerApi(call: Call): Api {
  return refusalsAsApiErrors(call.language, {
    settings: async () => presentSettings(call.site),
    cities: async () => listCities(call),
    cityAreas: async (city) => listCityAreas(call, { city }),
    insurances: async () => listInsurances(call, {}),
    services: async (query) => listServices(call, query),
    service: async (slug, query) => findService(call, slug, query),
    doctors: (query) => listDoctors(call, query),
    doctorsMeta: (query) => describeDoctors(call, query),
    premiumDoctors: (query) => listPremiumDoctors(call, query),
    doctor: (slug) => findDoctor(call, slug),
    reviews: (slug, query) => listReviews(call, slug, query),
    latestReviews: (query) => listLatestReviews(call, query),
    serviceCategories: async (query) => listServiceCategories(call, query),
    clinics: (query) => listClinics(call, query),
    clinic: (slug, query) => findClinic(call, slug, query),
    clinicReviews: (slug, query) => listClinicReviews(call, slug, query),
    clinicBranches: (query) => listClinicBranches(call, query),
    slots: (query) => listSlots(call, query),
    nearestSlot: (query) => findNearestSlot(call, query),
    appointmentFields: async (branch) => listAppointmentFields(call, branch),
    appointment: (id, hash) => findAppointment(call, id, hash),
  });
}
