import type { Language } from '#shared/i18n/languages.ts';
import { COUNTRY_CODES, type CountryCode } from './codes.ts';
import type { Country, DoctorLocale } from './country.ts';

const SPOKEN = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hi: 'हिन्दी',
  hu: 'Magyar',
  kk: 'Қазақша',
  ky: 'Кыргызча',
  ro: 'Română',
  ru: 'Русский',
  tr: 'Türkçe',
  ur: 'اردو',
} as const;

function spoken(...codes: (keyof typeof SPOKEN)[]): readonly DoctorLocale[] {
  return codes.map((value) => ({ value, title: SPOKEN[value] }));
}

/** Every country's settings in one place. */
export const COUNTRIES = {
  kz: {
    code: 'kz',
    brandName: 'Vizit',
    brand: { accent: '#00709f', accentDark: '#00597f', accentTint: '#e8f4fa' },
    host: 'vizit.kz',
    currency: 'KZT',
    locales: ['ru', 'kk', 'en'],
    regionalLocales: { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-KZ' },
    ogLocale: 'ru_KZ',
    timeZone: 'Asia/Almaty',
    phone: { callingCode: '7', pattern: '### ### ## ##' },
    phoneExample: '+7 701 234 56 78',
    doctorLocales: spoken('kk', 'ru', 'en', 'tr'),
    address: 'Алматы, пр. Абая, 42',
    supportEmail: 'help@vizit.kz',
    supportPhone: '+7 727 000 00 00',
    officeHours: { opens: '09:00', closes: '18:00' },
    social: { instagram: 'https://www.instagram.com/vizit.kz' },
    clinicCabinetUrl: 'https://cabinet.vizit.kz',
  },
  kg: {
    code: 'kg',
    brandName: 'Vizit',
    brand: { accent: '#3d55c9', accentDark: '#3043a3', accentTint: '#eff1fd' },
    host: 'vizit.kg',
    currency: 'KGS',
    locales: ['ru', 'en'],
    regionalLocales: { ru: 'ru-KG', en: 'en-KG' },
    ogLocale: 'ru_KG',
    timeZone: 'Asia/Bishkek',
    phone: { callingCode: '996', pattern: '### ### ###' },
    phoneExample: '+996 700 123 456',
    doctorLocales: spoken('ky', 'ru', 'en'),
    address: 'Бишкек, пр. Чуй, 155',
    supportEmail: 'help@vizit.kg',
    supportPhone: '+996 312 00 00 00',
    officeHours: { opens: '09:00', closes: '18:00' },
    social: { instagram: 'https://www.instagram.com/vizit.kg' },
    clinicCabinetUrl: 'https://cabinet.vizit.kg',
  },
  hu: {
    code: 'hu',
    brandName: 'Vizit',
    brand: { accent: '#1d5fd6', accentDark: '#174cab', accentTint: '#edf3fe' },
    host: 'vizit.hu',
    currency: 'HUF',
    locales: ['hu', 'en', 'ru'],
    regionalLocales: { hu: 'hu-HU', en: 'en-HU', ru: 'ru-HU' },
    ogLocale: 'hu_HU',
    timeZone: 'Europe/Budapest',
    phone: { callingCode: '36', pattern: '## ### ####' },
    phoneExample: '+36 20 123 4567',
    doctorLocales: spoken('hu', 'en', 'de', 'ru'),
    address: '1051 Budapest, Nádor utca 11.',
    supportEmail: 'segitseg@vizit.hu',
    supportPhone: '+36 1 000 0000',
    officeHours: { opens: '08:00', closes: '17:00' },
    social: { facebook: 'https://www.facebook.com/vizit.hu' },
    clinicCabinetUrl: 'https://cabinet.vizit.hu',
  },
  ro: {
    code: 'ro',
    brandName: 'Vizit',
    brand: { accent: '#0f51b5', accentDark: '#0b3f8f', accentTint: '#ebf1fb' },
    host: 'vizit.ro',
    currency: 'RON',
    locales: ['ro', 'en', 'ru'],
    regionalLocales: { ro: 'ro-RO', en: 'en-RO', ru: 'ru-RO' },
    ogLocale: 'ro_RO',
    timeZone: 'Europe/Bucharest',
    phone: { callingCode: '40', pattern: '### ### ###' },
    phoneExample: '+40 712 345 678',
    doctorLocales: spoken('ro', 'en', 'hu', 'fr'),
    address: 'Strada Lipscani 21, București',
    supportEmail: 'ajutor@vizit.ro',
    supportPhone: '+40 21 000 0000',
    officeHours: { opens: '09:00', closes: '18:00' },
    social: { facebook: 'https://www.facebook.com/vizit.ro' },
    clinicCabinetUrl: 'https://cabinet.vizit.ro',
  },
  ae: {
    code: 'ae',
    brandName: 'Vizit',
    brand: { accent: '#0a6b7e', accentDark: '#085565', accentTint: '#e8f4f6' },
    host: 'vizit.ae',
    currency: 'AED',
    locales: ['en', 'ru'],
    regionalLocales: { en: 'en-AE', ru: 'ru-AE' },
    ogLocale: 'en_AE',
    timeZone: 'Asia/Dubai',
    phone: { callingCode: '971', pattern: '## ### ####' },
    phoneExample: '+971 50 123 4567',
    doctorLocales: spoken('ar', 'en', 'ru', 'hi', 'ur'),
    address: 'Sheikh Zayed Road, Dubai',
    supportEmail: 'help@vizit.ae',
    supportPhone: '+971 4 000 0000',
    officeHours: { opens: '09:00', closes: '18:00' },
    social: { instagram: 'https://www.instagram.com/vizit.ae' },
    clinicCabinetUrl: 'https://cabinet.vizit.ae',
  },
} as const satisfies Record<CountryCode, Country>;

export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code];
}

export function defaultLocaleOf(country: Country): Language {
  return country.locales[0];
}

const CODE_BY_HOST = new Map<string, CountryCode>(
  COUNTRY_CODES.flatMap((code) => [
    [`${code}.localhost`, code],
    [COUNTRIES[code].host, code],
  ]),
);

/**
 * Which country a request is for, from the host it was sent to (port ignored): `<code>.localhost`
 * or the country's production host, with or without `www.`; `null` for any other host.
 */
export function countryByHost(host: string): CountryCode | null {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  return CODE_BY_HOST.get(name) ?? null;
}
