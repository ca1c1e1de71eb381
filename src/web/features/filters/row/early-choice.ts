import { childAgeChoice } from '#shared/domain/child-age.ts';
import { parseDoctorFilters, type DoctorFilters } from '#shared/domain/doctor-filters.ts';
import { sortValue, type FilterOptions } from '../filter-choice.ts';

type Chosen = Omit<DoctorFilters, 'nearMe'>;

/** What a form would send now. */
export function sentBy(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') sent.append(name, value);
  }
  return sent;
}

/**
 * What somebody has changed in the form before the page's scripts came; null for nothing.
 * @param sent what the form would send
 * @param filters what the server rendered it for
 */
export function earlyChoice(
  sent: URLSearchParams,
  filters: DoctorFilters,
  options: FilterOptions,
): Partial<DoctorFilters> | null {
  const { nearMe: _, ...early } = parseDoctorFilters(sent, options);
  const rendered = asRendered(filters, options);
  const changed = Object.entries(early).filter(
    ([name, value]) => String(value) !== String(rendered[name as keyof Chosen]),
  );
  const sort = sent.get('sort') ?? '';
  const nearMe = sort === sortValue(filters) ? {} : { nearMe: sort === 'distance' };
  const change = { ...Object.fromEntries(changed), ...nearMe };
  return Object.keys(change).length === 0 ? null : change;
}

/** A control shows nothing of a value that it does not have. */
function asRendered(filters: DoctorFilters, options: FilterOptions): Chosen {
  const { insurance, cityArea, childAge, languages, sort, date } = filters;
  return {
    sort,
    date,
    insurance: options.insurances.some(({ id }) => id === insurance) ? insurance : null,
    cityArea: options.areas.some(({ slug }) => slug === cityArea) ? cityArea : null,
    childAge: childAge === null ? null : childAgeChoice(childAge),
    languages: languages.filter((language) =>
      options.languages.some(({ value }) => value === language),
    ),
  };
}
