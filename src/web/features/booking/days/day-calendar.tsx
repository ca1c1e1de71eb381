import { useState } from 'react';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { calendarWeekdays } from '#shared/i18n/format-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LazyCalendar } from '#web/ui/calendar/lazy-calendar.tsx';
import type { BookingRequest } from '../booking-request.ts';
import styles from './days.module.css';
import { firstOfNextMonth } from './months.ts';
import { useAvailableDays } from './use-available-days.ts';

interface DayCalendarProps {
  request: BookingRequest;
  /** The first day of the grid; the calendar shows its month. */
  value: PlainDate;
  /** The current day in the clinic's time zone. */
  today: PlainDate;
  onChoose: (day: PlainDate) => void;
}

/** A month calendar; days with a slot can be chosen. */
export function DayCalendar({ request, value, today, onChoose }: DayCalendarProps) {
  const t = useT('booking');
  const { language } = useApp();
  const format = useFormat();
  const [month, setMonth] = useState(value);
  const available = useAvailableDays(request, month, today);
  const { days } = available;
  return (
    <div className={styles.calendar} aria-busy={days === undefined && !available.failed}>
      <LazyCalendar
        label={t('days.label')}
        loadingLabel={t('days.loading')}
        value={value}
        today={today}
        min={today}
        max={available.isLast ? addDays(firstOfNextMonth(month), -1) : undefined}
        isAvailable={(day) => days?.includes(day) === true}
        onMonthChange={setMonth}
        onChange={onChoose}
        words={{
          weekdays: calendarWeekdays(language),
          month: (date) => format.day(date, 'month'),
          day: (date) => format.day(date, 'year'),
          previous: t('days.previous'),
          next: t('days.next'),
        }}
      />
      <div className={styles.status}>
        <p role="status">
          {days === undefined && !available.failed ? t('days.searching') : null}
          {days?.length === 0 ? t('days.none') : null}
          {available.failed ? t('days.failed') : null}
        </p>
        {available.failed ? (
          <Button variant="quiet" size="sm" onClick={available.retry}>
            {t('failure.retry')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
