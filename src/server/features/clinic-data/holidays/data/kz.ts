import { holidaysOf, type AnnouncedHoliday } from './announced-holiday.ts';

/** The Law on Holidays of 2001, No. 267-II, with Constitution Day on 15 March since 2026. */
const LAW = { source_url: 'https://adilet.zan.kz/rus/docs/Z010000267_' };
/** Article 5 of the law: a holiday on a weekend moves the day off to the next working day. */
const MOVED = { ...LAW, kind: 'moved_rest' } as const;
/** Article 85 of the Labour Code: a day off that no weekend moves. */
const KURBAN_AIT = { ...LAW, is_confirmed: false };

const EVERY_YEAR = {
  '01-01': { ru: 'Новый год', kk: 'Жаңа жыл', en: 'New Year’s Day' },
  '01-02': { ru: 'Новый год', kk: 'Жаңа жыл', en: 'New Year holiday' },
  '01-07': {
    ru: 'Православное Рождество',
    kk: 'Православиелік Рождество',
    en: 'Orthodox Christmas',
  },
  '03-08': { ru: 'Международный женский день', kk: 'Халықаралық әйелдер күні', en: 'Women’s Day' },
  '03-21': { ru: 'Наурыз мейрамы', kk: 'Наурыз мейрамы', en: 'Nauryz' },
  '03-22': { ru: 'Наурыз мейрамы', kk: 'Наурыз мейрамы', en: 'Nauryz' },
  '03-23': { ru: 'Наурыз мейрамы', kk: 'Наурыз мейрамы', en: 'Nauryz' },
  '05-01': {
    ru: 'Праздник единства народа Казахстана',
    kk: 'Қазақстан халқының бірлігі мерекесі',
    en: 'Unity Day',
  },
  '05-07': {
    ru: 'День защитника Отечества',
    kk: 'Отан қорғаушы күні',
    en: 'Defender of the Fatherland Day',
  },
  '05-09': { ru: 'День Победы', kk: 'Жеңіс күні', en: 'Victory Day' },
  '07-06': { ru: 'День столицы', kk: 'Астана күні', en: 'Capital Day' },
  '10-25': { ru: 'День Республики', kk: 'Республика күні', en: 'Republic Day' },
  '12-16': { ru: 'День Независимости', kk: 'Тәуелсіздік күні', en: 'Independence Day' },
};
const CONSTITUTION = { ru: 'День Конституции', kk: 'Конституция күні', en: 'Constitution Day' };
const KURBAN = { ru: 'Курбан айт', kk: 'Құрбан айт', en: 'Kurban Ait' };
const REST = {
  ru: 'Выходной день (перенос)',
  kk: 'Демалыс күні (ауыстырылған)',
  en: 'Transferred day off',
};

export const kz: readonly AnnouncedHoliday[] = [
  ...holidaysOf(2026, EVERY_YEAR, LAW),
  ...holidaysOf(
    2026,
    { '03-09': REST, '03-24': REST, '03-25': REST, '05-11': REST, '10-26': REST },
    MOVED,
  ),
  ...holidaysOf(
    2026,
    { '05-27': KURBAN },
    { source_url: 'https://www.inform.kz/ru/kak-budut-otdihat-kazahstantsi-v-2026-godu-947dd6' },
  ),
  ...holidaysOf(2027, { ...EVERY_YEAR, '03-15': CONSTITUTION }, LAW),
  // 2 January, 21 March, 1 and 9 May and 25 October are on weekends or beside moved days.
  ...holidaysOf(2027, { '01-04': REST, '03-24': REST, '05-03': REST, '05-10': REST }, MOVED),
  ...holidaysOf(2027, { '05-16': KURBAN }, KURBAN_AIT),
];
