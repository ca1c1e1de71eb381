import { OPERATOR_ADDRESSES } from '#shared/countries/operator-addresses.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import { searchCredentials } from '#server/features/catalogue/search/credentials.ts';
import { MAX_HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';

/** Returns the public settings of the country, with names in the language of the request. */
export function presentSettings({
  site,
  language,
}: Pick<RequestContext, 'site' | 'language'>): Settings {
  const { country, flags } = site;
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
    address: nameIn({ site, language }, OPERATOR_ADDRESSES[country.code]),
    og_locale: country.ogLocale,
    facebook: country.social.facebook ?? null,
    instagram: country.social.instagram ?? null,
    phone_mask: { calling_code: country.phone.callingCode, pattern: country.phone.pattern },
    timezone: country.timeZone,
    patient_login_url: country.patientLoginUrl ?? null,
    clinic_cabinet_url: country.clinicCabinetUrl ?? null,
    ...presentMaps(site),
    holidays: presentHolidays(site, language),
    google_tag_id: site.googleTagId,
    search: searchCredentials(site),
    flags,
  };
}

/** Returns the holidays of the days that patients can book. */
function presentHolidays(site: Site, language: Language): Settings['holidays'] {
  const { timeZone } = site.country;
  const today = dateInZone(site.clock(), timeZone);
  const last = addDays(today, MAX_HORIZON_DAYS);
  return site.reference.current.holidays
    .filter(({ day }) => day >= today && day <= last)
    .map(({ day, names }) => ({ day, name: nameIn({ site, language }, names) }));
}

/** Returns the maps of the site: the tiles that the operator chose, else those drawn of cities. */
function presentMaps({ mapTiles, cityMaps }: Site): Pick<Settings, 'map_tiles' | 'map_cities'> {
  const isChosen = mapTiles !== null && !mapTiles.isDefault;
  return {
    map_tiles: mapTiles === null ? null : { url: mapTiles.url, attribution: mapTiles.attribution },
    map_cities: (isChosen ? [] : cityMaps).map(({ url, box: [west, south, east, north] }) => ({
      url,
      west,
      south,
      east,
      north,
    })),
  };
}
