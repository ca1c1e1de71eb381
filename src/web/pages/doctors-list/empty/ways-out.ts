import { queryOptions } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import { distanceMetres } from '#shared/domain/places/distance.ts';
import { NO_FILTERS, type DoctorFilters } from '#shared/domain/lists/doctor-filters.ts';
import type { App } from '#web/lib/app.ts';
import { citiesQuery, servicesQuery } from '#web/lib/query/queries.ts';
import { countQuery, DISPENSABLE } from '../around/around-queries.ts';
import { withFilters, type ListSubject } from '../subject/list-subject.ts';

const MAX_RELATED = 3;

/** The filters that exclude doctors, each with its inactive value. */
const NARROWING = {
  area: { cityArea: null },
  date: { date: null },
  insurance: { insurance: null },
  languages: { languages: [] },
  age: { childAge: null },
} as const satisfies Record<string, Partial<DoctorFilters>>;
type NarrowingFilter = keyof typeof NARROWING;
const NARROWING_FILTERS = Object.keys(NARROWING) as NarrowingFilter[];

/** A list that may have doctors where another one has none. */
export interface WayOut {
  /** The filter that is removed, all of them, or the other city. */
  by: NarrowingFilter | 'reset' | 'city';
  subject: ListSubject;
}

/**
 * Returns the lists closest to an empty one: without one of its filters, without any, or in the
 * other cities, the nearest first, if the city has no doctors at all.
 */
export function waysOut(subject: ListSubject, cities: readonly City[]): WayOut[] {
  const without = NARROWING_FILTERS.filter((filter) => isOn(filter, subject)).map((by) => ({
    by,
    subject: withFilters(subject, NARROWING[by]),
  }));
  if (without.length === 0 || subject.service.doctors_count === 0) {
    return otherCities(subject, cities);
  }
  if (without.length === 1) return without;
  return [{ by: 'reset', subject: withFilters(subject, NO_FILTERS) }, ...without];
}

function isOn(filter: NarrowingFilter, { filters, area }: ListSubject): boolean {
  switch (filter) {
    case 'area':
      return area !== null;
    case 'date':
      return filters.date !== null;
    case 'insurance':
      return filters.insurance !== null;
    case 'languages':
      return filters.languages.length > 0;
    case 'age':
      return filters.childAge !== null;
  }
}

function otherCities(subject: ListSubject, cities: readonly City[]): WayOut[] {
  const distanceTo = (city: City) => distanceMetres(subject.city.location, city.location);
  return cities
    .filter(({ id }) => id !== subject.city.id)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .map((city) => ({
      by: 'city',
      subject: { ...withFilters(subject, NO_FILTERS), city, areas: [] },
    }));
}

/** Returns the services related to that of a list, with the number of their doctors in its city. */
export const relatedQuery = (app: App, { city, service }: ListSubject) => {
  const ids = service.extra_services.map((extra) => (typeof extra === 'object' ? extra.id : extra));
  return queryOptions({
    ...DISPENSABLE,
    ...servicesQuery(app, {
      id: ids.slice(0, MAX_RELATED).join(','),
      city: city.id,
      limit: MAX_RELATED,
    }),
  });
};

/**
 * Counts the doctors of every alternative to an empty list. Never rejects: links work without
 * counts.
 */
export async function loadWaysOut(app: App, subject: ListSubject): Promise<void> {
  const cities = await app.queryClient.ensureQueryData(citiesQuery(app));
  await Promise.all([
    subject.service.extra_services.length > 0
      ? app.queryClient.prefetchQuery(relatedQuery(app, subject))
      : null,
    ...waysOut(subject, cities.results).map((way) =>
      app.queryClient.prefetchQuery(countQuery(app, way.subject)),
    ),
  ]);
}
