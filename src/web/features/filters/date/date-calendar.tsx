import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { calendarWeekdays } from '#shared/i18n/format-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { LazyCalendar } from '#web/ui/calendar/lazy-calendar.tsx';

interface DateCalendarProps {
  value: PlainDate | null;
  today: PlainDate;
  onChange: (date: PlainDate) => void;
}

/** The calendar of the date filter, starting today. */
export function DateCalendar({ value, today, onChange }: DateCalendarProps) {
  const { language } = useApp();
  const t = useT('filters');
  const format = useFormat();
  return (
    <LazyCalendar
      label={t('date.label')}
      loadingLabel={t('date.loading')}
      value={value}
      today={today}
      min={today}
      onChange={onChange}
      words={{
        weekdays: calendarWeekdays(language),
        month: (date) => format.day(date, 'month'),
        day: (date) => format.day(date, 'year'),
        previous: t('date.previous'),
        next: t('date.next'),
      }}
    />
  );
}
