import type { CSSProperties } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskSpanDay } from '#shared/contract/desk/span.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from './span.module.css';

interface SpanDayProps {
  date: PlainDate;
  /** A day that is over has nothing free. */
  isPast: boolean;
  doctor: DeskDoctor;
  /** Undefined on a day without hours and appointments. */
  day: DeskSpanDay | undefined;
  onDay: (date: PlainDate, schedule: number) => void;
}

/** One day of a doctor: appointments, the first free time, and a bar of what is taken. A press opens the day. */
export function SpanDay({ date, isPast, doctor, day, onDay }: SpanDayProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  if (day === undefined) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('span.none')}</VisuallyHidden>
      </span>
    );
  }
  const { appointments: count, booked_minutes: booked, working_minutes: working } = day;
  const appointments = t('span.appointments', { count });
  const next = isPast ? '' : nextText(day.first_free, working);
  const load = working === 0 ? 0 : Math.min(1, booked / working);
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={[
        `${next} ${appointments}`.trim(),
        formatDay(date, language, 'weekday'),
        doctor.name,
      ].join(', ')}
      style={{ '--load': load } as CSSProperties}
      onClick={() => onDay(date, doctor.schedule_id)}
    >
      {isPast ? null : (
        <span data-full={day.first_free === null || undefined} className={styles.next}>
          {next}
        </span>
      )}{' '}
      <span className={styles.count}>{appointments}</span>
    </button>
  );

  function nextText(first: number | null, minutes: number): string {
    if (first !== null) return t('nextFree', { time: formatTime(first) });
    return t(minutes === 0 ? 'span.none' : 'span.full');
  }
}
