import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { formatHours, type Span } from '#shared/domain/time/working-hours.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import type { PlacedBar } from './bar-layout.ts';
import type { HourBar } from './hour-lines.ts';

/** The first and the last day of hours; empty without one. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

interface BarWords {
  /** The hours in as few letters as possible: `9–12:30`. */
  short: string;
  /** The words that set the bar apart, such as its weeks. */
  marks: readonly string[];
  /** Everything, for screen readers. */
  full: string;
}

/** Returns a function that says in words what a bar means. */
export function useBarWords(unit: number): (placed: PlacedBar, period: Period) => BarWords {
  const t = useText('schedule');
  const { language } = useStaffApp();
  return ({ bar, problem }, period) => {
    const day = (date: string) => formatDay(date, language, 'dayMonth');
    const marks = [
      ...(problem === null ? [] : [t(`bars.${problem}`, { minutes: unit })]),
      ...(bar.weeks === 'every' ? [] : [t(`weeks.${bar.weeks}`)]),
      ...(bar.isPhoneOnly ? [t('bars.byPhone')] : []),
      ...(period.from === '' ? [] : [t('bars.from', { day: day(period.from) })]),
      ...(period.to === '' ? [] : [t('bars.until', { day: day(period.to) })]),
    ];
    const weekday = DATE_NAMES[language].weekdays[bar.weekday - 1] ?? '';
    const full = [weekday, formatHours([[bar.starts, bar.ends]]), ...marks].join(', ');
    return { short: `${shortTime(bar.starts)}–${shortTime(bar.ends)}`, marks, full };
  };
}

/** Returns the last day of a saved bar that later hours do not have. */
export function lastDayOf(bar: HourBar, changes: Schedule['changes']): string {
  const isIn = (spans: readonly Span[]) =>
    spans.some(([starts, ends]) => starts === bar.starts && ends === bar.ends);
  const end = changes.find(({ week, more_hours: more }) =>
    bar.weeks === 'every' && !bar.isPhoneOnly
      ? !isIn(week[bar.weekday - 1] ?? [])
      : !more.some(
          ({ weekday, weeks, is_phone_only: isPhoneOnly, hours }) =>
            weekday === bar.weekday &&
            weeks === bar.weeks &&
            isPhoneOnly === bar.isPhoneOnly &&
            isIn(hours),
        ),
  );
  return end === undefined ? '' : addDays(end.day, -1);
}

function shortTime(minute: number): string {
  return minute % 60 === 0 ? String(minute / 60) : formatTime(minute).replace(/^0/, '');
}
