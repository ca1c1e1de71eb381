import { holidaysOf, type AnnouncedHoliday } from './announced-holiday.ts';

/** Resolution 27 of 2024 of the Cabinet; it may move all holidays but the Eids in a week. */
const RESOLUTION = {
  source_url:
    'https://u.ae/en/information-and-services/public-holidays-and-religious-affairs/public-holidays',
};
/** Announced for private companies on 23 February 2026. */
const EID_2026 = {
  source_url: 'https://gulfnews.com/uae/uae-announces-eid-al-fitr-2026-holiday-1.500452306',
};
/** By the calendar of Umm al-Qura, until the moon is seen and the Cabinet announces the day. */
const BY_MOON = { ...RESOLUTION, is_confirmed: false };

const EVERY_YEAR = {
  '01-01': { en: 'New Year’s Day', ru: 'Новый год' },
  '12-02': { en: 'National Day', ru: 'Национальный день' },
  '12-03': { en: 'National Day', ru: 'Национальный день' },
};
const EID_AL_FITR = { en: 'Eid Al Fitr', ru: 'Ид аль-Фитр' };
const ARAFAT = { en: 'Arafat Day', ru: 'День Арафат' };
const EID_AL_ADHA = { en: 'Eid Al Adha', ru: 'Ид аль-Адха' };
const ISLAMIC_NEW_YEAR = { en: 'Islamic New Year', ru: 'Исламский Новый год' };
const PROPHETS_BIRTHDAY = { en: 'The Prophet’s Birthday', ru: 'День рождения Пророка' };

export const ae: readonly AnnouncedHoliday[] = [
  ...holidaysOf(2026, EVERY_YEAR, RESOLUTION),
  ...holidaysOf(
    2026,
    { '03-19': EID_AL_FITR, '03-20': EID_AL_FITR, '03-21': EID_AL_FITR, '03-22': EID_AL_FITR },
    EID_2026,
  ),
  ...holidaysOf(
    2026,
    {
      '05-26': ARAFAT,
      '05-27': EID_AL_ADHA,
      '05-28': EID_AL_ADHA,
      '05-29': EID_AL_ADHA,
      '06-16': ISLAMIC_NEW_YEAR,
      '08-25': PROPHETS_BIRTHDAY,
    },
    BY_MOON,
  ),
  ...holidaysOf(2027, EVERY_YEAR, RESOLUTION),
  ...holidaysOf(
    2027,
    {
      '03-09': EID_AL_FITR,
      '03-10': EID_AL_FITR,
      '03-11': EID_AL_FITR,
      '05-15': ARAFAT,
      '05-16': EID_AL_ADHA,
      '05-17': EID_AL_ADHA,
      '05-18': EID_AL_ADHA,
      '06-06': ISLAMIC_NEW_YEAR,
      '08-14': PROPHETS_BIRTHDAY,
    },
    BY_MOON,
  ),
];
