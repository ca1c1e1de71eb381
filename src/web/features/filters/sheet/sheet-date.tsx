import { useState } from 'react';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { DateCalendar } from '../date/date-calendar.tsx';
import styles from './sheet-date.module.css';

interface SheetDateProps {
  value: PlainDate | null;
  today: PlainDate;
  onChange: (date: PlainDate | null) => void;
}

const OTHER = 'other';

/** The day of the visit: today, tomorrow, or another one of the calendar. */
export function SheetDate({ value, today, onChange }: SheetDateProps) {
  const t = useT('filters');
  const format = useFormat();
  const tomorrow = addDays(today, 1);
  const isUsual = value === null || value === today || value === tomorrow;
  const [isOtherAsked, setOtherAsked] = useState(false);
  const isOther = isOtherAsked || !isUsual;

  return (
    <div className={styles.date}>
      <RadioGroup
        name="date"
        label={t('date.label')}
        options={[
          { value: '', label: t('date.any') },
          { value: today, label: t('date.today') },
          { value: tomorrow, label: t('date.tomorrow') },
          {
            value: OTHER,
            label: t('date.other'),
            ...(isUsual ? {} : { hint: format.day(value, 'weekday') }),
          },
        ]}
        value={isOther ? OTHER : (value ?? '')}
        onChange={(chosen) => {
          setOtherAsked(chosen === OTHER);
          if (chosen !== OTHER) onChange(chosen === '' ? null : chosen);
        }}
      />
      {isOther ? (
        <DateCalendar
          value={isUsual ? null : value}
          today={today}
          onChange={(date) => {
            setOtherAsked(true);
            onChange(date);
          }}
        />
      ) : null}
    </div>
  );
}
