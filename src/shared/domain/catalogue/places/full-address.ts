import type { Language } from '#shared/i18n/languages.ts';

/** The address of a clinic branch, in the language of the page. */
interface AddressParts {
  /** The street and the house number. */
  address: string;
  city_name: string;
  city_area_name: string | null;
}

/** The languages that name the city before the street. */
const CITY_FIRST: readonly Language[] = ['hu', 'kk', 'ru'];

/** Returns the street, district and city of a branch in the order of the language. */
export function fullAddress(parts: AddressParts, language: Language): string {
  const { address, city_name: city } = parts;
  const area = parts.city_area_name === null ? [] : [inAddress(parts.city_area_name)];
  if (!CITY_FIRST.includes(language)) return [address, ...area, city].join(', ');
  // A numbered district of Budapest belongs to the name of the city: "Budapest XI. kerület".
  const isNumbered = /^[IVX]+\. /.test(area[0] ?? '');
  return [[city, ...area].join(isNumbered ? ' ' : ', '), address].join(', ');
}

/** Returns the street and district of a branch in the order of the language. */
export function shortAddress(
  { address, city_area_name: name }: Omit<AddressParts, 'city_name'>,
  language: Language,
): string {
  if (name === null) return address;
  const isDistrictFirst = CITY_FIRST.includes(language);
  return isDistrictFirst ? `${name}, ${address}` : `${address}, ${inAddress(name)}`;
}

/** Returns the name of a district as it is written within an address: "Sectorul 3" is "sector 3". */
function inAddress(area: string): string {
  return area.replace(/^Sectorul (?=\d)/, 'sector ').replace(/^Сектор (?=\d)/, 'сектор ');
}
