import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/db/tables.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';

/** The names of a branch, which may be of a draft that the reference data does not have. */
export interface PlaceRow {
  branch: Names;
  address: Names;
  city: Names;
  area: Names | null;
}

/** The columns of a `PlaceRow`. They need the branch as `b`, and `PLACE_JOINS`. */
export const PLACE_COLUMNS =
  'b.names as branch, b.addresses as address, y.names as city, a.names as area';
export const PLACE_JOINS = `join city y on y.id = b.city_id
   left join city_area a on a.id = b.city_area_id`;

/** Returns the name of a branch with its street, district and city. */
export function placeInWords(row: PlaceRow, language: Language, fallback: Language): string {
  const nameOf = (names: Names) => localized(names, language, fallback);
  const address = fullAddress(
    {
      address: nameOf(row.address),
      city_name: nameOf(row.city),
      city_area_name: row.area === null ? null : nameOf(row.area),
    },
    language,
  );
  return `${nameOf(row.branch)}, ${address}`;
}
