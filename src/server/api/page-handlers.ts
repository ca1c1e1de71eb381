import type { Static } from 'typebox';
import type { Endpoints } from '#shared/contract/api.ts';
import type { InputOf, ResponseOf } from '#shared/contract/client.ts';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { PageRouteName } from '#shared/contract/page-routes.ts';
import { findAppointment } from '#server/features/booking/appointments/find-appointment.ts';
import { listAppointmentFields } from '#server/features/booking/appointments/list-appointment-fields.ts';
import { listServiceCategories } from '#server/features/catalogue/categories/list-service-categories.ts';
import { findClinic } from '#server/features/catalogue/clinics/find-clinic.ts';
import { listClinicBranches } from '#server/features/catalogue/clinics/list-clinic-branches.ts';
import { listClinicReviews } from '#server/features/catalogue/clinics/list-clinic-reviews.ts';
import { listClinics } from '#server/features/catalogue/clinics/list-clinics.ts';
import { collapseDoctor } from '#server/features/catalogue/doctors/collapse-doctor.ts';
import { countByDay } from '#server/features/catalogue/doctors/count-by-day.ts';
import { describeDoctors } from '#server/features/catalogue/doctors/describe-doctors.ts';
import { findDoctor } from '#server/features/catalogue/doctors/find-doctor.ts';
import { listDoctors } from '#server/features/catalogue/doctors/list-doctors.ts';
import { listNearestDoctors } from '#server/features/catalogue/doctors/list-nearest-doctors.ts';
import { listPremiumDoctors } from '#server/features/catalogue/doctors/list-premium-doctors.ts';
import { listReviews } from '#server/features/catalogue/doctors/list-reviews.ts';
import { findQueue } from '#server/features/desk/queue/find-queue.ts';
import { parseExpand } from '#server/http/id-list.ts';
import { listCities } from '#server/features/catalogue/places/list-cities.ts';
import { listCityAreas } from '#server/features/catalogue/places/list-city-areas.ts';
import { listInsurances } from '#server/features/catalogue/places/list-insurances.ts';
import { listLatestReviews } from '#server/features/reviews/latest/list-latest-reviews.ts';
import { findService } from '#server/features/catalogue/services/find-service.ts';
import { listServices } from '#server/features/catalogue/services/list-services.ts';
import { presentSettings } from '#server/api/present-settings.ts';
import { findNearestSlot } from '#server/features/booking/slots/find-nearest-slot.ts';
import { listSlots } from '#server/features/booking/slots/list-slots.ts';
import type { RequestContext } from '#server/request-context.ts';

type Handler<Input, Result> = (context: RequestContext, input: Input) => Result | Promise<Result>;

/** The handlers of the calls that pages need, used for server rendering and for HTTP. */
export const pageHandlers: {
  readonly [Name in PageRouteName]: Handler<InputOf<Endpoints[Name]>, ResponseOf<Endpoints[Name]>>;
} = {
  settings: presentSettings,
  cities: listCities,
  cityAreas: listCityAreas,
  insurances: listInsurances,
  services: listServices,
  service: (context, { slug, ...query }) => findService(context, slug, query),
  serviceCategories: listServiceCategories,
  doctors: listDoctors,
  doctorsMeta: describeDoctors,
  dayCounts: countByDay,
  premiumDoctors: listPremiumDoctors,
  nearestDoctors: listNearestDoctors,
  doctor: (context, { slug }) => findDoctor(context, slug),
  reviews: (context, { slug, ...query }) => listReviews(context, slug, query),
  latestReviews: listLatestReviews,
  clinics: listClinics,
  clinic: (context, { slug, ...query }) => findClinic(context, slug, query),
  clinicReviews: (context, { slug, ...query }) => listClinicReviews(context, slug, query),
  clinicBranches: listClinicBranches,
  slots: listSlots,
  nearestSlot: findNearestSlot,
  appointmentFields: (context, { id }) => listAppointmentFields(context, id),
  queue: findQueue,
  appointment: (context, { id, hash }) => findAppointment(context, id, hash),
};

/** The handlers for HTTP, where `expand` selects the links to expand; pages get all of them expanded. */
export const httpPageHandlers: {
  readonly [Name in PageRouteName]: Handler<
    InputOf<Endpoints[Name]>,
    Static<Endpoints[Name]['success']['schema']>
  >;
} = {
  ...pageHandlers,
  doctors: async (context, query) => collapsePage(await listDoctors(context, query), query.expand),
  premiumDoctors: async (context, query) =>
    collapsePage(await listPremiumDoctors(context, query), query.expand),
  nearestDoctors: async (context, query) =>
    collapsePage(await listNearestDoctors(context, query), query.expand),
};

/** Returns a page of doctors with only the links in `expand` expanded. */
function collapsePage<P extends { results: DoctorExpanded[] }>(
  page: P,
  expand: string | undefined,
) {
  const names = parseExpand(expand);
  return { ...page, results: page.results.map((doctor) => collapseDoctor(doctor, names)) };
}
