import { useMemo } from 'react';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import { formatDistance } from '#shared/domain/catalogue/places/distance.ts';
import { formatMoney } from '#shared/domain/money.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatScore } from '#shared/domain/catalogue/ratings/rating.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import {
  formatDateTime,
  formatDay,
  formatDayRange,
  formatFullDateTime,
  formatTime,
  type DayStyle,
} from '#shared/i18n/format-date.ts';
import { formatList } from '#shared/i18n/format-list.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useApp } from '../app.ts';

export interface Format {
  /** Formats whole units of the country's currency. */
  money(amount: number): string;
  number(value: number): string;
  /** Joins names with commas: "Кардиолог, терапевт". */
  list(names: readonly string[]): string;
  /** Formats metres. */
  distance(metres: number): string;
  /** Formats a score out of 10. */
  score(score: number): string;
  day(date: PlainDate, style: DayStyle): string;
  /** Formats two days of one year as `24–27 Nov` or `30 Nov – 2 Dec`. */
  dayRange(from: PlainDate, to: PlainDate): string;
  /** Formats minutes since midnight. */
  time(minuteOfDay: number): string;
  /**
   * Formats an ISO 8601 time with offset as `tomorrow, 24 November, 14:30`; `today` is in the same
   * zone.
   */
  dateTime(iso: string, today: PlainDate): string;
  /** Formats an ISO 8601 time with offset as `Tuesday, 24 November 2026, 14:30`. */
  fullDateTime(iso: string): string;
}

function createFormat(language: Language, currency: Settings['currency']): Format {
  return {
    money: (amount) => formatMoney(amount, currency, language),
    number: (value) => formatNumber(value, language),
    list: (names) => formatList(names, language),
    distance: (metres) => formatDistance(metres, language),
    score: (score) => formatScore(score, language),
    day: (date, style) => formatDay(date, language, style),
    dayRange: (from, to) => formatDayRange(from, to, language),
    time: formatTime,
    dateTime: (iso, today) => formatDateTime(wallClockOf(iso), today, language),
    fullDateTime: (iso) => formatFullDateTime(wallClockOf(iso), language),
  };
}

/** Returns the formatters of the page's language and currency. */
export function useFormat(): Format {
  const { language, settings } = useApp();
  return useMemo(() => createFormat(language, settings.currency), [language, settings.currency]);
}
