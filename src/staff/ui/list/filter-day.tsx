import { isPlainDate, type DayLimits } from '#shared/domain/time/plain-date.ts';
import { DateField } from '../date-field/date-field.tsx';
import styles from './list.module.css';

interface FilterDayProps extends DayLimits {
  name: string;
  label: string;
  /** Null for every day. */
  value: string | null;
  required?: boolean;
  onChoose: (day: string) => void;
}

/** A filter of a list by a day with its label beside it; a text that is no day filters nothing. */
export function FilterDay({ value, onChoose, ...field }: FilterDayProps) {
  return (
    <div className={styles.day}>
      <DateField
        {...field}
        value={value ?? ''}
        isFilter
        onChange={(day) => {
          if (day === '' || isPlainDate(day)) onChoose(day);
        }}
      />
    </div>
  );
}
