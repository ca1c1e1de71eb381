import { formatTime } from '#shared/i18n/format-date.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import type { Week } from './use-week.ts';

const DAY_MINUTES = 1440;
const STEP_MINUTES = 30;

/** The number of starts that are kept for the same day, and the time at which patients can book them. */
export function ReleaseFields({ week }: { week: Week }) {
  const t = useText('schedule');
  const { kept_starts: kept, kept_until: until } = week.numbers;
  const halfHours = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, i) => i * STEP_MINUTES);
  const minutes = [...new Set([...halfHours, Number(until)])].toSorted((a, b) => a - b);
  return (
    <>
      <TextField
        name="kept_starts"
        kind="number"
        label={t('week.kept_starts')}
        value={kept}
        onChange={(value) => week.setNumber('kept_starts', value)}
      />
      <SelectField
        name="kept_until"
        label={t('week.kept_until')}
        options={minutes.map((minute) => ({ value: String(minute), label: formatTime(minute) }))}
        value={until}
        onChange={(value) => week.setNumber('kept_until', value)}
      />
    </>
  );
}
