import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import styles from './date-presets.module.css';

interface DatePresetsProps {
  value: PlainDate | null;
  today: PlainDate;
  onChange: (date: PlainDate | null) => void;
}

/** The buttons for today, tomorrow and any day. */
export function DatePresets({ value, today, onChange }: DatePresetsProps) {
  const t = useT('filters');
  const presets = [
    { date: null, label: t('date.any') },
    { date: today, label: t('date.today') },
    { date: addDays(today, 1), label: t('date.tomorrow') },
  ];
  return (
    <div className={styles.presets}>
      {presets.map(({ date, label }) => (
        <Chip key={label} pressed={date === value} onClick={() => onChange(date)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
