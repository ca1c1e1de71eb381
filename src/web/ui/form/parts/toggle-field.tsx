import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { statusOf, type BoundField } from './bound-field.ts';
import { ErrorText, LabelText } from './field-parts.tsx';
import type { FieldFrame } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './toggle.module.css';
import { useFieldIds } from './use-field-ids.ts';

export interface ToggleFieldProps extends BoundField<boolean>, Omit<FieldFrame, 'takesFocus'> {}

interface ToggleProps extends ToggleFieldProps {
  input: Pick<ComponentProps<'input'>, 'role' | 'className'>;
  /** Puts the control at the end of the line instead of the start. */
  controlLast?: boolean | undefined;
}

/** The common part of a checkbox and a switch: a control whose label is the whole line. */
export function ToggleField({ input, controlLast = false, ...field }: ToggleProps) {
  const { name, label, hint, value, error, disabled, required } = field;
  const ids = useFieldIds(hint, error);
  const control = (
    <input
      {...input}
      id={ids.control}
      name={name}
      type="checkbox"
      checked={value}
      disabled={disabled}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      aria-describedby={ids.describedBy}
      aria-invalid={error?.visible || undefined}
      aria-required={required || undefined}
      data-status={statusOf(error)}
    />
  );
  return (
    <div className={fieldStyles.field} data-field={name}>
      <label className={classNames(styles.toggle, controlLast && styles.between)}>
        {controlLast ? null : control}
        <span className={styles.text}>
          <LabelText required={required}>{label}</LabelText>
          {hint ? (
            <span id={ids.hint} className={styles.hint}>
              {hint}
            </span>
          ) : null}
        </span>
        {controlLast ? control : null}
      </label>
      <ErrorText id={ids.error} error={error} />
    </div>
  );
}
