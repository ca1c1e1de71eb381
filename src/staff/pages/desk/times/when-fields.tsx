import { PARTS_OF_DAY, type PartOfDay } from '#shared/domain/desk/parts-of-day.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { MAX_DAYS, type Distance, type When } from './when.ts';

const PARTS = Object.keys(PARTS_OF_DAY) as PartOfDay[];

interface WhenFieldsProps {
  when: When;
  distances: readonly Distance[];
  today: PlainDate;
  onChange: (when: When) => void;
}

/** The part of the day, and the day from which times are searched. */
export function WhenFields({ when, distances, today, onChange }: WhenFieldsProps) {
  const t = useText('desk');
  return (
    <>
      <RadioGroup
        isChips
        name="part"
        label={t('times.part')}
        value={when.part}
        options={PARTS.map((part) => ({ value: part, label: t(`times.parts.${part}`) }))}
        onChange={(value) =>
          onChange({ ...when, part: PARTS.find((part) => part === value) ?? when.part })
        }
      />
      <RadioGroup
        isChips
        name="from"
        label={t('times.from')}
        value={when.distance}
        options={distances.map((distance) => ({
          value: distance,
          label: t(`times.distances.${distance}`),
        }))}
        onChange={(value) =>
          onChange({
            ...when,
            distance: distances.find((distance) => distance === value) ?? when.distance,
          })
        }
      />
      {when.distance === 'date' ? (
        <DateField
          isFilter
          name="date"
          label={t('times.date')}
          min={today}
          max={addDays(today, MAX_DAYS)}
          value={when.date}
          onChange={(date) => onChange({ ...when, date })}
        />
      ) : null}
    </>
  );
}
