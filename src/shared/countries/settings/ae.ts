import type { CountryFile } from '../country.ts';

/** The settings and feature flags of the United Arab Emirates. */
export const ae = {
  country: {
    code: 'ae',
    brandName: 'Vizit',
    host: 'vizit.ae',
    currency: 'AED',
    locales: ['en', 'ru'],
    regionalLocales: { en: 'en-AE', ru: 'ru-AE' },
    ogLocale: 'en_AE',
    timeZone: 'Asia/Dubai',
    bounds: { south: 22.6, west: 51.4, north: 26.1, east: 56.5 },
    phone: { callingCode: '971', pattern: '## ### ####' },
    phoneExample: '+971 50 123 4567',
    doctorLocales: ['ar', 'en', 'ru', 'hi', 'ur'],
    supportEmail: 'help@vizit.ae',
    supportPhone: '+971 4 000 0000',
    officeHours: { opens: '09:00', closes: '18:00' },
    twoGisUrl: 'https://2gis.ae',
    social: { instagram: 'https://www.instagram.com/vizit.ae' },
    clinicCabinetUrl: 'https://cabinet.vizit.ae',
  },
  flags: { otp: false, surname: true, consent: true },
} as const satisfies CountryFile;
