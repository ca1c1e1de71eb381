import type { Settings } from '#shared/contract/settings.ts';
import { searchCredentials } from '#server/features/search/index.ts';
import type { Site } from '#server/site.ts';

/** Returns the public settings of the country. */
export function presentSettings(site: Site): Settings {
  const { country, flags } = site;
  return {
    country_id: country.code,
    brand_name: country.brandName,
    link: `https://${country.host}`,
    currency: country.currency,
    locales: [...country.locales],
    default_locale: country.locales[0],
    regional_locales: { ...country.regionalLocales },
    doctor_locales: [...country.doctorLocales],
    address: country.address,
    og_locale: country.ogLocale,
    facebook: country.social.facebook ?? null,
    instagram: country.social.instagram ?? null,
    phone_mask: { calling_code: country.phone.callingCode, pattern: country.phone.pattern },
    timezone: country.timeZone,
    patient_login_url: country.patientLoginUrl ?? null,
    clinic_cabinet_url: country.clinicCabinetUrl ?? null,
    map_tiles: site.mapTiles,
    google_tag_id: site.googleTagId,
    search: searchCredentials(site),
    flags,
  };
}
