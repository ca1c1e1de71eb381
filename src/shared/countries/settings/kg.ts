import type { CountryFile } from '../country.ts';

/** The settings and feature flags of Kyrgyzstan. */
export const kg = {
  country: {
    code: 'kg',
    brandName: 'Vizit',
    host: 'vizit.kg',
    currency: 'KGS',
    locales: ['ru', 'en'],
    regionalLocales: { ru: 'ru-KG', en: 'en-KG' },
    ogLocale: 'ru_KG',
    timeZone: 'Asia/Bishkek',
    bounds: { south: 39.1, west: 69.2, north: 43.3, east: 80.3 },
    phone: { callingCode: '996', pattern: '### ### ###' },
    phoneExample: '+996 700 123 456',
    doctorLocales: ['ky', 'ru', 'en'],
    supportEmail: 'help@vizit.kg',
    supportPhone: '+996 312 00 00 00',
    officeHours: { opens: '09:00', closes: '18:00' },
    twoGisUrl: 'https://2gis.kg',
    social: { instagram: 'https://www.instagram.com/vizit.kg' },
    clinicCabinetUrl: 'https://cabinet.vizit.kg',
  },
  flags: { disabledDoctors: true, shortServices: true, reschedule: false },
} as const satisfies CountryFile;
