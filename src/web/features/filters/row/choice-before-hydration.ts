import { childAgeChoice } from '#shared/domain/catalogue/lists/child-age.ts';
import {
  parseDoctorFilters,
  type DoctorFilters,
} from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { sortValue, type FilterOptions } from '../filter-choice.ts';

/** Returns the query that a form would submit. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') sent.append(name, value);
  }
  return sent;
}

/**
 * Returns the filters that the visitor changed in the form before hydration, or null.
 * @param sent the query that the form would submit
 * @param filters the filters that the server rendered
 */
export function choiceBeforeHydration(
  sent: URLSearchParams,
  filters: DoctorFilters,
  options: FilterOptions,
): Partial<DoctorFilters> | null {
  const { nearMe: _, ...early } = parseDoctorFilters(sent, options);
  const rendered = asRendered(filters);
  const changed = Object.entries(early).filter(
    ([name, value]) => String(value) !== String(rendered[name as keyof DoctorFilters]),
  );
  const sort = sent.get('sort') ?? '';
  const nearMe = sort === sortValue(filters) ? {} : { nearMe: sort === 'distance' };
  const change = { ...Object.fromEntries(changed), ...nearMe };
  return Object.keys(change).length === 0 ? null : change;
}

/** Returns the filters as rendered: the select has one option for the first year. */
function asRendered(filters: DoctorFilters): DoctorFilters {
  const { childAge } = filters;
  return { ...filters, childAge: childAge === null ? null : childAgeChoice(childAge) };
}
