import { formatDay } from '#shared/i18n/format-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { failureText } from '../../../../lib/failure-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { SeriesRow } from './use-series.ts';
import styles from './series.module.css';

interface SeriesRowFieldsProps {
  row: SeriesRow;
  disabled: boolean;
  onChange: (changes: Pick<SeriesRow, 'chosen' | 'isConfirmed'>) => void;
}

/** One appointment of a series: its day, which a mark confirms, and the times around the wanted one. */
export function SeriesRowFields({ row, onChange, ...props }: SeriesRowFieldsProps) {
  const t = useText('desk');
  const shell = useText('shell');
  const format = useFormat();
  const { language } = useStaffApp();
  const { day, times, startsAt, sent, booked, failure } = row;
  const disabled = props.disabled || sent !== null;
  const wanted = formatDay(day, language, 'short');
  if (startsAt === null) {
    return (
      <li className={styles.row}>
        <span className={styles.day}>{wanted}</span>
        <span className={styles.note}>{t('series.none')}</span>
      </li>
    );
  }
  if (booked !== null) {
    return (
      <li className={styles.row}>
        <span className={styles.day}>{format.dateTime(startsAt)}</span>
        <span className={styles.booked}>{t('series.booked')}</span>
      </li>
    );
  }
  const { date } = wallClockOf(startsAt);
  const shown = formatDay(date, language, 'short');
  return (
    <li className={styles.row}>
      <CheckboxField
        name={`day-${day}`}
        label={shown}
        hint={date === day ? undefined : t('series.instead', { day: wanted })}
        value={row.isConfirmed}
        disabled={disabled}
        onChange={(isConfirmed) => onChange({ chosen: startsAt, isConfirmed })}
      />
      <NativeSelect
        aria-label={t('series.time', { day: shown })}
        className={styles.time}
        disabled={disabled}
        value={startsAt}
        options={times.map((time) => ({ value: time, label: format.time(time) }))}
        onChange={(chosen) => onChange({ chosen, isConfirmed: row.isConfirmed })}
      />
      {failure === null ? null : (
        <span className={styles.failure}>{failureText(failure, shell)}</span>
      )}
    </li>
  );
}
