import { holidaysOf, type AnnouncedHoliday } from './announced-holiday.ts';

/** The labour code, Act I of 2012, section 102. */
const LAW = { source_url: 'https://njt.hu/jogszabaly/2012-1-00-00' };
/** Decree 10/2025 (IV. 30.) of the Minister for National Economy, Magyar Közlöny 2025/51. */
const DECREE_2026 = { source_url: 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/' };

const REST = { hu: 'Pihenőnap', en: 'Day off', ru: 'Выходной день' };
const WORK = {
  hu: 'Áthelyezett munkanap',
  en: 'Transferred working day',
  ru: 'Рабочий день (перенос)',
};
const NEW_YEAR = { hu: 'Újév', en: 'New Year’s Day', ru: 'Новый год' };
const MARCH_15 = {
  hu: 'Az 1848-as forradalom ünnepe',
  en: 'Revolution Day of 1848',
  ru: 'День революции 1848 года',
};
const GOOD_FRIDAY = { hu: 'Nagypéntek', en: 'Good Friday', ru: 'Страстная пятница' };
const EASTER = { hu: 'Húsvétvasárnap', en: 'Easter Sunday', ru: 'Пасха' };
const EASTER_MONDAY = { hu: 'Húsvéthétfő', en: 'Easter Monday', ru: 'Пасхальный понедельник' };
const LABOUR_DAY = { hu: 'A munka ünnepe', en: 'Labour Day', ru: 'Праздник труда' };
const PENTECOST = { hu: 'Pünkösdvasárnap', en: 'Whit Sunday', ru: 'Троица' };
const WHIT_MONDAY = { hu: 'Pünkösdhétfő', en: 'Whit Monday', ru: 'Духов день' };
const AUGUST_20 = {
  hu: 'Az államalapítás ünnepe',
  en: 'State Foundation Day',
  ru: 'День основания государства',
};
const OCTOBER_23 = {
  hu: 'Az 1956-os forradalom ünnepe',
  en: 'Revolution Day of 1956',
  ru: 'День революции 1956 года',
};
const ALL_SAINTS = { hu: 'Mindenszentek', en: 'All Saints’ Day', ru: 'День всех святых' };
const CHRISTMAS = { hu: 'Karácsony', en: 'Christmas Day', ru: 'Рождество' };
const SECOND_CHRISTMAS = {
  hu: 'Karácsony másnapja',
  en: 'Second day of Christmas',
  ru: 'Второй день Рождества',
};

/** The holidays that have the same date every year. */
const EVERY_YEAR = {
  '01-01': NEW_YEAR,
  '03-15': MARCH_15,
  '05-01': LABOUR_DAY,
  '08-20': AUGUST_20,
  '10-23': OCTOBER_23,
  '11-01': ALL_SAINTS,
  '12-25': CHRISTMAS,
  '12-26': SECOND_CHRISTMAS,
};

/** Without moved days of 2027: no decree is known, which the pages of holidays say. */
export const hu: readonly AnnouncedHoliday[] = [
  ...holidaysOf(2026, EVERY_YEAR, LAW),
  ...holidaysOf(
    2026,
    {
      '04-03': GOOD_FRIDAY,
      '04-05': EASTER,
      '04-06': EASTER_MONDAY,
      '05-24': PENTECOST,
      '05-25': WHIT_MONDAY,
    },
    LAW,
  ),
  ...holidaysOf(
    2026,
    { '01-02': REST, '08-21': REST, '12-24': REST },
    { ...DECREE_2026, kind: 'moved_rest' },
  ),
  ...holidaysOf(
    2026,
    { '01-10': WORK, '08-08': WORK },
    { ...DECREE_2026, kind: 'moved_work', as_weekday: 5 },
  ),
  ...holidaysOf(2026, { '12-12': WORK }, { ...DECREE_2026, kind: 'moved_work', as_weekday: 4 }),
  ...holidaysOf(2027, EVERY_YEAR, LAW),
  ...holidaysOf(
    2027,
    {
      '03-26': GOOD_FRIDAY,
      '03-28': EASTER,
      '03-29': EASTER_MONDAY,
      '05-16': PENTECOST,
      '05-17': WHIT_MONDAY,
    },
    LAW,
  ),
];
