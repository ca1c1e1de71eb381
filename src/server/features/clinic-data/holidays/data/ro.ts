import { holidaysOf, type AnnouncedHoliday } from './announced-holiday.ts';

/** The labour code, Law 53/2003, article 139, with the amendments up to Law 52/2023. */
const LAW = {
  source_url: 'http://www.codulmuncii.ro/titlul_3/capitolul_2/sectiunea_3/art_139_1.html',
};
/** Paragraph 2^1 of the same article: believers of another Christian church have its days off. */
const OTHER_CHURCHES = { ...LAW, kind: 'optional' } as const;

const EVERY_YEAR = {
  '01-01': { ro: 'Anul Nou', en: 'New Year’s Day', ru: 'Новый год' },
  '01-02': { ro: 'A doua zi de Anul Nou', en: 'Day after New Year’s Day', ru: 'Второй день года' },
  '01-06': { ro: 'Boboteaza', en: 'Epiphany', ru: 'Крещение Господне' },
  '01-07': {
    ro: 'Sfântul Ioan Botezătorul',
    en: 'Saint John the Baptist',
    ru: 'Собор Иоанна Крестителя',
  },
  '01-24': {
    ro: 'Ziua Unirii Principatelor Române',
    en: 'Unification Day',
    ru: 'День объединения княжеств',
  },
  '05-01': { ro: 'Ziua Muncii', en: 'Labour Day', ru: 'День труда' },
  '08-15': { ro: 'Adormirea Maicii Domnului', en: 'Dormition of Mary', ru: 'Успение Богородицы' },
  '11-30': { ro: 'Sfântul Andrei', en: 'Saint Andrew’s Day', ru: 'День святого Андрея' },
  '12-01': { ro: 'Ziua Națională', en: 'National Day', ru: 'Национальный день' },
  '12-25': { ro: 'Crăciunul', en: 'Christmas Day', ru: 'Рождество' },
  '12-26': {
    ro: 'A doua zi de Crăciun',
    en: 'Second day of Christmas',
    ru: 'Второй день Рождества',
  },
};
const CHILDREN = { ro: 'Ziua Copilului', en: 'Children’s Day', ru: 'День защиты детей' };
const CHILDREN_AND_WHIT_MONDAY = {
  ro: 'Ziua Copilului și a doua zi de Rusalii',
  en: 'Children’s Day and Whit Monday',
  ru: 'День защиты детей и Духов день',
};
const GOOD_FRIDAY = { ro: 'Vinerea Mare', en: 'Good Friday', ru: 'Страстная пятница' };
const EASTER = { ro: 'Paștele', en: 'Easter Sunday', ru: 'Пасха' };
const EASTER_MONDAY = {
  ro: 'A doua zi de Paște',
  en: 'Easter Monday',
  ru: 'Пасхальный понедельник',
};
const PENTECOST = { ro: 'Rusaliile', en: 'Whit Sunday', ru: 'Троица' };
const WHIT_MONDAY = { ro: 'A doua zi de Rusalii', en: 'Whit Monday', ru: 'Духов день' };
const WESTERN_GOOD_FRIDAY = {
  ro: 'Vinerea Mare catolică',
  en: 'Western Good Friday',
  ru: 'Страстная пятница (католическая)',
};
const WESTERN_EASTER = {
  ro: 'Paștele catolic',
  en: 'Western Easter Sunday',
  ru: 'Пасха (католическая)',
};
const WESTERN_EASTER_MONDAY = {
  ro: 'A doua zi de Paște catolic',
  en: 'Western Easter Monday',
  ru: 'Пасхальный понедельник (католический)',
};
const WESTERN_PENTECOST = {
  ro: 'Rusaliile catolice',
  en: 'Western Whit Sunday',
  ru: 'Троица (католическая)',
};
const WESTERN_WHIT_MONDAY = {
  ro: 'A doua zi de Rusalii catolice',
  en: 'Western Whit Monday',
  ru: 'Духов день (католический)',
};

export const ro: readonly AnnouncedHoliday[] = [
  ...holidaysOf(2026, EVERY_YEAR, LAW),
  ...holidaysOf(
    2026,
    {
      '04-10': GOOD_FRIDAY,
      '04-12': EASTER,
      '04-13': EASTER_MONDAY,
      '05-31': PENTECOST,
      '06-01': CHILDREN_AND_WHIT_MONDAY,
    },
    LAW,
  ),
  ...holidaysOf(
    2026,
    {
      '04-03': WESTERN_GOOD_FRIDAY,
      '04-05': WESTERN_EASTER,
      '04-06': WESTERN_EASTER_MONDAY,
      '05-24': WESTERN_PENTECOST,
      '05-25': WESTERN_WHIT_MONDAY,
    },
    OTHER_CHURCHES,
  ),
  ...holidaysOf(2027, EVERY_YEAR, LAW),
  ...holidaysOf(
    2027,
    {
      '04-30': GOOD_FRIDAY,
      '05-02': EASTER,
      '05-03': EASTER_MONDAY,
      '06-01': CHILDREN,
      '06-20': PENTECOST,
      '06-21': WHIT_MONDAY,
    },
    LAW,
  ),
  ...holidaysOf(
    2027,
    {
      '03-26': WESTERN_GOOD_FRIDAY,
      '03-28': WESTERN_EASTER,
      '03-29': WESTERN_EASTER_MONDAY,
      '05-16': WESTERN_PENTECOST,
      '05-17': WESTERN_WHIT_MONDAY,
    },
    OTHER_CHURCHES,
  ),
];
