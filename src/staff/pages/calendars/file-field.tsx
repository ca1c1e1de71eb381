import { useText } from '../../lib/staff-app.ts';
import styles from './calendars.module.css';

/** The field of a calendar file. */
export function FileField({ onChange }: { onChange: (file: File | null) => void }) {
  const t = useText('calendars');
  return (
    <label className={styles.file}>
      <span>{t('file')}</span>
      <input
        type="file"
        accept=".ics,.ical,.ifb,text/calendar"
        onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)}
      />
    </label>
  );
}
