import { CalendarDays } from 'lucide-react';
import type { DayLimits, PlainDate } from '#shared/domain/time/plain-date.ts';
import { calendarWeekdays, formatDay } from '#shared/i18n/format-date.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LazyCalendar } from '#web/ui/calendar/lazy-calendar.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import styles from './date-field.module.css';

interface DayCalendarProps extends DayLimits {
  label: string;
  value: PlainDate | null;
  today: PlainDate;
  disabled: boolean | undefined;
  onChange: (day: PlainDate) => void;
}

/** A button that opens a calendar, which a choice closes. */
export function DayCalendar({ label, disabled, onChange, ...calendar }: DayCalendarProps) {
  const t = useText('shell');
  const { language } = useStaffApp();
  return (
    <Popover
      label={label}
      align="end"
      className={styles.panel}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon={CalendarDays}
          label={label}
          disabled={disabled}
          className={styles.open}
        />
      )}
    >
      {(close) => (
        <LazyCalendar
          {...calendar}
          label={label}
          loadingLabel={t('day.loading')}
          onChange={(day) => {
            close();
            onChange(day);
          }}
          words={{
            weekdays: calendarWeekdays(language),
            month: (day) => formatDay(day, language, 'month'),
            day: (day) => formatDay(day, language, 'full'),
            previous: t('day.previous'),
            next: t('day.next'),
          }}
        />
      )}
    </Popover>
  );
}
