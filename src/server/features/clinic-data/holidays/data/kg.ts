import { holidaysOf, type AnnouncedHoliday } from './announced-holiday.ts';

/** The calendar of the Ministry of Labour by the Labour Code of 2025: weekends move no day off. */
const CODE = {
  source_url:
    'https://24.kg/obschestvo/354278_kogda_iskolko_budut_otdyihat_kyirgyizstantsyi_v2026godu_grafik_vyihodnyih/',
};
/** The same calendar: holidays that are working days, and the days before holidays. */
const SHORT = {
  kind: 'short',
  source_url:
    'http://www.sayasat.kg/society-mobile/138983-v-kyrgyzstane-utverdili-vykhodnye-dni-na-2026-god.html',
} as const;
/** Announced by the Ministry of Labour on 11 March 2026. */
const OROZO_AIT_2026 = {
  source_url:
    'https://24.kg/obschestvo/365443_vmintruda_napomnili_ovyihodnyih_vsvyazi_sprazdnikami_orozo_ayt_inooruz/',
};
/** By the calendar of Umm al-Qura, until the day is announced. */
const BY_MOON = { ...CODE, is_confirmed: false };

const NEW_YEAR = { ru: 'Новогодние каникулы', en: 'New Year holidays' };
const MAY = { ru: 'Майские каникулы', en: 'May holidays' };
const OROZO_AIT = { ru: 'Орозо айт', en: 'Orozo Ait' };
const KURMAN_AIT = { ru: 'Курман айт', en: 'Kurman Ait' };
const EVE = { ru: 'Предпраздничный день', en: 'Day before a holiday' };

const EVERY_YEAR = {
  '01-01': { ru: 'Новый год', en: 'New Year’s Day' },
  ...Object.fromEntries([2, 3, 4, 5, 6].map((day) => [`01-0${day}`, NEW_YEAR])),
  '01-07': { ru: 'Рождество Христово', en: 'Orthodox Christmas' },
  '03-08': { ru: 'Международный женский день', en: 'Women’s Day' },
  '03-21': { ru: 'Нооруз', en: 'Nooruz' },
  '05-01': { ru: 'Праздник труда', en: 'Labour Day' },
  ...Object.fromEntries([2, 3, 4, 6, 7, 8].map((day) => [`05-0${day}`, MAY])),
  '05-05': { ru: 'День Конституции', en: 'Constitution Day' },
  '05-09': { ru: 'День Победы', en: 'Victory Day' },
  '08-31': { ru: 'День независимости', en: 'Independence Day' },
};
const SHORT_DAYS = {
  '02-23': { ru: 'День защитника Отечества', en: 'Defender of the Fatherland Day' },
  '04-07': { ru: 'День Апрельской революции', en: 'April Revolution Day' },
  '04-30': EVE,
  '12-31': EVE,
};

export const kg: readonly AnnouncedHoliday[] = [
  ...[2026, 2027].flatMap((year) => [
    ...holidaysOf(year, EVERY_YEAR, CODE),
    ...holidaysOf(year, SHORT_DAYS, SHORT),
  ]),
  ...holidaysOf(2026, { '03-20': OROZO_AIT }, OROZO_AIT_2026),
  ...holidaysOf(2026, { '05-27': KURMAN_AIT }, BY_MOON),
  ...holidaysOf(2027, { '03-09': OROZO_AIT, '05-16': KURMAN_AIT }, BY_MOON),
];
