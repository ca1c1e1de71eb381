import { memo } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { useText } from '../../../lib/staff-app.ts';
import { nextFreeMinute, type DeskColumnModel } from '../model/day-model.ts';
import styles from './grid.module.css';

interface ColumnHeadProps {
  column: DeskColumnModel;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
}

/** The head of a column: the doctor and the next free time. */
export const ColumnHead = memo(function ColumnHead({ column, nowMinute }: ColumnHeadProps) {
  const t = useText('desk');
  const free = nextFreeMinute(column, nowMinute ?? 0);
  return (
    <div className={styles.head}>
      <strong>{column.doctor.name}</strong>
      <span>
        {free === null ? t('full') : t('nextFree', { time: formatTime(free) })}
        {column.cancelled.length === 0
          ? null
          : ` · ${t('cancelledCount', { count: column.cancelled.length })}`}
      </span>
    </div>
  );
});
