import type { ReactNode } from 'react';
import { statusOf, type BoundField } from './parts/bound-field.ts';
import { FieldGroup } from './parts/field-group.tsx';
import type { FieldFrame } from './parts/field.tsx';
import styles from './parts/toggle.module.css';

interface RadioOption {
  value: string;
  label: ReactNode;
}

interface RadioGroupProps extends BoundField<string>, Omit<FieldFrame, 'takesFocus'> {
  options: readonly RadioOption[];
  /** Shows the options as chips beside each other instead of lines. */
  isChips?: boolean | undefined;
}

/** A field for one of a few options, all visible; the value is '' while none is chosen. */
export function RadioGroup({ options, isChips = false, ...field }: RadioGroupProps) {
  const { name, label, hint, value, error, disabled, required } = field;
  return (
    <FieldGroup
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={required}
      role="radiogroup"
    >
      <div className={isChips ? styles.chips : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.toggle}>
            <input
              className={styles.dot}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              data-status={statusOf(error)}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
