import { MAX_SERIES, MAX_SERIES_INTERVAL, MIN_SERIES } from '#shared/domain/desk/series.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import { DateField } from '../../../../ui/date-field/date-field.tsx';
import times from '../times.module.css';
import { INTERVALS, type SeriesPlan } from './series-plan.ts';

const COUNTS = Array.from({ length: MAX_SERIES - MIN_SERIES + 1 }, (_, index) => {
  const count = String(MIN_SERIES + index);
  return { value: count, label: count };
});

interface SeriesFieldsProps {
  plan: SeriesPlan;
  first: string;
  limits: { min: PlainDate; max: PlainDate };
  /** False while no number of days is typed. */
  hasValidDays: boolean;
  onChange: (changes: Partial<SeriesPlan>) => void;
}

/** The number of appointments of a series, the days between them, and the first day. */
export function SeriesFields({ plan, first, limits, hasValidDays, onChange }: SeriesFieldsProps) {
  const t = useText('desk');
  return (
    <div className={times.conditions}>
      <SelectField
        name="count"
        label={t('series.count')}
        options={COUNTS}
        value={String(plan.count)}
        onChange={(count) => onChange({ count: Number(count) })}
      />
      <RadioGroup
        isChips
        name="interval"
        label={t('series.every')}
        value={plan.interval}
        options={INTERVALS.map((value) => ({ value, label: t(`series.intervals.${value}`) }))}
        onChange={(value) =>
          onChange({ interval: INTERVALS.find((each) => each === value) ?? plan.interval })
        }
      />
      {plan.interval === 'other' ? (
        <TextField
          kind="number"
          name="days"
          label={t('series.days')}
          hint={t('series.daysHint')}
          maxLength={String(MAX_SERIES_INTERVAL).length}
          value={plan.days}
          error={{
            visible: plan.days !== '' && !hasValidDays,
            message: t('series.daysHint'),
          }}
          onChange={(days) => onChange({ days })}
        />
      ) : null}
      <DateField
        isFilter
        name="first"
        label={t('series.first')}
        min={limits.min}
        max={limits.max}
        value={first}
        onChange={(day) => onChange({ first: day })}
      />
    </div>
  );
}
