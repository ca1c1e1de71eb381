import { useState } from 'react';
import { statusOf, type BoundField } from '../parts/bound-field.ts';
import styles from './date-of-birth-field.module.css';
import {
  changeDatePart,
  joinDate,
  lastDay,
  lastMonth,
  splitDate,
  type DateParts,
} from './date-parts.ts';
import { FieldGroup } from '../parts/field-group.tsx';
import type { FieldFrame } from '../parts/field.tsx';
import { NativeSelect, type SelectOption } from '../parts/native-select.tsx';

const numbers = (from: number, to: number): SelectOption[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const value = String(from < to ? from + index : from - index);
    return { value, label: value };
  });

interface DateOfBirthFieldProps extends BoundField<string | null>, Omit<FieldFrame, 'takesFocus'> {
  firstYear: number;
  /** The last day that can be chosen, "2026-11-23". */
  last: string;
  /** Twelve names, January first. */
  monthNames: readonly string[];
  labels: { year: string; month: string; day: string };
}

/**
 * A date of birth in three selects, up to a maximum. The value, "1987-02-09", is null until all
 * three are chosen.
 */
export function DateOfBirthField({
  firstYear,
  last,
  monthNames,
  labels,
  value,
  onChange,
  ...field
}: DateOfBirthFieldProps) {
  const [chosen, setChosen] = useState(() => splitDate(value));
  // The form may set or reset the whole date; only this component knows an incomplete date.
  const parts = joinDate(chosen) === value ? chosen : splitDate(value);

  const optionsOf: Record<keyof DateParts, SelectOption[]> = {
    year: numbers(Number(splitDate(last).year), firstYear),
    month: monthNames
      .slice(0, lastMonth(parts, last))
      .map((label, index) => ({ value: String(index + 1), label })),
    day: numbers(1, lastDay(parts, last)),
  };

  return (
    <FieldGroup
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={field.error}
      required={field.required}
    >
      <div className={styles.parts}>
        {(['year', 'month', 'day'] as const).map((part) => (
          <NativeSelect
            key={part}
            name={`${field.name}-${part}`}
            aria-label={labels[part]}
            aria-required={field.required || undefined}
            aria-invalid={field.error?.visible || undefined}
            data-status={statusOf(field.error)}
            autoComplete={`bday-${part}`}
            disabled={field.disabled}
            options={optionsOf[part]}
            placeholder={labels[part]}
            value={parts[part]}
            onBlur={field.onBlur}
            onChange={(choice) => {
              const next = changeDatePart(parts, { [part]: choice }, last);
              setChosen(next);
              const date = joinDate(next);
              if (date !== value) onChange(date);
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
