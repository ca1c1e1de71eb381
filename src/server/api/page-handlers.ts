import type { Static } from 'typebox';
import type { Endpoints } from '#shared/contract/api.ts';
import type { InputOf, ResponseOf } from '#shared/contract/client.ts';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { PageRouteName } from '#shared/contract/page-routes.ts';
import { findAppointment, listAppointmentFields } from '#server/features/appointments/index.ts';
import { listServiceCategories } from '#server/features/categories/index.ts';
import {
  findClinic,
  listClinicBranches,
  listClinicReviews,
  listClinics,
} from '#server/features/clinics/index.ts';
import {
  collapseDoctor,
  countByDay,
  describeDoctors,
  findDoctor,
  listDoctors,
  listNearestDoctors,
  listPremiumDoctors,
  listReviews,
} from '#server/features/doctors/index.ts';
import { findQueue } from '#server/features/desk/index.ts';
import { parseExpand } from '#server/http/id-list.ts';
import { listCities, listCityAreas, listInsurances } from '#server/features/places/index.ts';
import { listLatestReviews } from '#server/features/reviews/index.ts';
import { findService, listServices } from '#server/features/services/index.ts';
import { presentSettings } from '#server/features/settings/index.ts';
import { findNearestSlot, listSlots } from '#server/features/slots/index.ts';
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
