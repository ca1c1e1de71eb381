import type { Language } from '#shared/i18n/languages.ts';
import type { CountryCode } from './codes.ts';

export const CURRENCIES = ['KZT', 'KGS', 'HUF', 'RON', 'AED'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The mask of a country's mobile numbers: each `#` of the pattern is a digit after the code. */
export interface PhoneMask {
  callingCode: string;
  pattern: string;
}

/** A language a doctor may speak, with its name in that language itself. */
export interface DoctorLocale {
  value: string;
  title: string;
}

/**
 * The one hue in which a country's site differs from the others, as `#rrggbb`. After a change,
 * `npm run brand` writes the style sheet and draws the pictures anew.
 */
export interface Brand {
  /** Actions and links: text on white, white on it, and the sign of the product. */
  accent: string;
  /** The same when pressed. */
  accentDark: string;
  /** The ground under text in the accent. */
  accentTint: string;
}

/** What makes one country's site differ from another's, flags apart. */
export interface Country {
  code: CountryCode;
  /** The name of the product in this country. */
  brandName: string;
  brand: Brand;
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
  phone: PhoneMask;
  /** A mobile number as it is written in the country, for hints: not given out, but of a real shape. */
  phoneExample: string;
  doctorLocales: readonly DoctorLocale[];
  /** The operator's postal address for the footer and legal pages. */
  address: string;
  supportEmail: string;
  /** As it is written, with the calling code; the operator puts a real one in its place. */
  supportPhone: string;
  /** When somebody answers it on working days, `HH:MM` in `timeZone`. */
  officeHours: { opens: string; closes: string };
  social: { facebook?: string; instagram?: string };
  /** Where clinics sign in; absent hides the link. */
  clinicCabinetUrl?: string;
  /** Where patients sign in; absent hides the link. */
  patientLoginUrl?: string;
}
