import { useState } from 'react';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
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

/** The date filter of the sheet: today, tomorrow, or a day of the calendar below the chips. */
export function SheetDate({ value, today, onChange }: SheetDateProps) {
  const t = useT('filters');
  const tomorrow = addDays(today, 1);
  const isPreset = value === null || value === today || value === tomorrow;
  const [isOtherChosen, setOtherChosen] = useState(false);
  const isOther = isOtherChosen || !isPreset;

  return (
    <div className={styles.date}>
      <RadioGroup
        name="date"
        label={t('date.label')}
        isChips
        options={[
          { value: '', label: t('date.any') },
          { value: today, label: t('date.today') },
          { value: tomorrow, label: t('date.tomorrow') },
          { value: OTHER, label: t('date.other') },
        ]}
        value={isOther ? OTHER : (value ?? '')}
        onChange={(chosen) => {
          setOtherChosen(chosen === OTHER);
          if (chosen !== OTHER) onChange(chosen === '' ? null : chosen);
        }}
      />
      {isOther ? (
        <div ref={isOtherChosen ? scrollIntoView : undefined} className={styles.calendar}>
          <DateCalendar
            value={isPreset ? null : value}
            today={today}
            onChange={(date) => {
              setOtherChosen(true);
              onChange(date);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Scrolls a calendar that was just opened above the bar of the sheet. */
function scrollIntoView(calendar: HTMLElement | null) {
  calendar?.scrollIntoView({ block: 'nearest' });
}
