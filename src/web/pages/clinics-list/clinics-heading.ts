import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import type { Translator } from '#web/lib/i18n/translator.ts';

/** Returns the heading of a list of clinics: "Clinics in Dubai". */
export function clinicsHeading(
  t: Translator<'clinics'>,
  { name, locative_name: where }: City,
  area: CityArea | null,
): string {
  return area === null
    ? t('heading', { where })
    : t('headingInArea', { city: name, where, area: area.name });
}
