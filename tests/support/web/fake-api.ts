import { ApiError } from '#shared/contract/api-error.ts';
import type { Api, Endpoints } from '#shared/contract/api.ts';
import { createClient } from '#shared/contract/client.ts';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { pageRoutes, type PageRouteName } from '#shared/contract/page-routes.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { pageOf } from './fake-server.ts';
import { makeCity, makeDoctor, makeDoctorService, makeSlot } from './doctors.ts';

function notFoundError(): ApiError {
  return new ApiError(404, {
    type: 'client_error',
    errors: [{ code: 'not_found', detail: 'Not found.', attr: null }],
  });
}

export function makeService(change: Partial<Service> = {}): Service {
  return {
    id: 5,
    slug: 'cardiologist',
    name: 'Cardiologist',
    plural_name: change.name ?? 'Cardiologists',
    consultation_name: change.name ?? 'Cardiology consultation',
    alternate_name: null,
    type: 'other',
    is_primary: true,
    is_for_children: false,
    description: 'Treats the heart.',
    doctors_count: 3,
    extra_services: [],
    adult_service: null,
    children_service: null,
    ...change,
  };
}

/** Makes a doctor of a list, with the service and the branch of the other factories. */
export function makeListedDoctor(id: number): DoctorExpanded {
  const {
    description: _,
    score_distribution: __,
    ...doctor
  } = makeDoctor({
    id,
    slug: `doctor-${id}`,
    name: `Doctor ${id}`,
    feedback_count: 12,
    feedback_score: 9.4,
    experience: 7,
    services: [makeDoctorService({ id: id * 10 })],
  });
  return doctor;
}

/** Returns the page of a list of doctors that begins at `offset`. */
export function doctorsPage(
  total: number,
  { limit = 20, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): DoctorsPageExpanded {
  const ids = Array.from({ length: total }, (_, index) => index + 1);
  return {
    count: total,
    total_count: total,
    feedback_count: total * 12,
    feedback_score: total === 0 ? null : 9.4,
    min_price: total === 0 ? null : 30_000,
    max_price: total === 0 ? null : 30_000,
    meta_title: 'Cardiologists in Budapest',
    meta_description: 'All of them.',
    next: offset + limit < total ? '/next' : null,
    previous: null,
    results: ids.slice(offset, offset + limit).map(makeListedDoctor),
  };
}

const { results: _results, next: _next, previous: _previous, ...doctorsMeta } = doctorsPage(20, {});

/**
 * Creates an API with one service and twenty of its doctors in Budapest. Calls that are neither
 * faked here nor in `overrides` are rejected as not found.
 */
export function fakeApi(overrides: Partial<Api> = {}): Api {
  const rejectNotFound = () => Promise.reject(notFoundError());
  return {
    ...createClient<Pick<Endpoints, PageRouteName>>(pageRoutes, rejectNotFound),
    cities: async () => pageOf([makeCity(), makeCity({ id: 11, slug: 'pecs', name: 'Pécs' })]),
    cityAreas: async () => pageOf([{ id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true }]),
    insurances: async () => pageOf([]),
    services: async () => pageOf([makeService()]),
    service: ({ slug }) =>
      slug === 'cardiologist' ? Promise.resolve(makeService()) : rejectNotFound(),
    doctors: async (query = {}) => doctorsPage(20, query),
    doctorsMeta: async () => doctorsMeta,
    dayCounts: async ({ date_from: date }) => ({
      results: [{ date, count: 3, has_more: false }],
    }),
    premiumDoctors: async () => pageOf([]),
    nearestDoctors: async (query) => ({ results: doctorsPage(20, query).results }),
    latestReviews: async () => pageOf([]),
    serviceCategories: async () => pageOf([]),
    clinics: async () => pageOf([]),
    clinicBranches: async () => pageOf([]),
    slots: async ({ doctor = '' }) =>
      pageOf(
        doctor.split(',').map((id) => ({
          ...makeSlot('2026-11-24T09:00:00+01:00'),
          doctor: Number(id),
          doctor_service: Number(id) * 10,
        })),
      ),
    nearestSlot: async () => null,
    ...overrides,
  };
}
