import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import type { FieldError } from '#web/ui/form/parts/bound-field.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import { fieldNameOf, isOfEveryWeek, type HourLine } from './bars/hour-lines.ts';
import { WEEK_NUMBERS, type Week } from './use-week.ts';

/** Returns what is wrong with the fields of the weekly hours. `refusal` is the error of the preview. */
export function useWeekErrors(week: Week, refusal: unknown) {
  const t = useText('schedule');
  const shell = useText('shell');
  const setup = useText('setup');
  const { language } = useStaffApp();
  const hoursError = useHoursError();
  const { weekdays } = DATE_NAMES[language];
  const refused = isApiError(refusal) ? refusal.body.errors : [];

  function hoursMessage(line: HourLine): string | null {
    const { visible, message } = hoursError(line.text);
    if (visible) return message;
    return week.overlapping.has(line.key) ? shell('hours.overlap') : null;
  }

  const typed = [
    ...week.lines.map((line) => ({
      name: fieldNameOf(line),
      label: isOfEveryWeek(line)
        ? (weekdays[line.key] ?? '')
        : `${weekdays[line.weekday - 1]}, ${t(`weeks.${line.weeks}`)}`,
      message: hoursMessage(line),
    })),
    ...WEEK_NUMBERS.map((name) => ({
      name,
      label: t(`week.${name}`),
      message: Number.isInteger(Number(week.numbers[name])) ? null : setup('form.numberInvalid'),
    })),
    ...week.wrongDays.map((name) => ({
      name,
      label: t(`week.${name}`),
      message: shell('day.wrong'),
    })),
  ];

  return {
    /** The fields that cannot be saved as they are typed. */
    wrong: typed.filter(({ message }) => message !== null),
    /** Returns the error of a field: as it is typed, else as the server refuses it. */
    of(name: string): FieldError {
      const own = typed.find((field) => field.name === name)?.message;
      const attr = name.replace(/^day-(\d)$/, (_, day: string) => `week.${Number(day) - 1}`);
      const message = own ?? refused.find((error) => error.attr === attr)?.detail;
      return { visible: message !== undefined, message: message ?? '' };
    },
  };
}

export type WeekErrors = ReturnType<typeof useWeekErrors>;
