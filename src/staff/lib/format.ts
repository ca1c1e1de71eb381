import { useMemo } from 'react';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { useStaffApp } from './staff-app.ts';

export interface StaffFormat {
  number(value: number): string;
  /** Formats an ISO 8601 time with offset as `24 Nov, 14:30`. */
  dateTime(iso: string): string;
  /** Formats an ISO 8601 time as `14:30`. */
  time(iso: string): string;
  /** Formats an ISO 8601 time relative to now: `in 2 hours`, `3 days ago`, `now`. */
  fromNow(iso: string): string;
  /** Formats a share from 0 to 1. */
  percent(share: number): string;
  /** Formats seconds in their largest unit: `3 days`, `2.5 hours`. */
  duration(seconds: number): string;
  /** Returns the name of a language. */
  languageName(code: string): string;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function createFormat(language: Language): StaffFormat {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const now = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  return {
    number: (value) => formatNumber(value, language),
    dateTime(iso) {
      const { date, minuteOfDay } = wallClockOf(iso);
      return `${formatDay(date, language, 'short')}, ${formatTime(minuteOfDay)}`;
    },
    time: (iso) => formatTime(wallClockOf(iso).minuteOfDay),
    fromNow(iso) {
      const distance = Date.parse(iso) - Date.now();
      const found = UNITS.find(([, size]) => Math.abs(distance) >= size);
      if (found === undefined) return now;
      const [unit, size] = found;
      return relative.format(Math.trunc(distance / size), unit);
    },
    percent: (share) => percent.format(share),
    duration(seconds) {
      const [unit, size] =
        UNITS.find((each) => seconds * 1000 >= each[1]) ?? (['minute', 60_000] as const);
      const options = {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      } as const;
      return new Intl.NumberFormat(language, options).format((seconds * 1000) / size);
    },
    languageName: (code) => names.of(code) ?? code,
  };
}

/** Returns the formatters of the language of the page. */
export function useFormat(): StaffFormat {
  const { language } = useStaffApp();
  return useMemo(() => createFormat(language), [language]);
}
