import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';

/** The meaning of a word in hours. Noise says nothing: `hours`, `and`. */
export type WordMeaning =
  | { readonly type: 'days'; readonly weekdays: readonly number[] }
  /** A day with an ending that begins a range: `hétfőtől`, `дүйсенбіден`. */
  | { readonly type: 'from'; readonly weekday: number }
  | { readonly type: 'weeks'; readonly weeks: Weeks }
  | { readonly type: 'to' | 'closed' | 'noise' };

const MARKS = /\p{M}/gu;

/** Returns text in small letters without accents, in which words of hours are compared. */
export function plainWords(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

interface Words {
  /** By weekday, Monday first: how lists shorten it, beside the names of the calendar. */
  readonly short: readonly string[];
  /** Stems of the full names, which are inflected. */
  readonly stems: readonly string[];
  /** The endings of a stem that begin a range. */
  readonly from?: RegExp;
  readonly to: RegExp;
  readonly daily: RegExp;
  readonly workdays: RegExp;
  readonly weekend: RegExp;
  readonly odd: RegExp;
  readonly even: RegExp;
  readonly closed: RegExp;
  /** A break within hours, such as lunch. */
  readonly pause: RegExp;
  /** A word that only stands beside that of a break: `перерыв на обед`. */
  readonly besidePause?: RegExp;
  readonly noise: RegExp;
}

const split = (text: string) => text.split(' ');
const every = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

/** All patterns match plain words. A slash separates several forms of a weekday. */
const WORDS: Record<Language, Words> = {
  en: {
    short: split('m/mo/mon t/tu/tue/tues w/we/wed th/thu/thur/thurs f/fr/fri sa/sat su/sun'),
    stems: split('monday tuesday wednesday thursday friday saturday sunday'),
    to: /^(to|till|until|through|thru)$/,
    daily: /^(daily|everyday)$/,
    workdays: /^(weekdays?|workdays?)$/,
    weekend: /^weekends?$/,
    odd: /^odd$/,
    even: /^even$/,
    closed: /^(closed|off|none)$/,
    pause: /^(break|lunch|lunchtime|pause)$/,
    noise: /^(and|from|on|hours?|weeks?|only|open|at)$/,
  },
  hu: {
    short: split('h/he k/ke sze/sz cs/csu p/pe/pen szo/szom v/va/vas'),
    stems: split('hetfo kedd szerda csutortok pentek szombat vasarnap'),
    from: /t[oe]l$/,
    to: /^ig$/,
    daily: /^(naponta|mindennap)$/,
    workdays: /^(hetkoznap\p{L}*|munkanap\p{L}*)$/u,
    weekend: /^hetveg\p{L}*$/u,
    odd: /^paratlan$/,
    even: /^paros$/,
    closed: /^(zarva|szunnap|szabadnap|szabadsag|nincs|szunet)$/,
    pause: /^(ebed\p{L}*|szunet|pihenoido)$/u,
    noise: /^(es|het|hete?k?en?|heti|rendel\p{L}*|ora|orakor|csak)$/u,
  },
  ro: {
    short: split('l/lu/lun ma/mar mi/mie j/jo v/vi/vin s/sa/sam d/du/dum'),
    stems: split('luni marti miercuri joi vineri sambata duminica'),
    to: /^(la|pana)$/,
    daily: /^zilnic$/,
    workdays: /^lucratoare$/,
    weekend: /^weekend$/,
    odd: /^impare?$/,
    even: /^pare?$/,
    closed: /^(inchis|liber|concediu)$/,
    pause: /^(pauza|masa|pranz)$/,
    noise: /^(si|de|din|intre|orele?|ora|saptaman\p{L}*|zile(le)?|doar)$/u,
  },
  ru: {
    short: split('пн/пон/понед вт/втор ср/сред чт/четв пт/пят сб/суб/субб вс/воскр'),
    stems: split('понедельник вторник сред четверг пятниц суббот воскресень'),
    to: /^(до|по)$/,
    daily: /^(ежедневно)$/,
    workdays: /^(будни\p{L}*|будням|рабочи\p{L}*)$/u,
    weekend: /^выходны[ехм]\p{L}*$/u,
    odd: /^нечет\p{L}*$/u,
    even: /^чет(н\p{L}*|ые)?$/u,
    closed: /^(выходнои|закрыто|отпуск|нет|вых)$/,
    pause: /^(перерыв|обед|обеденныи)$/,
    besidePause: /^на$/,
    noise: /^(и|с|от|в|час\p{L}*|ч|недел\p{L}*|дни|дням|прием|только)$/u,
  },
  kk: {
    short: split('дс/дуис/дүис сс/сеис ср/сәр/сәрс бс/беис жм/жұма сб/сн/сен жс/жк/жек'),
    stems: split('дүисенбі сеисенбі сәрсенбі беисенбі жұма сенбі жексенбі'),
    from: /[ндт][ае]н$/,
    to: /^(деиін|шеиін)$/,
    daily: /^(күнделікті|күнсаиын)$/,
    workdays: /^(жұмыс)$/,
    weekend: /^(демалыс)$/,
    odd: /^тақ$/,
    even: /^жұп$/,
    closed: /^(жабық|демалады|жоқ)$/,
    pause: /^(үзіліс\p{L}*|түскі|асқа)$/u,
    besidePause: /^ас$/,
    noise: /^(және|мен|сағат\p{L}*|сағ|апта\p{L}*|күндері|күні|тек)$/u,
  },
};

const PLAIN_DAYS: Readonly<Record<string, ReadonlyMap<string, number>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, { short }]) => {
    const { weekdays, shortWeekdays } = DATE_NAMES[language as Language];
    const forms = short.flatMap((text, index) =>
      [...text.split('/'), weekdays[index] ?? '', shortWeekdays[index] ?? ''].map(
        (form) => [plainWords(form).replaceAll('.', ''), index + 1] as const,
      ),
    );
    return [language, new Map(forms)];
  }),
);

/** Tells whether a plain word is of a break within hours: `lunch break`, `перерыв на обед`. */
export const isPause = (word: string, language: Language): boolean =>
  WORDS[language].pause.test(word);

/** Tells whether a plain word is of a break only with another one beside it. */
export const isBesidePause = (word: string, language: Language): boolean =>
  WORDS[language].besidePause?.test(word) === true;

/** Returns what a plain word means in the hours of a language; null for a word that it does not know. */
export function meaningOf(word: string, language: Language): WordMeaning | null {
  const words = WORDS[language];
  if (words.odd.test(word)) return { type: 'weeks', weeks: 'odd' };
  if (words.even.test(word)) return { type: 'weeks', weeks: 'even' };
  if (words.closed.test(word)) return { type: 'closed' };
  if (words.daily.test(word)) return { type: 'days', weekdays: every };
  if (words.workdays.test(word)) return { type: 'days', weekdays: workdays };
  if (words.weekend.test(word)) return { type: 'days', weekdays: weekend };
  if (words.to.test(word)) return { type: 'to' };
  if (words.noise.test(word)) return { type: 'noise' };
  const known = PLAIN_DAYS[language]?.get(word);
  if (known !== undefined) return { type: 'days', weekdays: [known] };
  const weekday = words.stems.findIndex((stem) => word.startsWith(stem)) + 1;
  if (weekday === 0) return null;
  const ending = word.slice(words.stems[weekday - 1]?.length);
  if (words.from?.test(ending) === true) return { type: 'from', weekday };
  return { type: 'days', weekdays: [weekday] };
}
