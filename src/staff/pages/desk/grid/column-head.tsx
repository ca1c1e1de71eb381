import { memo } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { useText } from '../../../lib/staff-app.ts';
import type { DeskColumnModel } from '../model/day/day-model.ts';
import { loadOf, nextFreeMinute } from '../model/day/free-times.ts';
import styles from './grid.module.css';
import { LoadBar } from './load-bar.tsx';

interface ColumnHeadProps {
  column: DeskColumnModel;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
  /** Opens what can be said about a delay; null if this cannot be said. */
  onDelay: ((schedule: number) => void) | null;
  /** Opens the cancelled appointments. */
  onCancelled: (schedule: number) => void;
}

/** The head of a column: the doctor, the next free time, the load, the cancelled appointments, and a delay. */
export const ColumnHead = memo(function ColumnHead({
  column,
  nowMinute,
  onDelay,
  onCancelled,
}: ColumnHeadProps) {
  const t = useText('desk');
  const free = nextFreeMinute(column, nowMinute ?? 0);
  const load = loadOf(column);
  const { doctor, delay } = column;
  const count = column.cancelled.length;
  const cancelled = t('cancelledCount', { count });
  const text = delay === 0 ? t('delay.open') : t('delay.shown', { minutes: String(delay) });
  return (
    <div className={styles.head}>
      <Avatar name={doctor.name} src={doctor.portrait} size={24} />
      <strong title={doctor.name}>{doctor.name}</strong>
      <span className={styles.specialty}>{doctor.specialty}</span>
      {doctor.is_hidden ? (
        <span>{t('hidden.mark')}</span>
      ) : (
        <span>{free === null ? t('full') : t('nextFree', { time: formatTime(free) })}</span>
      )}
      {count === 0 ? null : (
        <button
          type="button"
          className={styles.action}
          aria-label={`${cancelled}: ${doctor.name}`}
          onClick={() => onCancelled(column.schedule_id)}
        >
          {cancelled}
        </button>
      )}
      {onDelay === null ? null : (
        <button
          type="button"
          className={styles.action}
          data-late={delay > 0 || undefined}
          aria-label={`${text}: ${doctor.name}`}
          onClick={() => onDelay(column.schedule_id)}
        >
          {text}
        </button>
      )}
      {load === null ? null : <LoadBar share={load} />}
    </div>
  );
});
