import { useId, type KeyboardEvent } from 'react';
import { formatDay } from '#shared/i18n/format-date.ts';
import controlStyles from '#web/ui/form/parts/control.module.css';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { Field, type FieldFrame } from '#web/ui/form/parts/field.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useToday } from '../../lib/use-today.ts';
import { DayCalendar } from './day-calendar.tsx';
import styles from './date-field.module.css';
import { useDayInput, type DayInputOptions } from './use-day-input.ts';

interface DateFieldProps extends BoundField<string>, FieldFrame, DayInputOptions {
  label: string;
}

/**
 * A field for a day, typed as in the language of the page or chosen in a calendar. It explains texts that are no day
 * and days outside of the limits; the form must not save them (`isDayWithin`).
 */
export function DateField({ value, onChange, min, max, isFilter, ...field }: DateFieldProps) {
  const t = useText('shell');
  const { language } = useStaffApp();
  const today = useToday();
  const id = useId();
  const { label, required, disabled, onBlur } = field;
  const input = useDayInput({ value, onChange, min, max, isFilter, required }, today);
  const error = field.error?.visible === true && !input.isTyping ? field.error : input.error;
  const words = error.visible || input.day === null ? '' : formatDay(input.day, language, 'full');

  function leave() {
    input.leave();
    onBlur?.();
  }

  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <div className={styles.box}>
            <input
              {...control}
              aria-describedby={[control['aria-describedby'], words && id]
                .filter(Boolean)
                .join(' ')}
              className={controlStyles.control}
              autoComplete="off"
              placeholder={t('day.example')}
              value={input.text}
              onChange={(event) => input.type(event.currentTarget.value)}
              onBlur={leave}
              onKeyDown={({ key }: KeyboardEvent) => {
                if (key === 'Enter') leave();
              }}
            />
            <DayCalendar
              label={t('day.calendar', { label })}
              disabled={disabled}
              today={today}
              min={min}
              max={max}
              value={input.day}
              onChange={input.choose}
            />
          </div>
          {error.visible ? null : (
            <p id={id} className={styles.words} aria-live="polite">
              {words}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
