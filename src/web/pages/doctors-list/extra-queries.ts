import { queryOptions } from '@tanstack/react-query';
import type { DoctorsMetaQuery } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { countFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import type { App } from '#web/lib/app.ts';
import { doctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import { listQuery } from './context/list-query.ts';
import type { ListContext } from './context/list-context.ts';

const MAX_PROMOTED = 2;
/** The maximum number of ids in a list parameter of the API. */
const MAX_EXCLUDED = 300;

/** The options of optional queries: no error message and no retry. */
export const OPTIONAL = { retry: false, meta: { silent: true } } as const;

/** Returns true if the list has promoted doctors. They ignore filters, so a filtered list has none. */
export function hasPromoted(app: App, { filters }: ListContext): boolean {
  return app.device !== 'robot' && countFilters(filters) === 0;
}

/** Queries the doctors promoted for the service in the city, at most two. */
export const promotedQuery = (app: App, { city, service }: ListContext) => {
  const query = { city: city.id, service: String(service.id), limit: MAX_PROMOTED };
  return queryOptions({
    ...OPTIONAL,
    queryKey: ['some-doctors', 'promoted', query],
    queryFn: () => app.api.premiumDoctors(query),
  });
};

/** Returns the API query that counts the doctors of a list. The sort order does not matter. */
export function metaQuery(context: ListContext): DoctorsMetaQuery {
  const { ordering: _ordering, lat: _lat, lng: _lng, ...filters } = listQuery(context);
  return { ...filters, service: String(context.service.id) };
}

/** Queries the number of doctors in a list, without the other figures: the page includes it. */
export const countQuery = (app: App, context: ListContext) => {
  const query = metaQuery(context);
  return queryOptions({
    ...OPTIONAL,
    queryKey: ['doctors-count', query],
    queryFn: async () => {
      const { count } = await app.api.doctorsMeta(query);
      return { count };
    },
  });
};

/** Queries how many doctors of a list are available today and tomorrow, whatever the day of the list. */
export const dayCountsQuery = (app: App, context: ListContext, today: PlainDate) => {
  const { city, service } = context;
  const { slot_date: _day, ...filters } = metaQuery(context);
  const query = { ...filters, city: city.id, service: service.id, date_from: today, days: 2 };
  return queryOptions({
    ...OPTIONAL,
    queryKey: ['doctors-day-counts', query],
    queryFn: async () => (await app.api.dayCounts(query)).results,
  });
};

/** Queries the doctors of a section below a list, which works without it. */
export const sectionQuery = (app: App, query: DoctorsListQuery) => ({
  ...doctorsQuery(app, query),
  ...OPTIONAL,
});

/**
 * Returns the API query of the doctors of a list who take no bookings at present. They take none on any day, so the
 * date filter does not apply.
 */
export function inactiveQuery({ slot_date: _day, ...query }: DoctorsListQuery): DoctorsListQuery {
  return { ...query, is_active: false };
}

/**
 * Returns the API query of the doctors below a list filtered by district or insurance: doctors of
 * the nearest districts, or for an insurance filter alone, doctors who do not accept the insurance.
 * Excludes the doctors shown. Null for other lists.
 */
export function nearbyQuery(
  context: ListContext,
  shown: readonly { id: number }[],
): DoctorsListQuery | null {
  const { area, filters } = context;
  if (area === null && filters.insurance === null) return null;
  const { city_area: _area, insurance: _insurance, ...query } = listQuery(context);
  const ids = shown.map(({ id }) => id).toSorted((a, b) => a - b);
  return {
    ...query,
    ...(area === null ? {} : { nearest_city_area: area.id }),
    ...(area === null || filters.insurance === null ? {} : { insurance: filters.insurance }),
    ...(ids.length === 0 ? {} : { exclude: ids.slice(0, MAX_EXCLUDED).join(',') }),
  };
}
