import type { Language } from '#shared/i18n/languages.ts';
import type { CountryCode } from './codes.ts';
import type { SpokenLanguage } from '#shared/i18n/spoken-languages.ts';
import type { Flags } from './flag-defaults.ts';

export const CURRENCIES = ['KZT', 'KGS', 'HUF', 'RON', 'AED'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The mask of a country's mobile numbers: each `#` of the pattern is a digit after the code. */
export interface PhoneMask {
  callingCode: string;
  pattern: string;
}

/** The settings of a country, without its feature flags. */
export interface Country {
  code: CountryCode;
  /** The name of the product in this country. */
  brandName: string;
  /** The production host; `<code>.localhost` serves the country in development. */
  host: string;
  currency: Currency;
  /** Interface languages; the first is the default and has no prefix in the URL. */
  locales: readonly [Language, ...Language[]];
  /** BCP 47 tags of the locales in this country, for `hreflang` and `lang`. */
  regionalLocales: Readonly<Partial<Record<Language, string>>>;
  ogLocale: string;
  /** IANA zone of the country's main cities; a city may have its own. */
  timeZone: string;
  /** A box around the country, in degrees. */
  bounds: { south: number; west: number; north: number; east: number };
  phone: PhoneMask;
  /** An unassigned mobile number in the country's format, for hints. */
  phoneExample: string;
  doctorLocales: readonly SpokenLanguage[];
  supportEmail: string;
  /** A placeholder with the calling code, in the country's format. The operator sets the real number. */
  supportPhone: string;
  /** The hours of `supportPhone` on working days, `HH:MM` in `timeZone`. */
  officeHours: { opens: string; closes: string };
  /** The country's site of 2GIS; absent where few people use that map. */
  twoGisUrl?: string;
  social: { facebook?: string; instagram?: string };
  /** The sign-in URL for clinics; absent hides the link. */
  clinicCabinetUrl?: string;
  /** The sign-in URL for patients; absent hides the link. */
  patientLoginUrl?: string;
}

/** The content of a file in `settings/`: all that makes a country differ from the others. */
export interface CountryFile {
  country: Country;
  flags: Partial<Flags>;
}
