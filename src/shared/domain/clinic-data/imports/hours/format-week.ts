import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { formatHours, type Span } from '#shared/domain/time/working-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';

/** The hours of one weekday, from 1, Monday. */
interface DayHours {
  readonly weekday: number;
  readonly weeks: Weeks;
  readonly spans: readonly Span[];
}

const MIN_RANGE = 3;

/**
 * Formats hours as `Mon–Fri 09:00–17:00; Sat 09:00–13:00 (odd weeks)`, equal days together. `weeksOf` names weeks
 * other than every one.
 */
export function formatWeek(
  days: readonly DayHours[],
  language: Language,
  weeksOf: (weeks: Exclude<Weeks, 'every'>) => string,
): string {
  const groups = Map.groupBy(days, ({ weeks, spans }) => `${weeks} ${formatHours(spans)}`);
  return Array.from(groups.values(), (group) => {
    const [{ weeks, spans }] = group as [DayHours];
    const note = weeks === 'every' ? '' : ` (${weeksOf(weeks)})`;
    const hours = spans.length === 0 ? '–' : formatHours(spans);
    const names = daysText(
      group.map(({ weekday }) => weekday),
      language,
    );
    return `${names} ${hours}${note}`;
  }).join('; ');
}

function daysText(weekdays: readonly number[], language: Language): string {
  const nameOf = (weekday: number) => DATE_NAMES[language].shortWeekdays[weekday - 1] ?? '';
  const sorted = weekdays.toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const weekday of sorted) {
    const last = runs.at(-1);
    if (last?.at(-1) === weekday - 1) last.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .flatMap((run) =>
      run.length < MIN_RANGE
        ? run.map(nameOf)
        : [`${nameOf(run[0] ?? 1)}–${nameOf(run.at(-1) ?? 1)}`],
    )
    .join(', ');
}
