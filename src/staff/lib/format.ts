import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import { KAZAKH_UNITS, type TimeUnit } from './kazakh-units.ts';
import { useStaffApp } from './staff-app.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The quotation marks of each language. */
const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  hu: ['„', '”'],
  kk: ['«', '»'],
  ro: ['„', '”'],
  ru: ['«', '»'],
};

function createFormat(language: Language) {
  const [before, after] = QUOTES[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const units = language === 'kk' ? KAZAKH_UNITS : intlUnits(language);
  return {
    number: (value: number) => formatNumber(value, language),
    /** Puts a text in quotation marks. */
    quote: (text: string) => `${before}${text}${after}`,
    /** Formats an ISO 8601 time with offset as `24 Nov, 14:30`. */
    dateTime(iso: string) {
      const { date, minuteOfDay } = wallClockOf(iso);
      return `${formatDay(date, language, 'short')}, ${formatTime(minuteOfDay)}`;
    },
    /** Formats an ISO 8601 time as `14:30`. */
    time: (iso: string) => formatTime(wallClockOf(iso).minuteOfDay),
    /** Formats an ISO 8601 time relative to now: `in 2 hours`, `3 days ago`, `now`. */
    fromNow(iso: string) {
      const distance = Date.parse(iso) - Date.now();
      const found = UNITS.find(([, size]) => Math.abs(distance) >= size);
      if (found === undefined) return units.now;
      const [unit, size] = found;
      return units.fromNow(Math.trunc(distance / size), unit);
    },
    /** Formats a share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** Formats seconds in their largest unit: `3 days`, `2.5 hours`. */
    duration(seconds: number) {
      const [unit, size] =
        UNITS.find((each) => seconds * 1000 >= each[1]) ?? (['minute', 60_000] as const);
      return units.duration((seconds * 1000) / size, unit);
    },
    /** Returns the name of a language. */
    languageName: namesOfLanguages(language),
  };
}

/** Returns the formatters of times in the languages that browsers know. */
function intlUnits(language: Language): typeof KAZAKH_UNITS {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return {
    now: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
    fromNow: (value, unit) => relative.format(value, unit),
    duration(value: number, unit: TimeUnit) {
      const options = {
        ...({ style: 'unit', unit, unitDisplay: 'long' } as const),
        maximumFractionDigits: 1,
      };
      return new Intl.NumberFormat(language, options).format(value);
    },
  };
}

/** Returns a function that names languages: by the browser, which has no Kazakh names, or by our list. */
function namesOfLanguages(language: Language): (code: string) => string {
  if (language !== 'kk') {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    return (code) => names.of(code) ?? code;
  }
  const names: Readonly<Record<string, { kk: string }>> = SPOKEN_LANGUAGES;
  return (code) => names[code]?.kk ?? code;
}

/** The formatters that exist: creating one takes the browser about a millisecond. */
const formats = new Map<Language, ReturnType<typeof createFormat>>();

/** Returns the formatters of the language of the page. */
export function useFormat() {
  const { language } = useStaffApp();
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}
