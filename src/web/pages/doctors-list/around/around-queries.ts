import { queryOptions } from '@tanstack/react-query';
import type { DoctorsMetaQuery } from '#shared/contract/catalogue/doctors.ts';
import { countFilters } from '#shared/domain/lists/doctor-filters.ts';
import type { App } from '#web/lib/app.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';
import { listQuery } from '../subject/list-query.ts';
import type { ListSubject } from '../subject/list-subject.ts';

const MAX_PROMOTED = 2;
/** As many ids as the API takes in a list. */
const MAX_EXCLUDED = 300;

/** What the page does without when it does not come: no message, and nobody waits for a retry. */
export const DISPENSABLE = { retry: false, meta: { silent: true } } as const;

/** Whether promoted doctors precede the list: they are narrowed by no filter, so beside one they mislead. */
export function hasPromoted(app: App, { filters }: ListSubject): boolean {
  return app.device !== 'robot' && countFilters(filters) === 0;
}

/** The doctors promoted for the service in the city, at most two. */
export const promotedQuery = (app: App, { city, service }: ListSubject) => {
  const query = { city: city.id, service: String(service.id), limit: MAX_PROMOTED };
  return queryOptions({
    ...DISPENSABLE,
    queryKey: ['some-doctors', 'promoted', query],
    queryFn: () => app.api.premiumDoctors(query),
  });
};

/** Returns the API's query that counts the doctors of a list, in whatever order. */
export function metaQuery(subject: ListSubject): DoctorsMetaQuery {
  const { ordering: _ordering, lat: _lat, lng: _lng, ...filters } = listQuery(subject);
  return { ...filters, service: String(subject.service.id) };
}

/** Tells by its `count` how many doctors a list has. */
export const countQuery = (app: App, subject: ListSubject) => {
  const query = metaQuery(subject);
  return queryOptions({
    ...DISPENSABLE,
    queryKey: ['doctors-meta', query],
    queryFn: () => app.api.doctorsMeta(query),
  });
};

/**
 * Who follows after the last doctor of a list that a district or an insurance narrows, without those
 * shown: doctors of the nearest districts; where only an insurance narrows a list, all districts are
 * in it already, and those who do not accept the insurance follow. Null for other lists.
 */
export function nearbyQuery(
  subject: ListSubject,
  shown: readonly { id: number }[],
): DoctorsListQuery | null {
  const { area, filters } = subject;
  if (area === null && filters.insurance === null) return null;
  const { city_area: _area, insurance: _insurance, ...query } = listQuery(subject);
  const ids = shown.map(({ id }) => id).toSorted((a, b) => a - b);
  return {
    ...query,
    ...(area === null ? {} : { nearest_city_area: area.id }),
    ...(area === null || filters.insurance === null ? {} : { insurance: filters.insurance }),
    ...(ids.length === 0 ? {} : { exclude: ids.slice(0, MAX_EXCLUDED).join(',') }),
  };
}
