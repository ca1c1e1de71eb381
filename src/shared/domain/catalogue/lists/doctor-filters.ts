import type { Ordering } from '#shared/contract/catalogue/doctors.ts';
import { isChildAge } from './child-age.ts';
import { isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';

export const SORTS = ['soonest', 'rating', 'price', 'experience'] as const;
type Sort = (typeof SORTS)[number];

/** The filters of a doctors list, as in its URL. */
export interface DoctorFilters {
  /**
   * The order; null for the default and while `nearMe` is on. A list for a day has no `soonest`: the
   * next slot may be on another day.
   */
  sort: Sort | null;
  nearMe: boolean;
  /** A day with an available slot, in the city's zone. */
  date: PlainDate | null;
  /** The languages that the doctor speaks: unique, sorted ISO 639-1 codes. */
  languages: readonly string[];
  insurance: number | null;
  /** Months, one of `CHILD_AGES`. */
  childAge: number | null;
  /** The slug of the district. */
  cityArea: string | null;
}

export const NO_FILTERS: DoctorFilters = {
  sort: null,
  nearMe: false,
  date: null,
  languages: [],
  insurance: null,
  childAge: null,
  cityArea: null,
};

const MAX_LANGUAGES = 10;
const MAX_ID = 2_147_483_647;
const SLUG = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Parses the filters of a query; ignores invalid values and dates before today. */
export function parseDoctorFilters(
  query: URLSearchParams,
  { today }: { today: PlainDate },
): DoctorFilters {
  const date = query.get('date');
  const area = query.get('city_area');
  const childAge = readInteger(query.get('child_age'));
  const insurance = readInteger(query.get('insurance'));
  return consistent({
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? null,
    nearMe: ['true', '1'].includes(query.get('nearme') ?? ''),
    date: isPlainDate(date) && date >= today ? date : null,
    languages: canonicalLanguages(query.getAll('language').join(',').split(',')),
    insurance: insurance !== null && insurance >= 1 && insurance <= MAX_ID ? insurance : null,
    childAge: childAge !== null && isChildAge(childAge) ? childAge : null,
    cityArea: area !== null && SLUG.test(area) ? area : null,
  });
}

/** The values that the filters of a list can have. */
interface KnownValues {
  insurances: readonly { id: number }[];
  areas: readonly { slug: string }[];
  /** Empty if the country has no language filter. */
  languages: readonly { value: string }[];
}

/** Drops filters with unknown values: a shared link may name an insurance that no longer exists. */
export function dropUnknownFilters(
  filters: DoctorFilters,
  { insurances, areas, languages }: KnownValues,
): DoctorFilters {
  const { insurance, cityArea } = filters;
  return {
    ...filters,
    insurance: insurances.some(({ id }) => id === insurance) ? insurance : null,
    cityArea: areas.some(({ slug }) => slug === cityArea) ? cityArea : null,
    languages: filters.languages.filter((code) => languages.some(({ value }) => value === code)),
  };
}

/** Returns the query of the active filters in a fixed order; `parseDoctorFilters` is the inverse. */
export function doctorFiltersToQuery(filters: DoctorFilters): URLSearchParams {
  const values = {
    sort: filters.sort,
    nearme: filters.nearMe ? 'true' : null,
    date: filters.date,
    language: filters.languages.length > 0 ? filters.languages.join(',') : null,
    insurance: filters.insurance,
    child_age: filters.childAge,
    city_area: filters.cityArea,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) query.set(name, String(value));
  }
  return query;
}

/**
 * Returns the filters after a change. Choosing an insurance clears the sort; near me sorts by
 * distance, so it clears the sort as well, and choosing a sort turns near me off. Choosing the soonest
 * slot clears the day.
 */
export function changeFilters(
  filters: DoctorFilters,
  change: Partial<DoctorFilters>,
): DoctorFilters {
  const next = { ...filters, ...change };
  if (change.insurance && change.insurance !== filters.insurance) next.sort = null;
  if (change.sort && !change.nearMe) next.nearMe = false;
  if (change.sort === 'soonest') next.date = null;
  return consistent({ ...next, languages: canonicalLanguages(next.languages) });
}

/** Counts the active filters; all languages count as one, and near me counts as a filter. */
export function countFilters(filters: DoctorFilters): number {
  return [...doctorFiltersToQuery(filters)].length;
}

/** Returns the order to request the list in. */
export function orderingOf(filters: DoctorFilters): Ordering {
  return filters.nearMe ? 'distance' : (filters.sort ?? 'default');
}

/** Returns true if search engines may index the list under this URL. */
export function isIndexable(
  filters: DoctorFilters,
  list: {
    resultCount: number;
    /** `sitemap_index` of the insurance and the area; ignored without such a filter. */
    insuranceInSitemap: boolean;
    cityAreaInSitemap: boolean;
    /** The country's `insuranceNoindexException` flag: lists by insurance may always be indexed. */
    insuranceAlwaysIndexable: boolean;
  },
): boolean {
  const isPersonal =
    filters.sort !== null ||
    filters.date !== null ||
    filters.languages.length > 0 ||
    filters.childAge !== null;
  const insuranceHides =
    filters.insurance !== null && !list.insuranceInSitemap && !list.insuranceAlwaysIndexable;
  const cityAreaHides = filters.cityArea !== null && !list.cityAreaInSitemap;
  return !isPersonal && !insuranceHides && !cityAreaHides && list.resultCount > 0;
}

function consistent(filters: DoctorFilters): DoctorFilters {
  const { nearMe, sort, date } = filters;
  const hasSort = !nearMe && !(sort === 'soonest' && date !== null);
  return hasSort ? filters : { ...filters, sort: null };
}

function canonicalLanguages(codes: readonly string[]): string[] {
  const valid = codes.filter((code) => /^[a-z]{2}$/.test(code));
  return [...new Set(valid)].toSorted().slice(0, MAX_LANGUAGES);
}

function readInteger(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
}
