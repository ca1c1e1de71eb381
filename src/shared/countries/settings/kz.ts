import type { CountryFile } from '../country.ts';

/** The settings and feature flags of Kazakhstan. */
export const kz = {
  country: {
    code: 'kz',
    brandName: 'Vizit',
    host: 'vizit.kz',
    currency: 'KZT',
    locales: ['ru', 'kk', 'en'],
    regionalLocales: { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-KZ' },
    ogLocale: 'ru_KZ',
    timeZone: 'Asia/Almaty',
    bounds: { south: 40.5, west: 46.4, north: 55.5, east: 87.4 },
    phone: { callingCode: '7', pattern: '### ### ## ##' },
    phoneExample: '+7 701 234 56 78',
    doctorLocales: ['kk', 'ru', 'en', 'tr'],
    supportEmail: 'help@vizit.kz',
    supportPhone: '+7 727 000 00 00',
    officeHours: { opens: '09:00', closes: '18:00' },
    twoGisUrl: 'https://2gis.kz',
    social: { instagram: 'https://www.instagram.com/vizit.kz' },
    clinicCabinetUrl: 'https://cabinet.vizit.kz',
  },
  flags: { defaultCityChooseModal: true, shortServices: true },
} as const satisfies CountryFile;
