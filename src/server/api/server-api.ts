import type { Api } from '#shared/contract/api.ts';
import type { RequestContext } from '#server/request-context.ts';
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
export function createServerApi(context: RequestContext): Api {
  return refusalsAsApiErrors(context.language, {
    settings: async () => presentSettings(context.site),
    cities: async () => listCities(context),
    cityAreas: async (city) => listCityAreas(context, { city }),
    insurances: async () => listInsurances(context, {}),
    services: async (query) => listServices(context, query),
    service: async (slug, query) => findService(context, slug, query),
    doctors: (query) => listDoctors(context, query),
    doctorsMeta: (query) => describeDoctors(context, query),
    premiumDoctors: (query) => listPremiumDoctors(context, query),
    doctor: (slug) => findDoctor(context, slug),
    reviews: (slug, query) => listReviews(context, slug, query),
    latestReviews: (query) => listLatestReviews(context, query),
    serviceCategories: async (query) => listServiceCategories(context, query),
    clinics: (query) => listClinics(context, query),
    clinic: (slug, query) => findClinic(context, slug, query),
    clinicReviews: (slug, query) => listClinicReviews(context, slug, query),
    clinicBranches: (query) => listClinicBranches(context, query),
    slots: (query) => listSlots(context, query),
    nearestSlot: (query) => findNearestSlot(context, query),
    appointmentFields: async (branch) => listAppointmentFields(context, branch),
    appointment: (id, hash) => findAppointment(context, id, hash),
  });
}
