import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime, relativeDay } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';

/**
 * Returns a short form of a time: `tomorrow, 09:30`, `Tue, 24 Nov, 09:30`. `iso` has the offset of
 * the clinic's time zone and `today` is the day there.
 */
export function shortWhen(iso: string, today: PlainDate, language: Language): string {
  const { date, minuteOfDay } = wallClockOf(iso);
  const day = relativeDay(date, today, language) ?? formatDay(date, language, 'short');
  return `${day}, ${formatTime(minuteOfDay)}`;
}
