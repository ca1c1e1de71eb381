import { shortAddress } from '#shared/domain/catalogue/places/full-address.ts';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import type { Names, Reference } from '#server/features/catalogue/reference/reference.ts';
import type { DisplayedDoc } from '../engine/search-index.ts';

interface Context {
  readonly reference: Pick<Reference, 'areaById' | 'branchesByClinic'>;
  readonly language: Language;
  readonly locales: readonly [Language, ...Language[]];
}

/** Returns the address of a clinic's only branch in a city, or the number and districts of several. */
export function clinicAddress(
  { entity, city }: DisplayedDoc,
  { reference, language, locales }: Context,
): Pick<SearchHit, 'address' | 'branch_count'> {
  const all = reference.branchesByClinic.get(entity) ?? [];
  const branches = all.filter(({ city_id: id }) => id === city);
  const text = (names: Names) => localized(names, language, locales[0]);
  const areaOf = (id: number | null) => {
    const area = reference.areaById.get(id ?? 0);
    return area === undefined ? null : text(area.names);
  };
  const [branch, ...others] = branches;
  if (branch === undefined) return {};
  if (others.length === 0) {
    const parts = { address: text(branch.addresses), city_area_name: areaOf(branch.city_area_id) };
    return { address: shortAddress(parts, language) };
  }
  const areas = new Set(branches.flatMap(({ city_area_id: id }) => areaOf(id) ?? []));
  return {
    branch_count: branches.length,
    ...(areas.size === 0 ? {} : { address: Array.from(areas).join(', ') }),
  };
}
