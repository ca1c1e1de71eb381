import { childAgeChoice } from '#shared/domain/lists/child-age.ts';
import { parseDoctorFilters, type DoctorFilters } from '#shared/domain/lists/doctor-filters.ts';
import { sortValue, type FilterOptions } from '../filter-choice.ts';

/** What a form would send now. */
export function formParams(form: HTMLFormElement): URLSearchParams {
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

/** The select of ages has one option for the whole first year. */
function asRendered(filters: DoctorFilters): DoctorFilters {
  const { childAge } = filters;
  return { ...filters, childAge: childAge === null ? null : childAgeChoice(childAge) };
}
