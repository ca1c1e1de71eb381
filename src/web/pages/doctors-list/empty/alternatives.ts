import { queryOptions } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { NO_FILTERS, type DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import type { App } from '#web/lib/app.ts';
import { citiesQuery, servicesQuery } from '#web/lib/query/queries.ts';
import { countQuery, OPTIONAL } from '../extra-queries.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { nextSlotQuery } from './next-slot.ts';

const MAX_RELATED = 3;
/** The number of other cities that are offered for the day of an empty list. */
const MAX_CITIES_ON_DAY = 2;

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

/** A similar list that may have doctors. */
export interface Alternative {
  /**
   * The removed filter, `reset` for all filters, `city` for another city, or `cityOnDay` for another
   * city on the same day.
   */
  by: NarrowingFilter | 'reset' | 'city' | 'cityOnDay';
  context: ListContext;
}

/**
 * Returns alternatives to an empty list: the list without one of its filters and without any, and
 * the same day in the nearest cities; or any day in other cities, the nearest first, if the list has
 * no filters or the city has no doctors.
 */
export function alternatives(context: ListContext, cities: readonly City[]): Alternative[] {
  const without = activeFilters(context).map((by) => ({
    by,
    context: withFilters(context, NARROWING[by]),
  }));
  if (without.length === 0 || context.service.doctors_count === 0) {
    return otherCities(withFilters(context, NO_FILTERS), cities, 'city');
  }
  const onDay = { ...NO_FILTERS, date: context.filters.date };
  const sameDay =
    onDay.date === null ? [] : otherCities(withFilters(context, onDay), cities, 'cityOnDay');
  const reset = { by: 'reset', context: withFilters(context, NO_FILTERS) } as const;
  return [
    ...(without.length > 1 ? [reset] : []),
    ...without,
    ...sameDay.slice(0, MAX_CITIES_ON_DAY),
  ];
}

/** Returns the filters that are on. */
function activeFilters({ filters, area }: ListContext): NarrowingFilter[] {
  const isOn: Record<NarrowingFilter, boolean> = {
    area: area !== null,
    date: filters.date !== null,
    insurance: filters.insurance !== null,
    languages: filters.languages.length > 0,
    age: filters.childAge !== null,
  };
  return NARROWING_FILTERS.filter((filter) => isOn[filter]);
}

function otherCities(
  context: ListContext,
  cities: readonly City[],
  by: 'city' | 'cityOnDay',
): Alternative[] {
  const distanceTo = (city: City) => distanceMetres(context.city.location, city.location);
  return cities
    .filter(({ id }) => id !== context.city.id)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .map((city) => ({
      by,
      context: { ...context, city, areas: [] },
    }));
}

/** Queries the services related to that of a list, with the number of their doctors in its city. */
export const relatedQuery = (app: App, { city, service }: ListContext) => {
  const ids = service.extra_services.map((extra) => (typeof extra === 'object' ? extra.id : extra));
  return queryOptions({
    ...OPTIONAL,
    ...servicesQuery(app, {
      id: ids.slice(0, MAX_RELATED).join(','),
      city: city.id,
      limit: MAX_RELATED,
    }),
  });
};

/**
 * Counts the doctors of every alternative to an empty list, and finds the next slot of any day. Never
 * rejects: links work without counts.
 */
export async function loadAlternatives(app: App, context: ListContext): Promise<void> {
  const cities = await app.queryClient.ensureQueryData(citiesQuery(app));
  await Promise.all([
    context.service.extra_services.length > 0
      ? app.queryClient.prefetchQuery(relatedQuery(app, context))
      : null,
    context.filters.date === null
      ? null
      : app.queryClient.prefetchQuery(nextSlotQuery(app, context)),
    ...alternatives(context, cities.results).map((alternative) =>
      app.queryClient.prefetchQuery(countQuery(app, alternative.context)),
    ),
  ]);
}
