import type { Language } from './languages.ts';

/** The calendar names of a language: months from January, weekdays from Monday. */
export interface DateNames {
  /** The form used with a day: `24 ноября`. */
  months: readonly string[];
  /** The standalone form, if different: `ноябрь`. */
  standaloneMonths?: readonly string[];
  shortMonths: readonly string[];
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** The form that answers when, if different: `в четверг`. */
  onWeekdays?: readonly string[];
  today: string;
  tomorrow: string;
}

const words = (text: string): readonly string[] => text.split(' ');

/** The names of CLDR 48. Chromium's `Intl` has no Kazakh data. */
export const DATE_NAMES: Record<Language, DateNames> = {
  en: {
    months: words(
      'January February March April May June July August September October November December',
    ),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
    onWeekdays: [
      'on Monday',
      'on Tuesday',
      'on Wednesday',
      'on Thursday',
      'on Friday',
      'on Saturday',
      'on Sunday',
    ],
    today: 'today',
    tomorrow: 'tomorrow',
  },
  hu: {
    months: words(
      'január február március április május június július augusztus szeptember október november december',
    ),
    shortMonths: words('jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.'),
    weekdays: words('hétfő kedd szerda csütörtök péntek szombat vasárnap'),
    shortWeekdays: words('H K Sze Cs P Szo V'),
    onWeekdays: words('hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnap'),
    today: 'ma',
    tomorrow: 'holnap',
  },
  kk: {
    months: words(
      'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
    ),
    shortMonths: words('қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'),
    weekdays: words('дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі'),
    shortWeekdays: words('дс сс ср бс жм сб жс'),
    today: 'бүгін',
    tomorrow: 'ертең',
  },
  ro: {
    months: words(
      'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
    ),
    shortMonths: words('ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.'),
    weekdays: words('luni marți miercuri joi vineri sâmbătă duminică'),
    shortWeekdays: words('lun. mar. mie. joi vin. sâm. dum.'),
    today: 'azi',
    tomorrow: 'mâine',
  },
  ru: {
    months: words(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    ),
    standaloneMonths: words(
      'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    ),
    shortMonths: words('янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
    weekdays: words('понедельник вторник среда четверг пятница суббота воскресенье'),
    shortWeekdays: words('пн вт ср чт пт сб вс'),
    onWeekdays: [
      'в понедельник',
      'во вторник',
      'в среду',
      'в четверг',
      'в пятницу',
      'в субботу',
      'в воскресенье',
    ],
    today: 'сегодня',
    tomorrow: 'завтра',
  },
};
