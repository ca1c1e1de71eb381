import controlStyles from '../form/parts/control.module.css';
import type { CalendarProps } from './calendar.tsx';

/** The browser's own date input. */
export function NativeCalendar({ label, value, onChange, min, max }: CalendarProps) {
  return (
    <input
      type="date"
      className={controlStyles.control}
      aria-label={label}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '' && currentTarget.validity.valid) {
          onChange(currentTarget.value);
        }
      }}
    />
  );
}
