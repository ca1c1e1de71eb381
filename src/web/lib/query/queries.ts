import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { ServicesQuery } from '#shared/contract/catalogue/services.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '../app.ts';

/** The number of doctors per page of a list. */
export const DOCTORS_PAGE: Readonly<Record<Device, number>> = { desktop: 8, mobile: 5, robot: 300 };

// A document has one country and one language, so keys contain neither.

export const citiesQuery = (app: App) =>
  queryOptions({ queryKey: ['cities'], queryFn: () => app.api.cities() });

export const cityAreasQuery = (app: App, city: number) =>
  queryOptions({ queryKey: ['city-areas', city], queryFn: () => app.api.cityAreas({ city }) });

export const insurancesQuery = (app: App) =>
  queryOptions({ queryKey: ['insurances'], queryFn: () => app.api.insurances() });

export const servicesQuery = (app: App, query: ServicesQuery) =>
  queryOptions({ queryKey: ['services', query], queryFn: () => app.api.services(query) });

/**
 * The specialties of a city or a district for adults: variants for children are filters of their
 * lists, and children are treated at the same branches.
 */
export const specialtiesQuery = (app: App, place: { city: number; city_area?: number }) =>
  servicesQuery(app, {
    ...place,
    type: 'initial-appointment',
    has_adult_service: false,
    is_primary: true,
    limit: 'none',
  });

/** A specialty or procedure with its variants in a city. */
export const serviceQuery = (app: App, slug: string, city: number) =>
  queryOptions({
    queryKey: ['service', slug, city],
    queryFn: () =>
      app.api.service({ slug, city, expand: 'extra_services,adult_service,children_service' }),
  });

export type DoctorsListQuery = Omit<DoctorsQuery, 'expand' | 'limit' | 'offset'>;

/** The pages of a list of doctors. The device decides the page size. */
export const doctorsQuery = (app: App, query: DoctorsListQuery) => {
  const limit = DOCTORS_PAGE[app.device];
  return infiniteQueryOptions({
    queryKey: ['doctors', query],
    queryFn: ({ pageParam }) => app.api.doctors({ ...query, limit, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + limit),
  });
};

/** A few doctors, for sections outside of the list. */
export const someDoctorsQuery = (app: App, query: DoctorsListQuery & { limit: number }) =>
  queryOptions({ queryKey: ['some-doctors', query], queryFn: () => app.api.doctors(query) });

export const doctorQuery = (app: App, slug: string) =>
  queryOptions({ queryKey: ['doctor', slug], queryFn: () => app.api.doctor({ slug }) });

/** The beginning of the keys of all queries for a doctor's reviews. */
export const reviewsOfDoctor = (slug: string) => ['reviews', slug] as const;

export const appointmentQuery = (app: App, id: number, hash: string) =>
  queryOptions({
    queryKey: ['appointment', id, hash],
    queryFn: () => app.api.appointment({ id, hash }),
  });

export const queueQuery = (app: App, code: string) =>
  queryOptions({ queryKey: ['queue', code], queryFn: () => app.api.queue({ code }) });

export const appointmentFieldsQuery = (app: App, clinicBranch: number) =>
  queryOptions({
    queryKey: ['appointment-fields', clinicBranch],
    queryFn: () => app.api.appointmentFields({ id: clinicBranch }),
  });
