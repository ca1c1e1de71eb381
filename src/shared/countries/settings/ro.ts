import type { CountryFile } from '../country.ts';

/** The settings and feature flags of Romania. */
export const ro = {
  country: {
    code: 'ro',
    brandName: 'Vizit',
    host: 'vizit.ro',
    currency: 'RON',
    locales: ['ro', 'en', 'ru'],
    regionalLocales: { ro: 'ro-RO', en: 'en-RO', ru: 'ru-RO' },
    ogLocale: 'ro_RO',
    timeZone: 'Europe/Bucharest',
    bounds: { south: 43.6, west: 20.2, north: 48.3, east: 29.8 },
    phone: { callingCode: '40', pattern: '### ### ###' },
    phoneExample: '+40 712 345 678',
    doctorLocales: ['ro', 'en', 'hu', 'fr'],
    supportEmail: 'ajutor@vizit.ro',
    supportPhone: '+40 21 000 0000',
    officeHours: { opens: '09:00', closes: '18:00' },
    social: { facebook: 'https://www.facebook.com/vizit.ro' },
    clinicCabinetUrl: 'https://cabinet.vizit.ro',
  },
  flags: {
    surname: true,
    consent: true,
    languageFilter: true,
    insuranceNoindexException: true,
    userGtc: true,
  },
} as const satisfies CountryFile;
