import { OPERATOR_ADDRESSES } from '#shared/countries/operator-addresses.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Returns the settings of a country as the API does. */
export function makeSettings(
  country: Country,
  flags: Flags,
  language: Language = country.locales[0],
): Settings {
  return {
    country_id: country.code,
    brand_name: country.brandName,
    link: `https://${country.host}`,
    currency: country.currency,
    locales: [...country.locales],
    default_locale: country.locales[0],
    regional_locales: { ...country.regionalLocales },
    doctor_locales: country.doctorLocales.map((value) => ({
      value,
      title: SPOKEN_LANGUAGES[value][language],
    })),
    address: OPERATOR_ADDRESSES[country.code][language] ?? '',
    og_locale: country.ogLocale,
    facebook: country.social.facebook ?? null,
    instagram: country.social.instagram ?? null,
    phone_mask: { calling_code: country.phone.callingCode, pattern: country.phone.pattern },
    timezone: country.timeZone,
    patient_login_url: country.patientLoginUrl ?? null,
    clinic_cabinet_url: country.clinicCabinetUrl ?? null,
    map_tiles: null,
    map_cities: [],
    holidays: [],
    google_tag_id: null,
    search: { application_id: 'VIZIT', api_key: 'a public key', index: 'catalog' },
    flags,
  };
}
