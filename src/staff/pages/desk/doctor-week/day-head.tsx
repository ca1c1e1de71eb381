import { memo } from 'react';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { LoadBar } from '../grid/load-bar.tsx';
import type { DeskColumnModel } from '../model/day/day-model.ts';
import { loadOf, nextFreeMinute } from '../model/day/free-times.ts';
import styles from './doctor-week.module.css';

interface DayHeadProps {
  date: PlainDate;
  /** Undefined until it is read. */
  column: DeskColumnModel | undefined;
  isToday: boolean;
  /** True for the day that has the cursor. */
  isChosen: boolean;
  /** A day that is over has nothing free. */
  isPast: boolean;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
  /** Shows the day of all doctors. */
  onDay: (date: PlainDate) => void;
  onCancelled: (date: PlainDate) => void;
}

/** The head of a day of a week: the day, which leads to all doctors, the next free time, the load, the cancelled appointments. */
export const DayHead = memo(function DayHead({ date, column, nowMinute, ...props }: DayHeadProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const load = column === undefined ? null : loadOf(column);
  const count = column?.cancelled.length ?? 0;
  const day = formatDay(date, language, 'short');
  return (
    <div className={styles.head} data-chosen={props.isChosen || undefined}>
      <button
        type="button"
        className={styles.day}
        aria-current={props.isToday ? 'date' : undefined}
        onClick={() => props.onDay(date)}
      >
        {day}
      </button>
      <span>{column === undefined ? '' : freeText(column)}</span>
      {count === 0 ? null : (
        <button
          type="button"
          className={styles.cancelled}
          aria-label={`${t('cancelledCount', { count })}: ${day}`}
          onClick={() => props.onCancelled(date)}
        >
          {t('cancelledCount', { count })}
        </button>
      )}
      {load === null ? null : <LoadBar share={load} />}
    </div>
  );

  function freeText(shown: DeskColumnModel): string {
    if (shown.hours.length === 0) return t('span.none');
    if (props.isPast) return '';
    const free = nextFreeMinute(shown, nowMinute ?? 0);
    return free === null ? t('full') : t('nextFree', { time: formatTime(free) });
  }
});
