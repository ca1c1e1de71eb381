import { Check, Plus } from 'lucide-react';
import { Icon } from '../display/icon.tsx';
import styles from './multi-select.module.css';
import { statusOf, type BoundField } from './parts/bound-field.ts';
import { FieldGroup } from './parts/field-group.tsx';
import type { FieldFrame } from './parts/field.tsx';

interface MultiSelectProps
  extends BoundField<readonly string[] | null>, Omit<FieldFrame, 'takesFocus'> {
  options: readonly { value: string; label: string }[];
}

/**
 * A field for choosing several of a few options, shown as chips. The value is null while none is
 * chosen. The chips are checkboxes, so a form can be submitted without scripts.
 */
export function MultiSelect({ options, ...field }: MultiSelectProps) {
  const { name, label, hint, value, error, disabled, required, onChange } = field;
  const chosen = value ?? [];

  const pick = (isChosen: (option: string) => boolean) => {
    const picked = options.map((option) => option.value).filter(isChosen);
    onChange(picked.length === 0 ? null : picked);
  };

  return (
    <FieldGroup name={name} label={label} hint={hint} error={error} required={required}>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.box}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled}
              data-status={statusOf(error)}
              onChange={({ currentTarget }) =>
                pick((other) =>
                  other === option.value ? currentTarget.checked : chosen.includes(other),
                )
              }
              onBlur={field.onBlur}
            />
            <Icon of={Plus} size={16} className={styles.add ?? ''} />
            <Icon of={Check} size={16} className={styles.chosen ?? ''} />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
