export const CLINIC_SORTS = ['rating', 'name', 'price'] as const;
type ClinicSort = (typeof CLINIC_SORTS)[number];

/** The filters and order of a list of clinics, as in its URL. */
export interface ClinicFilters {
  /** A part of the name; '' for all. Not `search`, which is the search of the whole site. */
  name: string;
  /** The order; null for the default, and always null while `nearMe` is on. */
  sort: ClinicSort | null;
  nearMe: boolean;
  /** The slug of the district. */
  cityArea: string | null;
}

/** The maximum length that the API accepts. */
const MAX_NAME_LENGTH = 100;

/** Parses the filters of a query; ignores invalid values. */
export function parseClinicFilters(query: URLSearchParams): ClinicFilters {
  return consistentClinicFilters({
    name: query.get('name') ?? '',
    sort: CLINIC_SORTS.find((sort) => sort === query.get('sort')) ?? null,
    nearMe: ['true', '1'].includes(query.get('nearme') ?? ''),
    cityArea: query.get('city_area') || null,
  });
}

/** Returns the query of the active filters with its question mark, or ''. */
export function clinicFiltersToSearch(filters: Partial<ClinicFilters>): string {
  const values = {
    name: filters.name,
    sort: filters.sort,
    nearme: filters.nearMe === true ? 'true' : null,
    city_area: filters.cityArea,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the filters after a change. Near me is also an order, so a sort turns it off. */
export function changeClinicFilters(
  filters: ClinicFilters,
  change: Partial<ClinicFilters>,
): ClinicFilters {
  const next = { ...filters, ...change };
  if (change.sort) next.nearMe = false;
  return consistentClinicFilters(next);
}

function consistentClinicFilters(filters: ClinicFilters): ClinicFilters {
  return {
    ...filters,
    name: filters.name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).trim(),
    sort: filters.nearMe ? null : filters.sort,
  };
}
