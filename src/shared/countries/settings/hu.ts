import type { CountryFile } from '../country.ts';

/** The settings and feature flags of Hungary. */
export const hu = {
  country: {
    code: 'hu',
    brandName: 'Vizit',
    host: 'vizit.hu',
    currency: 'HUF',
    locales: ['hu', 'en', 'ru'],
    regionalLocales: { hu: 'hu-HU', en: 'en-HU', ru: 'ru-HU' },
    ogLocale: 'hu_HU',
    timeZone: 'Europe/Budapest',
    bounds: { south: 45.7, west: 16.1, north: 48.6, east: 22.9 },
    phone: { callingCode: '36', pattern: '## ### ####' },
    phoneExample: '+36 20 123 4567',
    doctorLocales: ['hu', 'en', 'de', 'ru'],
    supportEmail: 'segitseg@vizit.hu',
    supportPhone: '+36 1 000 0000',
    officeHours: { opens: '08:00', closes: '17:00' },
    social: { facebook: 'https://www.facebook.com/vizit.hu' },
    clinicCabinetUrl: 'https://cabinet.vizit.hu',
  },
  flags: {
    surname: true,
    consent: true,
    languageFilter: true,
    appointmentWarning: true,
    impresszum: true,
    userGtc: true,
  },
} as const satisfies CountryFile;
