import type { ReactNode } from 'react';
import type { BoundField } from './parts/bound-field.ts';
import { FieldGroup } from './parts/field-group.tsx';
import type { FieldFrame } from './parts/field.tsx';
import { shownStatus } from './parts/shown-status.ts';
import styles from './parts/toggle.module.css';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps extends BoundField<string>, Omit<FieldFrame, 'takesFocus'> {
  options: readonly RadioOption[];
  /** Shows the options as chips beside each other instead of lines. */
  isChips?: boolean | undefined;
}

/** A field for one of a few options, all visible; the value is '' while none is chosen. */
export function RadioGroup({ options, isChips = false, ...field }: RadioGroupProps) {
  const { name, label, hint, value, error, status, disabled, required } = field;
  return (
    <FieldGroup
      name={name}
      label={label}
      hint={hint}
      error={error}
      status={status}
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
              disabled={disabled || option.disabled}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              data-status={shownStatus(field)}
            />
            <span className={styles.text}>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
