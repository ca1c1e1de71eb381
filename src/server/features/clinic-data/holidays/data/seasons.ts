import type { CountryCode } from '#shared/countries/codes.ts';
import type { AnnouncedSeason } from './announced-holiday.ts';

/** Work ends earlier in Ramadan, by article 15 of Cabinet Resolution 1 of 2022. */
const RAMADAN = {
  names: { en: 'Ramadan', ru: 'Рамадан' },
  // By the calendar of Umm al-Qura, until the moon is seen.
  is_confirmed: false,
  source_url: 'https://u.ae/en/information-and-services/jobs/working-hours',
};

/** The seasons that the product knows of; an operator adopts them with the holidays of their year. */
export const ANNOUNCED_SEASONS: Readonly<Record<CountryCode, readonly AnnouncedSeason[]>> = {
  ae: [
    {
      ...RAMADAN,
      first_day: '2026-02-18',
      last_day: '2026-03-19',
    },
    {
      ...RAMADAN,
      first_day: '2027-02-08',
      last_day: '2027-03-08',
    },
  ],
  hu: [],
  kg: [],
  kz: [],
  ro: [],
};
